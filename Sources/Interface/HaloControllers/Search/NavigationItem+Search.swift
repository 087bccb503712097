extension NavigationItem {
  /// The search controller, whose bar is under the title; nil for none.
  public var searchController: SearchController? {
    get { search as? SearchController }
    set {
      let old = searchController
      guard newValue !== old else { return }
      old?.searched = nil
      newValue?.searched = owner as? ViewController
      search = newValue
    }
  }
}
