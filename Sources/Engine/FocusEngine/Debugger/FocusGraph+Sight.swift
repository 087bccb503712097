import FocusGeometry
import Foundation

extension FocusGraph.Item {
  /// The middle of the largest rectangle of the item that is on the screen and that nothing covers,
  /// in the root's coordinate space; nil for out of sight.
  ///
  /// Unlike the middle of the frame, it lies in what is seen, whatever is cut off or covered.
  package var middleInSight: CGPoint? {
    guard let onScreen else { return nil }
    let seen = visible.map { $0.intersection(onScreen) }.filter {
      !$0.isNull && $0.width > VisibleRegion.sliver && $0.height > VisibleRegion.sliver
    }
    return VisibleRegion.largestRect(in: seen).map { CGPoint(x: $0.midX, y: $0.midY) }
  }
}
