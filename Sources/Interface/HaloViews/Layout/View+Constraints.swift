import Foundation

extension View {
  /// A closure that is called once for each constraint that contradicts others; nil for none.
  public static var layoutContradictionHandler: ((LayoutContradiction) -> Void)?

  /// Activates a constraint: see ``LayoutConstraint/isActive``.
  public func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }
  /// Activates constraints in order.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.activate(constraints)
  }
  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: LayoutConstraint) { constraint.isActive = false }
  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints)
  }

  /// The active constraints between items inside this view, or of it alone.
  public var constraints: [LayoutConstraint] { constraintState?.active ?? [] }

  /// Adds a constraint that has become active.
  func hold(_ constraint: LayoutConstraint) {
    keepConstraintState().active.append(constraint)
    constraintsDidChange()
  }

  /// Removes a constraint that is no longer active.
  func letGo(of constraint: LayoutConstraint) {
    constraintState?.active.removeAll { $0 === constraint }
    constraintsDidChange()
  }

  // MARK: Guides

  /// The guides in the order in which they were added.
  public var layoutGuides: [LayoutGuide] { constraintState?.guides ?? [] }

  /// Adds a guide; removes it from its previous view.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    keepConstraintState().guides.append(guide)
    guide.owningView = self
    guidesDidChange(guide)
    setNeedsLayout()
  }

  /// Removes a guide; constraints to it stay active, but have no effect until it is in a view
  /// again.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    constraintState?.guides.removeAll { $0 === guide }
    guide.owningView = nil
    guidesDidChange(guide)
  }

  /// Updates layout and focus after a guide was added or removed.
  private func guidesDidChange(_ guide: LayoutGuide) {
    if guide.isPlacedByConstraints { engineOfRoot?.needsCollecting = true }
    invalidateFocusExtent()
    focusMayHaveChanged()
  }

  // MARK: Content

  /// Makes the next layout ask for ``intrinsicContentSize`` again.
  public func invalidateIntrinsicContentSize() {
    layoutMarks.insert(.contentSize)
    markSubtreeForLayout()
    // A stack may distribute its space by the sizes of its views.
    if isPlacedByConstraints { superview?.arrangementMayHaveChanged() }
    rootView?.setNeedsFrame()
  }

  /// Returns the priority with which the view resists being larger than its content; the default is
  /// 250, and 251 for labels.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    constraintState?.hugging[axis] ?? .defaultLow
  }

  /// Sets the priority with which the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    keepConstraintState().hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// Returns the priority with which the view resists being smaller than its content; the default
  /// is 750.
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    constraintState?.compressionResistance[axis] ?? .defaultHigh
  }

  /// Sets the priority with which the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    keepConstraintState().compressionResistance[axis] = priority
    invalidateIntrinsicContentSize()
  }

  // MARK: Hierarchy

  /// Whether the view's constraints depend on its subviews, their content or their visibility.
  package var arrangesSubviews: Bool {
    get { constraintState?.arrangesSubviews ?? false }
    set { keepConstraintState().arrangesSubviews = newValue }
  }

  private func constraintsDidChange() {
    markForConstraints()
    engineOfRoot?.needsCollecting = true
    setNeedsLayout()
  }

  /// Updates the constraint state after a view was added with its descendants.
  func constraintsDidCome(with view: View) {
    noteFlexibility(of: view)
    if view.layoutMarks.contains(.constraintsInside) { markSubtreeForConstraintsUpdate() }
    guard let state = view.constraintState, state.areUsedInside else { return }
    state.engine = nil
    markForConstraints()
    engineOfRoot?.needsCollecting = true
  }

  /// Updates the constraint state after the view was removed from `parent` with its descendants.
  func constraintsDidLeave(from parent: View) {
    if parent.arrangesSubviews { parent.setNeedsUpdateConstraints() }
    guard constraintState?.areUsedInside == true else { return }
    parent.engineOfRoot?.needsCollecting = true
  }

  /// The engine that solves the constraints of the hierarchy; nil if there have been none.
  var engineOfRoot: LayoutEngine? {
    let root = outermost
    guard let state = root.constraintState else { return nil }
    if state.areUsedInside, state.engine == nil { state.engine = LayoutEngine(root: root) }
    return state.engine
  }

  /// Marks the view and its ancestors as containing constraints.
  private func markForConstraints() {
    var view: View? = self
    while let current = view {
      let state = current.keepConstraintState()
      guard !state.areUsedInside else { return }
      state.areUsedInside = true
      view = current.superview
    }
  }
}
