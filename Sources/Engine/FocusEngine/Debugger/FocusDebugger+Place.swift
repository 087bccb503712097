import FocusGeometry
import Foundation

extension FocusDebugger {
  /// Where an item is seen now, in the root's space: the part that no clip and no edge cuts off, nil
  /// for out of sight; and what nothing covers of it.
  package static func place(
    of item: any FocusItem, in system: FocusSystem
  ) -> (onScreen: CGRect?, visible: [CGRect])? {
    guard let entry = system.hierarchy?.entry(for: item) else { return nil }
    return (entry.isOnScreen ? entry.onScreen : nil, (entry.seen ?? entry.region).rects)
  }
}
