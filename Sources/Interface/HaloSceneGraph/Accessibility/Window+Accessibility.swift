import HaloHosting

extension Window {
  /// All that a screen reader finds in the window, in the order in which it is read; O(n log n).
  ///
  /// While something is presented over the window, that alone.
  public func accessibleTree() -> AccessibleElement {
    let builder = AccessibleTreeBuilder(window: self, focused: focusSystem?.focusedItem)
    return AccessibleElement(
      id: displayID, role: .window, label: title.isEmpty ? nil : title, states: [.showing],
      frame: bounds, children: builder.elements(of: accessibleContent))
  }

  /// What can be read and acted on now.
  var accessibleContent: [View] { presentations.top.map { [$0.containerView] } ?? subviews }

  /// Whether somebody hears the window; see ``Accessibility/post(notification:argument:)``.
  public func setHeard(_ isHeard: Bool) {
    announcements.isHeard = isHeard
    Accessibility.setHeard(isHeard, self)
  }

  /// The announcements since the last time; empty while nobody hears the window.
  public func takeAnnouncements() -> [String] { announcements.take() }
}
