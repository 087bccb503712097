import Foundation

/// Where each letter of one line of text stands: all that a caret has to know of it.
///
/// Positions are UTF-8 bytes from the beginning; x is points from the left end. Text of both
/// directions stands in runs, so that neighbours in the text may be far apart in the line.
public struct TextLine: Hashable, Sendable {
  /// One `Character` as it stands in the line.
  public struct Element: Hashable, Sendable {
    /// Where it begins in the text.
    public var position: Int
    /// The left edge, in points from the left end of the line.
    public var minX: CGFloat
    /// The right edge, in points from the left end of the line.
    public var maxX: CGFloat
    /// Whether its run is read from right to left.
    public var isRightToLeft: Bool

    /// A `Character` that begins at a UTF-8 byte of the text and stands between two x, in points.
    public init(position: Int, minX: CGFloat, maxX: CGFloat, isRightToLeft: Bool) {
      self.position = position
      self.minX = minX
      self.maxX = maxX
      self.isRightToLeft = isRightToLeft
    }
  }

  /// In the order of the text, without a gap.
  public let elements: [Element]
  /// Of the text, UTF-8 bytes.
  public let length: Int
  /// Whether the line as a whole is read from the right.
  public let isRightToLeft: Bool
  /// Points; 0 for an empty line.
  public let width: CGFloat
  /// The places of the caret from left to right.
  private let stops: [Int]

  /// A line of elements in the order of the text, whose length is in UTF-8 bytes.
  public init(elements: [Element], length: Int, isRightToLeft: Bool = false) {
    self.elements = elements
    self.length = length
    self.isRightToLeft = isRightToLeft
    width = elements.lazy.map(\.maxX).max() ?? 0
    stops = Self.stops(elements, length: length, isRightToLeft: isRightToLeft)
  }

  /// Every letter of the same width, from left to right.
  public init(_ string: String, characterWidth: CGFloat) {
    var elements: [Element] = []
    var position = 0
    for (index, character) in string.enumerated() {
      let x = CGFloat(index) * characterWidth
      elements.append(
        Element(position: position, minX: x, maxX: x + characterWidth, isRightToLeft: false))
      position += character.utf8.count
    }
    self.init(elements: elements, length: position)
  }

  // MARK: Caret

  /// Where a caret is drawn that is at `position`; O(log n).
  ///
  /// Where text of both directions meets, text of the line's own direction would be put in there.
  public func caretX(at position: Int) -> CGFloat {
    let (edge, index) = Self.edge(
      at: self.index(of: position), in: elements, isRightToLeft: isRightToLeft)
    switch edge {
    case .left: return elements[index].minX
    case .right: return elements[index].maxX
    case .begin: return isRightToLeft ? width : 0
    case .end: return isRightToLeft ? 0 : width
    }
  }

  /// The place of the caret nearest to `x`; O(n log n).
  public func position(closestTo x: CGFloat) -> Int {
    stops.min { abs(caretX(at: $0) - x) < abs(caretX(at: $1) - x) } ?? 0
  }

  /// Where the `Character` begins that is seen at `x`, or the nearest to it; nil for an empty line.
  public func position(ofElementAt x: CGFloat) -> Int? {
    func distance(_ element: Element) -> CGFloat { max(element.minX - x, x - element.maxX, 0) }
    return elements.min { distance($0) < distance($1) }?.position
  }

  /// The `Character` that begins at a position; nil where none does.
  ///
  /// O(log n).
  public func element(at position: Int) -> Element? {
    let index = index(of: position)
    return index < elements.count && elements[index].position == position ? elements[index] : nil
  }

  /// The next place of the caret to one side; nil beyond the ends of the line.
  public func position(from position: Int, to side: TextLayoutDirection) -> Int? {
    guard let index = stops.firstIndex(of: position) else { return nil }
    let next = index + (side == .right ? 1 : -1)
    return stops.indices.contains(next) ? stops[next] : nil
  }

  /// The parts of the line, from left to right, that a selection covers: several where text of both
  /// directions meets.
  public func spans(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
    let covered = elements[index(of: range.lowerBound)..<index(of: range.upperBound)]
    var spans: [ClosedRange<CGFloat>] = []
    for element in covered.sorted(by: { $0.minX < $1.minX }) {
      if let last = spans.last, element.minX - last.upperBound < 0.01 {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, element.maxX)
      } else {
        spans.append(element.minX...element.maxX)
      }
    }
    return spans
  }

  /// Along the text for a step to one side, as the line as a whole is read.
  public func direction(to side: TextLayoutDirection) -> TextStorageDirection {
    (side == .right) != isRightToLeft ? .forward : .backward
  }

  /// Of the first element that does not begin before `position`; the count for none.
  private func index(of position: Int) -> Int {
    var range = 0..<elements.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        elements[middle].position < position
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

extension TextLine {
  private enum Edge {
    case left, right
    /// Of the line.
    case begin, end
  }

  /// Which edge, of which element, a caret before the element `index` stands at: behind the one
  /// before it if that has the line's direction, otherwise before the one after it.
  private static func edge(
    at index: Int, in elements: [Element], isRightToLeft: Bool
  ) -> (Edge, Int) {
    guard index > 0 else { return (.begin, 0) }
    if elements[index - 1].isRightToLeft == isRightToLeft {
      return (isRightToLeft ? .left : .right, index - 1)
    }
    guard index < elements.count else { return (.end, 0) }
    return (elements[index].isRightToLeft ? .right : .left, index)
  }

  /// Each caret position belongs to exactly one gap between two letters as they are shown.
  private static func stops(
    _ elements: [Element], length: Int, isRightToLeft: Bool
  ) -> [Int] {
    // Letters of no width keep their order.
    let order = elements.indices.sorted { a, b in
      let (one, two) = (elements[a], elements[b])
      if one.minX != two.minX { return one.minX < two.minX }
      if one.maxX != two.maxX { return one.maxX < two.maxX }
      return one.isRightToLeft ? a > b : a < b
    }
    var places = Array(repeating: 0, count: elements.count)
    for (place, index) in order.enumerated() { places[index] = place }
    let gaps = (0...elements.count).map { index in
      let (edge, element) = edge(at: index, in: elements, isRightToLeft: isRightToLeft)
      return switch edge {
      case .left: places[element]
      case .right: places[element] + 1
      case .begin: isRightToLeft ? elements.count : 0
      case .end: isRightToLeft ? 0 : elements.count
      }
    }
    return gaps.indices.sorted { (gaps[$0], $0) < (gaps[$1], $1) }
      .map { $0 < elements.count ? elements[$0].position : length }
  }
}
