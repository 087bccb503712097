extension View {
  /// Has ``updateConstraints()`` called before the next layout.
  public func setNeedsUpdateConstraints() {
    layoutMarks.insert(.constraints)
    markSubtreeForConstraintsUpdate()
    markSubtreeForLayout()
    rootView?.setNeedsFrame()
  }

  /// Whether ``updateConstraints()`` is to be called before the next layout.
  public func needsUpdateConstraints() -> Bool { layoutMarks.contains(.constraints) }

  /// Updates the constraints of the view and of all inside that asks for it, inner ones first.
  public func updateConstraintsIfNeeded() {
    guard layoutMarks.remove(.constraintsInside) != nil else { return }
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard layoutMarks.remove(.constraints) != nil else { return }
    if let owner { owner.updateViewConstraints() } else { updateConstraints() }
  }

  func markSubtreeForConstraintsUpdate() {
    var view: View? = self
    while let current = view, !current.layoutMarks.contains(.constraintsInside) {
      current.layoutMarks.insert(.constraintsInside)
      view = current.superview
    }
  }

  /// Something in the view was hidden, shown or taken out, or holds something else.
  func arrangementMayHaveChanged() {
    markForLayout()
    if arrangesSubviews { setNeedsUpdateConstraints() }
  }
}
