import FocusGeometry
import Foundation

/// How a frame lies beside another one in the same row or column.
struct LinePosition {
  /// Beside it, otherwise above or below.
  let isInRow: Bool
  /// After it in reading order.
  let isLater: Bool
  /// Points between the two; 0 where they touch or overlap.
  let gap: CGFloat

  /// nil where the two share neither a row nor a column (Decisions, 4).
  init?(of other: CGRect, beside frame: CGRect, direction: LayoutDirection) {
    func shares(_ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>) -> Bool {
      let overlap = min(a.upperBound, b.upperBound) - max(a.lowerBound, b.lowerBound)
      let smaller = min(a.upperBound - a.lowerBound, b.upperBound - b.lowerBound)
      return overlap > 0 && overlap >= ReadingOrder.sharedRowOverlap * smaller
    }
    guard !other.isNull, !frame.isNull else { return nil }
    if shares(frame.minY...frame.maxY, other.minY...other.maxY) {
      isInRow = true
      isLater = (other.midX > frame.midX) == (direction == .leftToRight)
      gap = max(0, other.minX - frame.maxX, frame.minX - other.maxX)
    } else if shares(frame.minX...frame.maxX, other.minX...other.maxX) {
      isInRow = false
      isLater = other.midY > frame.midY
      gap = max(0, other.minY - frame.maxY, frame.minY - other.maxY)
    } else {
      return nil
    }
  }
}
