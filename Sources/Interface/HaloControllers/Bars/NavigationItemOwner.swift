/// A screen with a navigation item.
@MainActor
protocol NavigationItemOwner: AnyObject {
  /// Called when the item changes, so that the bar shows it again.
  func navigationItemDidChange()
}
