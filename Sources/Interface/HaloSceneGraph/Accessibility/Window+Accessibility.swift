import FocusEngine
import Foundation
import HaloHosting

extension Window {
  /// Returns everything that a screen reader finds in the window, in reading order; O(n log n).
  ///
  /// While something is presented over the window, or takes its keys as the menu bar does, the tree
  /// contains only that.
  public func accessibleTree() -> AccessibleElement {
    let focused: (any FocusItem)? =
      if let accessibleCover { accessibleCover.focused } else { focusSystem?.focusedItem }
    let builder = AccessibleTreeBuilder(window: self, focused: focused)
    let tree = AccessibleElement(
      id: displayID, role: .window, label: title.isEmpty ? nil : title, states: [.showing],
      frame: bounds, children: builder.elements(of: accessibleContent))
    guard let canvas else { return tree }
    var placed = canvas.element(tree)
    placed.frame = CGRect(origin: .zero, size: hostSize)
    return placed
  }

  /// The views that can currently be read and acted on.
  var accessibleContent: [View] {
    if let accessibleCover { return [accessibleCover.view] }
    return presentations.top.map { [$0.containerView] } ?? subviews
  }

  private var accessibleCover: (view: View, focused: View?)? {
    accessories.lazy.compactMap(\.accessibleCover).first
  }

  /// Sets whether a screen reader listens to the window; see
  /// ``Accessibility/post(notification:argument:)``.
  public func setHeard(_ isHeard: Bool) {
    announcements.isHeard = isHeard
    Accessibility.setHeard(isHeard, self)
  }

  /// Returns and clears the announcements since the last call; empty while no screen reader
  /// listens.
  public func takeAnnouncements() -> [String] { announcements.take() }
}
