/// A screen with a navigation item, as the item knows it.
@MainActor
protocol NavigationItemOwner: AnyObject {
  /// The bar above is to show the item anew.
  func navigationItemDidChange()
}
