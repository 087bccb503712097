extension View {
  /// Has ``updateConstraints()`` called before the next layout.
  public func setNeedsUpdateConstraints() {
    constraintsNeedUpdate = true
    markSubtreeForConstraintsUpdate()
    markSubtreeForLayout()
    window?.setNeedsFrame()
  }

  /// Whether ``updateConstraints()`` is to be called before the next layout.
  public func needsUpdateConstraints() -> Bool { constraintsNeedUpdate }

  /// Updates the constraints of the view and of all inside that asks for it, inner ones first.
  public func updateConstraintsIfNeeded() {
    guard subtreeConstraintsNeedUpdate else { return }
    subtreeConstraintsNeedUpdate = false
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard constraintsNeedUpdate else { return }
    constraintsNeedUpdate = false
    if let owner { owner.updateViewConstraints() } else { updateConstraints() }
  }

  func markSubtreeForConstraintsUpdate() {
    var view: View? = self
    while let current = view, !current.subtreeConstraintsNeedUpdate {
      current.subtreeConstraintsNeedUpdate = true
      view = current.superview
    }
  }

  /// Something in the view was hidden, shown or taken out, or holds something else.
  func arrangementMayHaveChanged() {
    markForLayout()
    if arrangesSubviews { setNeedsUpdateConstraints() }
  }
}
