import Foundation

/// A place of a screen that is seen as one thing: an item, another view, or a part of the screen
/// beside both.
public struct SeenPlace: Hashable, Sendable, Codable {
  /// The id of the item; nil for everything that cannot have the focus.
  public var id: String?
  /// The label for a screen reader, or the text at a part of the screen; nil for none.
  public var label: String?
  /// The frame as it is drawn, in points of the screen.
  public var frame: CGRect
  /// The strength as a share of that of the place that is seen first, 0...1.
  public var strength: Double
  /// Whether the place has the focus.
  public var isFocused: Bool
  /// The point that stands out most, in points of the screen.
  public var point: CGPoint

  private enum CodingKeys: String, CodingKey {
    case id, label, frame, strength, point
    case isFocused = "focused"
  }
}

/// An item on a picture of a screen, or another view that is seen as one thing.
struct SeenItem {
  /// The id by which findings and walks name an item; nil for a view that cannot have the focus.
  var id: String?
  /// The label for a screen reader; nil for none.
  var label: String?
  /// The frame as it is drawn, with the indicator of the focus, in points of the screen.
  var frame: CGRect
  var isFocused = false
  /// The area in which the item lights what is around it, in points of the screen; null for none.
  var light = CGRect.null
}

extension SaliencyMap {
  /// The share of the map that an item may cover without containing other things, such as a board.
  private static let mostOfScreen = 0.35
  /// The share of the strongest cell from which a part beside the items is a place.
  private static let leastPart: Float = 0.1
  /// The distance of two parts beside the items, in cells.
  private static let partReach = 12
  /// The largest distance of a part's cells from its middle, in cells: a sixth of the longer side.
  private static let partRadius = SaliencyMap.longest / 6
  /// The share of its middle from which a cell belongs to a part.
  private static let partShare: Float = 0.5
  /// The cells around a part in which its edge is looked for.
  private static let partMargin = 3
  /// The cells beside an item whose colours may be those of its blurred edge.
  private static let edgeReach = 2
  /// The difference of Oklab between two colours of a part that is seen; without it, the part is an
  /// even ground between other things.
  private static let partContrast: Float = 0.02
  /// The most parts beside the items.
  private static let mostParts = 12
  /// The steps of strength within which two places are seen at the same time.
  private static let tie = 0.01

  /// Returns the places of the screen in the order in which they are seen.
  ///
  /// Each cell belongs to the item that is drawn last there, and the strength of an item is the
  /// square root of the sum of its cells' squares: a large thing needs less contrast than a small
  /// one, by the root of its area (Piper's law). Beside the items, what is around a peak and at
  /// least half as strong is a place. Places whose strengths differ by less than a hundredth of the
  /// largest are in reading order.
  ///
  /// - Parameter items: the items in drawing order.
  /// - Returns: The places, the first one first.
  func places(of items: [SeenItem]) -> [SeenPlace] {
    let owners = owners(of: items)
    var places: [SeenPlace] = []
    var squares = [Double](repeating: 0, count: items.count)
    var best = [Int?](repeating: nil, count: items.count)
    for (index, owner) in owners.enumerated() {
      guard let owner else { continue }
      let value = plane.values[index]
      squares[owner] += Double(value * value)
      if best[owner].map({ value > plane.values[$0] }) ?? true { best[owner] = index }
    }
    for (number, item) in items.enumerated() {
      guard let peak = best[number] else { continue }
      places.append(
        SeenPlace(
          id: item.id, label: item.label,
          frame: item.id == nil
            ? frame(of: number, from: peak, owners) : item.frame.intersection(screen),
          strength: squares[number].squareRoot(), isFocused: item.isFocused,
          point: point(of: peak)))
    }
    places += parts(beside: owners)
    return ordered(places)
  }

  /// Returns the frame of what stands out of a view, whose own frame may be much larger.
  private func frame(of number: Int, from peak: Int, _ owners: [Int?]) -> CGRect {
    let least = plane.values[peak] * Self.partShare
    return frame(
      of: owners.indices.filter { owners[$0] == number && plane.values[$0] >= least })
  }

  /// Returns the frame of cells, in points.
  private func frame(of cells: [Int]) -> CGRect {
    cells.reduce(CGRect.null) { frame, index in
      let middle = point(of: index)
      return frame.union(
        CGRect(
          x: middle.x - cell.width / 2, y: middle.y - cell.height / 2, width: cell.width,
          height: cell.height))
    }
  }

  /// The screen, in points.
  private var screen: CGRect {
    CGRect(
      x: 0, y: 0, width: cell.width * CGFloat(plane.width),
      height: cell.height * CGFloat(plane.height))
  }

  private func point(of index: Int) -> CGPoint {
    CGPoint(
      x: (CGFloat(index % plane.width) + 0.5) * cell.width,
      y: (CGFloat(index / plane.width) + 0.5) * cell.height)
  }

  /// Returns the number of the item to which each cell belongs.
  private func owners(of items: [SeenItem]) -> [Int?] {
    var owners = [Int?](repeating: nil, count: plane.values.count)
    let most = screen.width * screen.height * Self.mostOfScreen
    func isLarge(_ item: SeenItem) -> Bool {
      let seen = item.frame.intersection(screen)
      return !seen.isNull && seen.width * seen.height > most
    }
    // The focused item is above the others, unless it contains them.
    let order = items.indices.filter { items[$0].isFocused == isLarge(items[$0]) }
    let last = items.indices.filter { items[$0].isFocused && !isLarge(items[$0]) }
    for number in order + last {
      let item = items[number]
      for index in cells(in: item.frame) { owners[index] = number }
    }
    // The ground that an item lights is seen as a part of the item.
    for number in items.indices {
      for index in cells(in: items[number].light) where owners[index] == nil {
        owners[index] = number
      }
    }
    return owners
  }

