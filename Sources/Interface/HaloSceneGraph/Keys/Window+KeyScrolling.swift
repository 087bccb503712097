import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting

extension Window {
  /// The container of the topmost presented screen; nil while none is presented.
  package var topScreen: View? { presentations.top?.containerView }

  /// Returns the view that a key without another use scrolls; nil for none.
  ///
  /// It is the largest one of the topmost screen among those that can scroll that way and that
  /// focus does not enter (Decisions). Where arrows do not move focus, as on a web page, it may
  /// contain items that focus enters. Of a view that is larger than a control, more than the height
  /// of a control must be in the window, so that the scrolling is seen (our choice).
  func scrollView(for key: Key) -> (any KeyScrolling)? {
    let screen = topScreen ?? self
    var best: (view: any KeyScrolling, area: CGFloat)?
    func look(at view: View) {
      guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled, !view.isLeavingScreen
      else { return }
      view.subviews.forEach(look)
      guard let found = view.keyScrolling, found.contentOffset(after: key) != nil else {
        return
      }
      let frame = found.convert(found.bounds, to: self)
      let shown = frame.intersection(bounds)
      let area = shown.isNull ? 0 : shown.width * shown.height
      guard area > best?.area ?? 0, shown.width >= min(frame.width, Self.leastScrolledSide),
        shown.height >= min(frame.height, Self.leastScrolledSide)
      else { return }
      if leavesFocusInSight(scrolling: found) { best = (found, area) }
    }
    look(at: screen)
    return best?.view
  }

  /// The usual size of a control, in points (HIG, Accessibility).
  private static let leastScrolledSide: CGFloat = 44

  /// Whether keys can scroll a view without moving a focused or focusable item out of sight: focus
  /// enters nothing inside, or arrows do not move focus at all.
  func leavesFocusInSight(scrolling view: any KeyScrolling) -> Bool {
    guard let focusSystem else { return false }
    return focusSystem.model.arrowScope == .nowhere || focusSystem.focusedItem === view
      || !focusSystem.offersItems(in: view)
  }
}

extension Responder {
  /// Returns the view that the press of a key would scroll when it reaches this responder; nil for
  /// none.
  func viewScrolled(by key: Key) -> (any KeyScrolling)? {
    if let window = self as? Window { return window.scrollView(for: key) }
    guard let view = (self as? View)?.keyScrolling, view.contentOffset(after: key) != nil,
      view.window?.leavesFocusInSight(scrolling: view) == true
    else { return nil }
    return view
  }
}
