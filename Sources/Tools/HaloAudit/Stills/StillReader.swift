import Foundation

/// Finds the focused card in a still, and measures it.
package struct StillReader {
  private let still: StillPixels
  private let ground: GroundMask
  private let edges: StillEdges
  private let cards: [Card]
  /// Pixels per point.
  private let scale: Double

  /// A card with its ring.
  private struct Card {
    var box: StillBox
    var ring: StillRing?
    /// The frame without the ring, in pixels.
    var frame: CGRect
    /// The frame with the ring, in pixels.
    var outer: CGRect
  }

  /// The smallest side of a card in points, and the share of its box that it fills (our choice).
  private static let smallest = 36.0
  private static let filling = 0.85
  /// The widest ring with its gap, in points (our choice).
  private static let widestRing = 14.0
  /// The difference in pixels up to which two cards have the same size (our choice).
  private static let sameSize = 1.6
  /// The share by which the focused card is at least larger than its neighbours (our choice).
  private static let growth = 1.012
  /// The pixels by which a box may be larger than its card (our choice).
  private static let clearance = 3.0

  /// Returns the usual pixels per point of a still whose size is given in pixels.
  ///
  /// It follows from the size of the screen in points, if both have the same proportions; otherwise
  /// it is 2 for a still that is wider than 2048 pixels, and 1 for any other.
  package static func usualScale(width: Int, height: Int, screen: CGSize?) -> Double {
    if let screen, screen.width > 0, screen.height > 0 {
      let scale = Double(width) / Double(screen.width)
      if abs(Double(height) / Double(screen.height) / scale - 1) < 0.01 { return scale }
    }
    return width > 2048 ? 2 : 1
  }

  /// Reads a still.
  ///
  /// - Parameters:
  ///   - still: the pixels.
  ///   - scale: pixels per point.
  package init(_ still: StillPixels, scale: Double) {
    self.still = still
    self.scale = scale
    ground = GroundMask(of: still, scale: scale)
    edges = StillEdges(still: still)
    let (edges, reach) = (edges, Int((Self.widestRing * scale).rounded()))
    cards = ground.boxes(atLeast: Int(Self.smallest * scale))
      .filter { $0.filled >= Self.filling }
      .map { box in
        let outer = edges.frame(of: box)
        guard let ring = StillRing(in: edges, of: box, reach: reach) else {
          return Card(box: box, frame: outer, outer: outer)
        }
        let inset = ring.width + ring.gap
        return Card(
          box: box, ring: ring, frame: outer.insetBy(dx: inset, dy: inset), outer: outer)
      }
  }

  /// Measures the focused card by the cards beside it.
  ///
  /// - Throws: ``StillError``.
  package func reading() throws(StillError) -> StillReading {
    guard !cards.isEmpty else { throw .noCards }
    var best: (card: Card, rest: CGSize, neighbours: Int)?
    for card in cards {
      for isRow in [true, false] {
        guard let group = neighbours(of: card, isRow: isRow) else { continue }
        let isMore =
          group.count > best?.neighbours ?? 0
          || group.count == best?.neighbours && card.ring != nil && best?.card.ring == nil
        if isMore { best = (card, group.size, group.count) }
      }
    }
    guard let best else { throw .noFocus }
    return measure(best.card, rest: best.rest, neighbours: best.neighbours)
  }

  /// Measures the focused card by another still of the same screen, in which it is not focused.
  ///
  /// - Throws: ``StillError``.
  package func reading(atRest other: StillReader) throws(StillError) -> StillReading {
    guard other.still.width == still.width, other.still.height == still.height else {
      throw .sizes(
        focused: [still.width, still.height], rest: [other.still.width, other.still.height])
    }
    guard !cards.isEmpty, !other.cards.isEmpty else { throw .noCards }
    var best: (card: Card, rest: Card, change: Double)?
    for card in cards {
      let center = CGPoint(x: card.frame.midX, y: card.frame.midY)
      guard
        let rest = other.cards.filter({ $0.frame.contains(center) })
          .min(by: { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height })
      else { continue }
      var change = Double(max(card.frame.width - rest.frame.width, 0))
      if card.ring != nil, rest.ring == nil { change += card.ring?.width ?? 0 }
      if change > best?.change ?? 0.8 { best = (card, rest, change) }
    }
    guard let best else { throw .noDifference }
    return measure(best.card, rest: best.rest.frame.size, neighbours: 0)
  }

  /// The usual size of the cards in the same row or column, if the card differs from at least two of
  /// them that have it; nil otherwise.
  private func neighbours(of card: Card, isRow: Bool) -> (size: CGSize, count: Int)? {
    let near = cards.filter { other in
      guard other.box != card.box else { return false }
      let distance =
        isRow
        ? abs(other.frame.midY - card.frame.midY) : abs(other.frame.midX - card.frame.midX)
      let side = isRow ? card.frame.height : card.frame.width
      let ratios = [
        card.frame.width / max(1, other.frame.width),
        card.frame.height / max(1, other.frame.height),
      ]
      return distance < side * 0.12 && ratios.allSatisfy { (0.95...1.7).contains($0) }
    }
    var best: (size: CGSize, count: Int)?
    for one in near {
      let same = near.filter {
        abs($0.frame.width - one.frame.width) < Self.sameSize
          && abs($0.frame.height - one.frame.height) < Self.sameSize && $0.ring == nil
      }
      guard same.count >= 2, same.count > best?.count ?? 0 else { continue }
      let width = same.map { Double($0.frame.width) }.median ?? 0
      let height = same.map { Double($0.frame.height) }.median ?? 0
      best = (CGSize(width: width, height: height), same.count)
    }
    guard let best else { return nil }
    let isLarger =
      card.frame.width > best.size.width * Self.growth
      && card.frame.height > best.size.height * Self.growth
    return isLarger || card.ring != nil ? best : nil
  }

  private func measure(_ card: Card, rest: CGSize, neighbours: Int) -> StillReading {
    func points(_ pixels: Double) -> Double { (pixels / scale * 100).rounded() / 100 }
    let outerRadius = edges.cornerRadius(of: card.outer, contrast: edges.contrast(of: card.box))
    let inset = (card.ring?.width ?? 0) + (card.ring?.gap ?? 0)
    // A part below the card that is not ground may be a shadow too sharp to be told from an edge.
    let isClear = Double(card.box.bottom) - card.outer.maxY <= Self.clearance
    let shadow =
      isClear ? StillShadow(in: still, ground: ground, of: card.outer, scale: scale) : nil
    return StillReading(
      frame: StillReading.Frame(
        x: points(card.frame.minX), y: points(card.frame.minY),
        width: points(card.frame.width), height: points(card.frame.height)),
      restWidth: points(rest.width), restHeight: points(rest.height),
      radius: outerRadius.map { points(max(0, $0 - inset)) },
      ring: card.ring.map {
        StillReading.Ring(
          width: points($0.width), gap: points($0.gap),
          color: StillReading.hexText([$0.color.x, $0.color.y, $0.color.z].map { Double($0) }))
      },
      shadow: shadow.map {
        StillReading.Shadow(
          offset: points($0.offset), sigma: points($0.sigma),
          opacity: ($0.opacity * 1000).rounded() / 1000)
      }, neighbours: neighbours)
  }
}
