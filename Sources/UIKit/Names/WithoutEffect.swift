import Controllers

// What programs set and Halo does in one way only: the property says which.

extension UINavigationItem {
  /// false: the search bar stays under the title; setting it changes nothing.
  public var hidesSearchBarWhenScrolling: Bool {
    get { false }
    set {}
  }
}

extension UIViewController {
  /// false: what is presented covers the window, or the sheet that presents it; setting it changes
  /// nothing.
  public var definesPresentationContext: Bool {
    get { false }
    set {}
  }
}
