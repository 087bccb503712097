extension View {
  /// Requests a call of ``updateConstraints()`` before the next layout.
  public func setNeedsUpdateConstraints() {
    layoutMarks.insert(.constraints)
    markSubtreeForConstraintsUpdate()
    markSubtreeForLayout()
    rootView?.setNeedsFrame()
  }

  /// Returns whether ``updateConstraints()`` will be called before the next layout.
  public func needsUpdateConstraints() -> Bool { layoutMarks.contains(.constraints) }

  /// Updates the constraints of the view and of descendants that need it, innermost first.
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

  /// Updates the layout after a subview was hidden, shown, removed or changed its content.
  func arrangementMayHaveChanged() {
    markForLayout()
    if arrangesSubviews { setNeedsUpdateConstraints() }
  }
}
