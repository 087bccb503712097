extension View {
  /// Has `layoutSubviews` called in the next frame, or by `layoutIfNeeded` before.
  public func setNeedsLayout() {
    contentSizeMayHaveChanged = true
    markForLayout()
  }

  /// The same, where only the room has changed and not what is in it.
  func markForLayout() {
    needsLayout = true
    markSubtreeForLayout()
    setNeedsDisplay()
  }

  /// Has constraints solved again, since something they may look at has moved.
  func markSubtreeForLayout() {
    var view: View? = self
    while let current = view, !current.subtreeNeedsLayout || current === self {
      current.subtreeNeedsLayout = true
      view = current.superview
    }
  }

  /// Lays out the view and all inside that asks for it.
  public func layoutIfNeeded() {
    guard subtreeNeedsLayout else { return }
    let engine = engineOfRoot
    engine?.place()
    layoutSubtree()
    // What layoutSubviews has moved may be what constraints follow.
    for _ in 0..<3 {
      guard let engine, subtreeNeedsLayout, engine.place() else { break }
      layoutSubtree()
    }
  }

  private func layoutSubtree() {
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    if needsLayout {
      needsLayout = false
      owner?.willLayOutSubviews()
      layoutSubviews()
      owner?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutSubtree() }
  }

  /// The outermost view around this one, or itself.
  var outermost: View {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }
}
