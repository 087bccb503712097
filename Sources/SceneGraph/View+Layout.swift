extension View {
  /// Has `layoutSubviews` called in the next frame, or by `layoutIfNeeded` before.
  public func setNeedsLayout() {
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
    subtreeNeedsLayout = false
    if needsLayout {
      needsLayout = false
      layoutSubviews()
      owner?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
    if !constraints.isEmpty { ConstraintSolver.solve(constraints, in: self) }
  }
}
