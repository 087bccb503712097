import Foundation

/// The positions of the characters in one line of text: everything that a caret needs.
///
/// Positions are UTF-8 bytes from the beginning; x is in points from the left end. Text of both
/// directions forms runs, so that neighbours in the text may be far apart in the line.
public struct TextLine: Hashable, Sendable {
  /// One `Character` at its place in the line.
  public struct Element: Hashable, Sendable {
    /// The position at which it begins in the text, in UTF-8 bytes.
    public var position: Int
    /// The left edge, in points from the left end of the line.
    public var minX: CGFloat
    /// The right edge, in points from the left end of the line.
    public var maxX: CGFloat
    /// Whether its run is read from right to left.
    public var isRightToLeft: Bool

    /// Creates the element of a `Character` that begins at a UTF-8 byte of the text and lies
    /// between two x in points.
    public init(position: Int, minX: CGFloat, maxX: CGFloat, isRightToLeft: Bool) {
      self.position = position
      self.minX = minX
      self.maxX = maxX
      self.isRightToLeft = isRightToLeft
    }
  }

  /// The elements in the order of the text, without gaps.
  public let elements: [Element]
  /// The length of the text in UTF-8 bytes.
  public let length: Int
  /// Whether the line as a whole is read from right to left.
  public let isRightToLeft: Bool
  /// The width in points; 0 for an empty line.
  public let width: CGFloat
  /// The caret positions from left to right.
  private let stops: [Int]

  /// Creates a line of elements in the order of the text; `length` is in UTF-8 bytes.
  public init(elements: [Element], length: Int, isRightToLeft: Bool = false) {
    self.elements = elements
    self.length = length
    self.isRightToLeft = isRightToLeft
    width = elements.lazy.map(\.maxX).max() ?? 0
    stops = Self.stops(elements, length: length, isRightToLeft: isRightToLeft)
  }

  /// Creates a line in which every character has the same width in points, from left to right.
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

  /// Returns the x at which a caret at `position` is drawn, in points; O(log n).
  ///
  /// Between text of different directions, it is the place at which text of the line's own
  /// direction would be inserted.
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

  /// Returns the caret position nearest to `x`; O(n log n).
  public func position(closestTo x: CGFloat) -> Int {
    stops.min { abs(caretX(at: $0) - x) < abs(caretX(at: $1) - x) } ?? 0
  }

  /// Returns the position of the `Character` at `x`, or of the nearest one; nil for an empty line.
  public func position(ofElementAt x: CGFloat) -> Int? {
    func distance(_ element: Element) -> CGFloat { max(element.minX - x, x - element.maxX, 0) }
    return elements.min { distance($0) < distance($1) }?.position
  }

  /// Returns the `Character` that begins at a position; nil if none does.
  ///
  /// O(log n).
  public func element(at position: Int) -> Element? {
    let index = index(of: position)
    return index < elements.count && elements[index].position == position ? elements[index] : nil
  }

  /// Returns the next caret position to one side; nil beyond the ends of the line, and if
  /// `position` is not a caret position.
  public func position(from position: Int, to side: TextLayoutDirection) -> Int? {
    guard let index = stops.firstIndex(of: position) else { return nil }
    let next = index + (side == .right ? 1 : -1)
    return stops.indices.contains(next) ? stops[next] : nil
  }

  /// Returns the parts of the line that a selection covers, in points from left to right; there are
  /// several where text of both directions meets.
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

  /// Returns the direction along the text of a step to one side, by the direction of the line as a
  /// whole.
  public func direction(to side: TextLayoutDirection) -> TextStorageDirection {
    (side == .right) != isRightToLeft ? .forward : .backward
  }

  /// The index of the first element that does not begin before `position`; the number of elements
  /// if there is none.
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
    /// The ends of the line.
    case begin, end
  }

  /// The edge of an element at which a caret before the element `index` is drawn: the far edge of
  /// the previous element if that has the line's direction, otherwise the near edge of the next
  /// one.
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

  /// Returns the caret positions from left to right; each belongs to exactly one gap between two
  /// displayed characters.
  private static func stops(
    _ elements: [Element], length: Int, isRightToLeft: Bool
  ) -> [Int] {
    // Characters without width keep their order.
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
