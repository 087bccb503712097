import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

/// A visible item that can have the focus but that a click does not reach.
///
/// The click is in the middle of the item's visible part.
@MainActor
package struct ClickMiss {
  /// The item's index in the graph.
  package let item: Int
  /// The place of the click, in window points.
  package let place: CGPoint
  /// The view that the click reaches instead; nil for none.
  package let hit: View?
}

extension FocusGraph {
  /// Returns the visible items that can have the focus and that a click does not reach.
  ///
  /// A click reaches an item if it hits the item or a view inside it; an item that is not a view is
  /// reached through the view that contains it. Transparent views are not visible.
  ///
  /// - Parameters:
  ///   - window: the window that the graph describes.
  ///   - environments: the items themselves, by their indices in the graph.
  /// - Returns: One value for each item, in the order of the graph.
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
