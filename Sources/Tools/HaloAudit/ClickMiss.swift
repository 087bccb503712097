import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

/// Something that can have the focus and is in sight, and that a click in the middle of what is
/// seen of it does not reach.
@MainActor
package struct ClickMiss {
  /// Its place in the graph.
  package let item: Int
  /// Where the click was, in the window's points.
  package let place: CGPoint
  /// The view that the click reaches instead; nil for none.
  package let hit: View?
}

extension FocusGraph {
  /// The items in sight that can have the focus and that a click does not reach.
  ///
  /// It reaches an item by hitting it or something inside it, and one that is no view by hitting
  /// the view that holds it. What is transparent is not in sight.
  ///
  /// - Parameters:
  ///   - window: whose graph this is.
  ///   - environments: the items themselves, by their places in the graph.
  /// - Returns: One for each item, in the order of the graph.
  @MainActor
  package func clickMisses(in window: Window, _ environments: [any FocusItem]) -> [ClickMiss] {
    eligible.compactMap { item in
      guard let view = environments[item].focusAncestors.lazy.compactMap({ $0 as? View }).first,
        view.window === window, let place = items[item].middleInSight,
        !view.focusAncestors.contains(where: { ($0 as? View)?.isTransparent == true })
      else { return nil }
      let hit = window.hitTest(place)
      return hit?.isDescendant(of: view) == true
        ? nil : ClickMiss(item: item, place: place, hit: hit)
    }
  }
}
