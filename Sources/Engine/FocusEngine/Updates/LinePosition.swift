import FocusGeometry
import Foundation

/// The position of a frame beside another one in the same row or column.
struct LinePosition {
  /// Whether the frame is beside the other in a row; otherwise it is above or below it.
  let isInRow: Bool
  /// Whether the frame comes after the other in reading order.
  let isLater: Bool
  /// The gap between the two in points; 0 if they touch or overlap.
  let gap: CGFloat

  /// Creates the position of `other` relative to `frame`; nil if they share neither a row nor a
  /// column (Decisions, 4).
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
