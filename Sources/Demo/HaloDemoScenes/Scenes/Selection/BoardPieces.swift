import FocusGeometry
import Foundation

/// The frames of the pieces on a board, and which of them are selected.
struct BoardPieces: Equatable {
  /// The points of the smallest step, in which everything moves and grows.
  static let step: CGFloat = 4
  /// The side of a square of the paper.
  static let square: CGFloat = 20
  /// The least and the largest side of a piece.
  static let sides: ClosedRange<CGFloat> = 40...120

  private(set) var frames: [CGRect] = [(20, 20), (140, 60), (60, 120)].map {
    CGRect(x: $0.0, y: $0.1, width: 60, height: 60)
  }
  /// The index of the selected piece, which is the first of several.
  private(set) var selected = 0
  /// Whether all pieces are selected.
  private(set) var hasAll = false
  /// The size of the paper, which keeps the pieces on it.
  var paper = CGSize.zero

  func isSelected(_ index: Int) -> Bool { hasAll || index == selected }

  mutating func select(_ index: Int) { (selected, hasAll) = (index, false) }

  mutating func selectNext() { select((selected + 1) % frames.count) }

  mutating func selectAll() { hasAll = true }

  /// The frames as they fit on the paper; a small window may have less of it.
  var framesOnPaper: [CGRect] {
    frames.map { frame in
      CGRect(
        x: max(0, min(frame.minX, paper.width - frame.width)),
        y: max(0, min(frame.minY, paper.height - frame.height)), width: frame.width,
        height: frame.height)
    }
  }

  /// Moves the selected piece, or all pieces as a group, up to the edges of the paper.
  ///
  /// - Parameters:
  ///   - distance: the distance in points, which is rounded to steps.
  ///   - isGroup: whether all pieces move.
  mutating func move(by distance: CGVector, asGroup isGroup: Bool) {
    let moving = frames.indices.filter { isGroup || $0 == selected }
    let extent = moving.dropFirst().reduce(frames[moving[0]]) { $0.union(frames[$1]) }
    let dx = max(-extent.minX, min(Self.steps(distance.dx), paper.width - extent.maxX))
    let dy = max(-extent.minY, min(Self.steps(distance.dy), paper.height - extent.maxY))
    for index in moving { frames[index] = frames[index].offsetBy(dx: dx, dy: dy) }
  }

  /// Moves the lower right corner of the selected piece.
  ///
  /// - Parameters:
  ///   - distance: the distance in points, which is rounded to steps.
  ///   - keepsProportions: whether width and height grow by the same factor.
  mutating func resize(by distance: CGVector, keepingProportions keepsProportions: Bool) {
    var frame = frames[selected]
    let most = CGSize(
      width: min(Self.sides.upperBound, paper.width - frame.minX),
      height: min(Self.sides.upperBound, paper.height - frame.minY))
    guard keepsProportions else {
      frame.size.width = max(
        Self.sides.lowerBound, min(frame.width + Self.steps(distance.dx), most.width))
      frame.size.height = max(
        Self.sides.lowerBound, min(frame.height + Self.steps(distance.dy), most.height))
      frames[selected] = frame
      return
    }
    // The side that was moved by more decides.
    let (x, y) = (distance.dx / frame.width, distance.dy / frame.height)
    let wanted = 1 + (abs(x) > abs(y) ? x : y)
    let least = Self.sides.lowerBound / min(frame.width, frame.height)
    let largest = min(most.width / frame.width, most.height / frame.height)
    let factor = max(least, min(wanted, largest))
    frame.size = CGSize(
      width: (frame.width * factor).rounded(), height: (frame.height * factor).rounded())
    frames[selected] = frame
  }

  private static func steps(_ length: CGFloat) -> CGFloat { (length / step).rounded() * step }
}
