extension View {
  /// Whether `view` is this view or an ancestor: `UIView.isDescendant(of:)`.
  public func isDescendant(of view: View) -> Bool {
    var current: View? = self
    while let here = current {
      if here === view { return true }
      current = here.superview
    }
    return false
  }

  /// Calls `body` with the view and its descendants, outer ones first.
  package func forEachDescendant(_ body: (View) -> Void) {
    body(self)
    for view in subviews { view.forEachDescendant(body) }
  }
}
