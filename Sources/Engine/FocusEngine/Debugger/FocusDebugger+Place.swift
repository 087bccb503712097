import FocusGeometry
import Foundation

extension FocusDebugger {
  /// Returns the parts of an item that can be seen now, in the root's coordinate space.
  ///
  /// - Returns: `onScreen` is the part inside all clips and the root's bounds, nil if the item is
  ///   out of sight. `visible` is the part that nothing covers. The result is nil if the item is
  ///   not in the system's hierarchy.
  package static func place(
    of item: any FocusItem, in system: FocusSystem
  ) -> (onScreen: CGRect?, visible: [CGRect])? {
    guard let entry = system.hierarchy?.entry(for: item) else { return nil }
    return (entry.isOnScreen ? entry.onScreen : nil, (entry.seen ?? entry.region).rects)
  }
}