  /// Returns the indices of the cells whose middle lies in a frame, row by row.
  private func cells(in frame: CGRect) -> [Int] {
    let part = frame.intersection(screen)
    guard !part.isNull, part.width > 0, part.height > 0 else { return [] }
    let columns = Self.cells(part.minX, part.maxX, cell.width, plane.width)
    let rows = Self.cells(part.minY, part.maxY, cell.height, plane.height)
    return rows.flatMap { row in columns.map { row * plane.width + $0 } }
  }

  /// Returns the cells whose middle lies between two points.
  private static func cells(
    _ low: CGFloat, _ high: CGFloat, _ side: CGFloat, _ count: Int
  ) -> Range<Int> {
    let first = max(0, min(count, Int((low / side).rounded())))
    return first..<max(first, min(count, Int((high / side).rounded())))
  }

  /// Returns whether each cell is so far from the items that its colour is its own.
  private func isClear(of owners: [Int?]) -> [Bool] {
    var isClear = owners.map { $0 == nil }
    let reach = Self.edgeReach
    for (index, owner) in owners.enumerated() where owner != nil {
      let (x, y) = (index % plane.width, index / plane.width)
      // The cells within an item have nothing to clear around them.
      let isInside =
        x > 0 && y > 0 && x < plane.width - 1 && y < plane.height - 1 && owners[index - 1] != nil
        && owners[index + 1] != nil && owners[index - plane.width] != nil
        && owners[index + plane.width] != nil
      guard !isInside else { continue }
      for near in max(0, y - reach)...min(plane.height - 1, y + reach) {
        for cell in max(0, x - reach)...min(plane.width - 1, x + reach) {
          isClear[near * plane.width + cell] = false
        }
      }
    }
    return isClear
  }

  /// Returns what stands out beside the items.
  private func parts(beside owners: [Int?]) -> [SeenPlace] {
    guard let most = plane.values.max(), most > 0 else { return [] }
    let peaks = plane.peaks(within: Self.partReach, least: most * Self.leastPart)
      .filter { owners[$0] == nil }
      .sorted { (plane.values[$1], $0) < (plane.values[$0], $1) }
    var isTaken = owners.map { $0 != nil }
    let isClear = isClear(of: owners)
    var parts: [SeenPlace] = []
    for peak in peaks.prefix(Self.mostParts) where !isTaken[peak] {
      let cells = cells(around: peak, &isTaken)
      guard !isEven(cells, isClear) else { continue }
      let squares = cells.reduce(0.0) { $0 + Double(plane.values[$1] * plane.values[$1]) }
      parts.append(
        SeenPlace(
          frame: frame(of: cells), strength: squares.squareRoot(), isFocused: false,
          point: point(of: peak)))
    }
    return parts
  }

  /// Returns whether a part and what is directly around it have one colour, apart from the items.
  private func isEven(_ cells: [Int], _ isClear: [Bool]) -> Bool {
    let (columns, rows) = (cells.map { $0 % plane.width }, cells.map { $0 / plane.width })
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return true }
    let margin = Self.partMargin
    return colors.allSatisfy { color in
      var (least, most) = (Float.infinity, -Float.infinity)
      for y in max(0, top - margin)...min(plane.height - 1, bottom + margin) {
        for x in max(0, left - margin)...min(plane.width - 1, right + margin)
        where isClear[y * plane.width + x] {
          let value = color.values[y * plane.width + x]
          (least, most) = (min(least, value), max(most, value))
        }
      }
      return least > most || most - least < Self.partContrast
    }
  }

  /// Takes the connected cells around a peak that are at least half as strong.
  private func cells(around peak: Int, _ isTaken: inout [Bool]) -> [Int] {
    let least = plane.values[peak] * Self.partShare
    let (middleX, middleY) = (peak % plane.width, peak / plane.width)
    let radius = Self.partRadius * Self.partRadius
    var cells = [peak]
    isTaken[peak] = true
    var next = 0
    while next < cells.count {
      let (x, y) = (cells[next] % plane.width, cells[next] / plane.width)
      next += 1
      for (x, y) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)] {
        guard x >= 0, y >= 0, x < plane.width, y < plane.height else { continue }
        let index = y * plane.width + x
        let distance = (x - middleX) * (x - middleX) + (y - middleY) * (y - middleY)
        guard !isTaken[index], plane.values[index] >= least, distance <= radius else { continue }
        isTaken[index] = true
        cells.append(index)
      }
    }
    return cells
  }

  private func ordered(_ places: [SeenPlace]) -> [SeenPlace] {
    guard let most = places.map(\.strength).max(), most > 0 else { return [] }
    return places.map { place in
      var place = place
      place.strength = (place.strength / most / Self.tie).rounded() * Self.tie
      return place
    }.filter { $0.strength > 0 || $0.isFocused }.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      return (second.strength, first.frame.minY, first.frame.minX, one.offset)
        < (first.strength, second.frame.minY, second.frame.minX, other.offset)
    }.map(\.element)
  }
}
