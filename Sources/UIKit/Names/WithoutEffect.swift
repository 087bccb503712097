import Controllers

// Properties that programs set where Halo knows one behaviour only. Reading one says which it is, and
// setting it changes nothing.

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
