import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting

extension Window {
  /// The container of the topmost presented screen; nil while none is presented.
  package var topScreen: View? { presentations.top?.containerView }

  /// The view that a key without another use scrolls.
  ///
  /// It is the largest one of the topmost screen among those that can scroll that way and that
  /// focus does not come into (Decisions).
  ///
  /// Where arrows are not for focus, as on a page, it may hold items that focus comes into.
  func scrollView(for key: Key) -> (any KeyScrolling)? {
    let screen = topScreen ?? self
    var best: (view: any KeyScrolling, area: CGFloat)?
    func look(at view: View) {
      guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled, !view.isLeavingScreen
      else { return }
      view.subviews.forEach(look)
      guard let found = view as? any KeyScrolling, found.contentOffset(after: key) != nil else {
        return
      }
      let shown = found.convert(found.bounds, to: self).intersection(bounds)
      let area = shown.isNull ? 0 : shown.width * shown.height
      guard area > best?.area ?? 0 else { return }
      if leavesFocusInSight(scrolling: found) { best = (found, area) }
    }
    look(at: screen)
    return best?.view
  }

  /// Whether keys may scroll a view without taking what has the focus, or could have it, out of
  /// sight: focus comes into nothing inside, or arrows are not for focus at all.
  func leavesFocusInSight(scrolling view: any KeyScrolling) -> Bool {
    guard let focusSystem else { return false }
    return focusSystem.model.arrowScope == .nowhere || focusSystem.focusedItem === view
      || !focusSystem.offersItems(in: view)
  }
}

extension Responder {
  /// The view that the press of a key would scroll when it comes here; nil for none.
  func viewScrolled(by key: Key) -> (any KeyScrolling)? {
    if let window = self as? Window { return window.scrollView(for: key) }
    guard let view = self as? any KeyScrolling, view.contentOffset(after: key) != nil,
      view.window?.leavesFocusInSight(scrolling: view) == true
    else { return nil }
    return view
  }
}
