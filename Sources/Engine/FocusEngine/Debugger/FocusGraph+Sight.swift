import FocusGeometry
import Foundation

extension FocusGraph.Item {
  /// The centre of the largest rectangle of the item that is on the screen and uncovered, in the
  /// root's coordinate space; nil if the item is out of sight.
  ///
  /// Unlike the centre of the frame, it always lies in a part that can be seen.
  package var middleInSight: CGPoint? {
    guard let onScreen else { return nil }
    let seen = visible.map { $0.intersection(onScreen) }.filter {
      !$0.isNull && $0.width > VisibleRegion.sliver && $0.height > VisibleRegion.sliver
    }
    return VisibleRegion.largestRect(in: seen).map { CGPoint(x: $0.midX, y: $0.midY) }
  }
}
