import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

// The place of an item.
extension FocusTour {
  /// Returns the place of an item; nil if it is not on the screen.
  ///
  /// Only other content hides an item (WCAG 2.4.11), so the visible parts of what is inside it are
  /// parts of it.
  func place(of view: View) -> FocusSight.Place? {
    guard let known = FocusDebugger.place(of: view, in: system) else { return nil }
    var place = FocusSight.Place(onScreen: known.onScreen, visible: known.visible)
    if place.onScreen != nil, !place.isSeen { place.visible += visibleParts(inside: view) }
    return place
  }

  private func visibleParts(inside view: View) -> [CGRect] {
    view.subviews.filter { !$0.isHidden && $0.alpha > 0 }.flatMap { inner -> [CGRect] in
      let own =
        inner.canBecomeFocused ? FocusDebugger.place(of: inner, in: system)?.visible ?? [] : []
      return own + visibleParts(inside: inner)
    }
  }
}
