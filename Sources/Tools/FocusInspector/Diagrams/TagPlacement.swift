import Foundation

/// A placement of tags that stay inside the picture and do not overlap.
package struct TagPlacement {
  /// The area for tags.
  package let bounds: CGRect
  /// Small rectangles that tags avoid if possible, such as those along an arrow.
  package var avoided: [CGRect] = []
  /// The visible items and texts of the screen, which tags beside an item never cover.
  package var items: [CGRect] = []
  package var texts: [CGRect] = []
  private(set) var placed: [CGRect] = []

  /// The points between two tags.
  static let gap: CGFloat = 2
  /// The points between a tag and the edge beside it.
  static let inset: CGFloat = 4
  /// The points that a tag leaves free before and after a text, such as the label of a key cap.
  private static let textMargin: CGFloat = 8
  /// The points between two tried places, when all near ones are taken.
  private static let step: CGFloat = 6

  package init(bounds: CGRect) { self.bounds = bounds }

  /// Returns the best free place at `anchor`; a place inside it comes before an equally good one
  /// outside; nil for none.
  mutating func place(_ size: CGSize, at anchor: CGRect) -> CGRect? {
    place(among: Self.inside(anchor, size: size) + Self.outside(anchor, size: size))
  }

  /// Returns the best free one of `places`, the first of several equal ones; nil for none.
  mutating func place(among places: [CGRect]) -> CGRect? {
    let free = places.filter(isFree).map { ($0, cost: cost(of: $0)) }
    guard
      let best = free.enumerated().min(by: {
        ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
      })?.element.0
    else { return nil }
    placed.append(best)
    return best
  }

  /// Returns a place outside `anchor` that covers no item and no text; nil for none.
  package mutating func place(_ size: CGSize, beside anchor: CGRect) -> CGRect? {
    place(clearAmong: beside(anchor, size: size))
  }

  /// Returns the first free one of `places` that covers no item and no text; nil for none.
  mutating func place(clearAmong places: [CGRect]) -> CGRect? {
    let covered = items + avoided + roomOfTexts
    return place(among: places.filter { rect in !covered.contains { $0.intersects(rect) } })
  }

  /// Returns the place across an edge of `anchor` that covers least of texts and of other items; nil
  /// for none that covers no text.
  mutating func place(_ size: CGSize, across anchor: CGRect) -> CGRect? {
    let others = items.filter { $0 != anchor }
    var best: (rect: CGRect, cost: CGFloat)?
    for rect in anchor.placesAcross(size) where isFree(rect) {
      guard !texts.contains(where: { $0.intersects(rect) }) else { continue }
      let cost = cost(of: rect) + rect.overlap(with: others)
      if cost < best?.cost ?? .infinity { best = (rect, cost) }
    }
    if let best { placed.append(best.rect) }
    return best?.rect
  }

  /// Returns the middle of `anchor` if it is free, otherwise the best place at it; nil for none.
  mutating func place(_ size: CGSize, inTheMiddleOf anchor: CGRect) -> CGRect? {
    // The centre, moved inside the edges of the picture.
    let room = bounds.insetBy(dx: Self.gap, dy: Self.gap)
    let middle = CGRect(
      x: max(room.minX, min(anchor.midX - size.width / 2, room.maxX - size.width)),
      y: max(room.minY, min(anchor.midY - size.height / 2, room.maxY - size.height)),
      width: size.width, height: size.height)
    guard isFree(middle) else { return place(size, at: anchor) }
    placed.append(middle)
    return middle
  }

  /// Returns the free place nearest to `anchor` and outside it, anywhere in the picture; one that
  /// covers items or texts counts as further away; nil if there is none.
  package mutating func placeAnywhere(_ size: CGSize, near anchor: CGRect) -> CGRect? {
    var best: (rect: CGRect, distance: CGFloat)?
    let area = bounds.insetBy(dx: Self.inset, dy: Self.inset)
    guard size.width <= area.width, size.height <= area.height else { return nil }
    let covered = items + roomOfTexts
    for y in stride(from: area.minY, through: area.maxY - size.height, by: Self.step) {
      for x in stride(from: area.minX, through: area.maxX - size.width, by: Self.step) {
        let rect = CGRect(x: x, y: y, width: size.width, height: size.height)
        var distance = hypot(rect.midX - anchor.midX, rect.midY - anchor.midY)
        guard distance < best?.distance ?? .infinity else { continue }
        distance += cost(of: rect) + rect.overlap(with: covered)
        if distance < best?.distance ?? .infinity, isFree(rect), !rect.intersects(anchor) {
          best = (rect, distance)
        }
      }
    }
    if let best { placed.append(best.rect) }
    return best?.rect
  }

  /// The texts with the points that a tag leaves free beside them.
  private var roomOfTexts: [CGRect] { texts.map { $0.insetBy(dx: -Self.textMargin, dy: 0) } }

  private func isFree(_ rect: CGRect) -> Bool {
    bounds.contains(rect)
      && !placed.contains { $0.insetBy(dx: -Self.gap, dy: -Self.gap).intersects(rect) }
  }

  private func cost(of rect: CGRect) -> CGFloat { rect.overlap(with: avoided) }

  /// The points between a tag and the item beside it.
  private static let distance: CGFloat = 4

  /// Returns places above, below and beside an item that leave the edge of the picture free.
  private func beside(_ anchor: CGRect, size: CGSize) -> [CGRect] {
    let room = bounds.insetBy(dx: Self.gap, dy: Self.gap)
    let rows = [anchor.minY - Self.distance - size.height, anchor.maxY + Self.distance]
    let columns = [anchor.maxX + Self.distance, anchor.minX - Self.distance - size.width]
    let xs = [anchor.minX, anchor.maxX - size.width, anchor.midX - size.width / 2].map {
      max(room.minX, min($0, room.maxX - size.width))
    }
    let ys = [anchor.midY - size.height / 2, anchor.minY, anchor.maxY - size.height].map {
      max(room.minY, min($0, room.maxY - size.height))
    }
    let places =
      rows.flatMap { y in xs.map { CGPoint(x: $0, y: y) } }
      + columns.flatMap { x in ys.map { CGPoint(x: x, y: $0) } }
    return places.map { CGRect(origin: $0, size: size) }.filter(room.contains)
  }

  private static func inside(_ anchor: CGRect, size: CGSize) -> [CGRect] {
    let inner = anchor.insetBy(dx: inset, dy: inset)
    guard !inner.isNull, size.width <= inner.width, size.height <= inner.height else { return [] }
    let right = inner.maxX - size.width
    let bottom = inner.maxY - size.height
    let middle = inner.midX - size.width / 2
    return [
      (inner.minX, inner.minY), (right, inner.minY), (inner.minX, bottom), (right, bottom),
      (middle, inner.minY), (middle, bottom), (middle, inner.midY - size.height / 2),
    ].map { CGRect(x: $0.0, y: $0.1, width: size.width, height: size.height) }
  }

  private static func outside(_ anchor: CGRect, size: CGSize) -> [CGRect] {
    let above = anchor.minY - gap - size.height
    let below = anchor.maxY + gap
    let before = anchor.minX - gap - size.width
    let after = anchor.maxX + gap
    let right = anchor.maxX - size.width
    let middle = anchor.midY - size.height / 2
    return [
      (anchor.minX, above), (anchor.minX, below), (right, above), (right, below),
      (after, middle), (before, middle), (after, anchor.minY), (before, anchor.minY),
    ].map { CGRect(x: $0.0, y: $0.1, width: size.width, height: size.height) }
  }
}

extension CGRect {
  /// Returns places for a tag across the upper and the lower edge, the corners first, where an item
  /// has no text of its own.
  ///
  /// Only a little of the tag is outside, so that it does not reach into the next row of items.
  fileprivate func placesAcross(_ size: CGSize) -> [CGRect] {
    let inset: CGFloat = 8
    guard width > size.width + 2 * inset else { return [] }
    let (left, right) = (minX + inset, maxX - inset - size.width)
    let xs = [left, right] + stride(from: left + size.width, to: right, by: size.width)
    let outside: CGFloat = 3
    return [minY - outside, maxY - size.height + outside].flatMap { y in
      xs.map { CGRect(x: $0, y: y, width: size.width, height: size.height) }
    }
  }

  /// Returns places for a tag with their middle on each corner, where the tag hides least.
  func placesOnCorners(_ size: CGSize) -> [CGRect] {
    [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { x, y in
      CGRect(
        x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height)
    }
  }

  /// Returns the area that the rectangle shares with others, in square points.
  fileprivate func overlap(with others: [CGRect]) -> CGFloat {
    others.reduce(0) { sum, other in
      let shared = other.intersection(self)
      return shared.isNull ? sum : sum + shared.width * shared.height
    }
  }
}
