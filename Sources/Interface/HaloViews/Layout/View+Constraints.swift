import Foundation

extension View {
  /// Is told once of each constraint that contradicts others; nil: nobody cares.
  public static var layoutContradictionHandler: ((LayoutContradiction) -> Void)?

  /// Activates a constraint: see ``LayoutConstraint/isActive``.
  public func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }
  /// Activates each in turn.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.activate(constraints)
  }
  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: LayoutConstraint) { constraint.isActive = false }
  /// Deactivates each.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints)
  }

  /// Active constraints between things inside this view, or of it alone.
  public var constraints: [LayoutConstraint] { constraintState?.active ?? [] }

  /// Takes a constraint that has become active.
  func hold(_ constraint: LayoutConstraint) {
    keepConstraintState().active.append(constraint)
    constraintsDidChange()
  }

  /// Lets go of a constraint that is active no longer.
  func letGo(of constraint: LayoutConstraint) {
    constraintState?.active.removeAll { $0 === constraint }
    constraintsDidChange()
  }

  // MARK: Guides

  /// In the order in which they were added.
  public var layoutGuides: [LayoutGuide] { constraintState?.guides ?? [] }

  /// A guide that belongs to another view moves here.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    keepConstraintState().guides.append(guide)
    guide.owningView = self
    guidesDidChange(guide)
    setNeedsLayout()
  }

  /// Takes the guide out of the view; constraints to it stay active, and do nothing until it is in a
  /// view again.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    constraintState?.guides.removeAll { $0 === guide }
    guide.owningView = nil
    guidesDidChange(guide)
  }

  /// The guide has come or gone.
  private func guidesDidChange(_ guide: LayoutGuide) {
    if guide.isPlacedByConstraints { engineOfRoot?.needsCollecting = true }
    invalidateFocusExtent()
    focusMayHaveChanged()
  }

  // MARK: Content

  /// Has ``intrinsicContentSize`` asked for again.
  public func invalidateIntrinsicContentSize() {
    layoutMarks.insert(.contentSize)
    markSubtreeForLayout()
    // A stack may share its room by what is in it.
    if isPlacedByConstraints { superview?.arrangementMayHaveChanged() }
    rootView?.setNeedsFrame()
  }

  /// How much the view resists being larger than its content: 250 unless set, 251 of labels.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    constraintState?.hugging[axis] ?? .defaultLow
  }

  /// Sets how much the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    keepConstraintState().hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// How much the view resists being smaller than its content: 750 unless set.
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    constraintState?.compressionResistance[axis] ?? .defaultHigh
  }

  /// Sets how much the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    keepConstraintState().compressionResistance[axis] = priority
    invalidateIntrinsicContentSize()
  }

  // MARK: Hierarchy

  /// Whether the view's constraints depend on what its subviews are, hold and hide.
  package var arrangesSubviews: Bool {
    get { constraintState?.arrangesSubviews ?? false }
    set { keepConstraintState().arrangesSubviews = newValue }
  }

  private func constraintsDidChange() {
    markForConstraints()
    engineOfRoot?.needsCollecting = true
    setNeedsLayout()
  }

  /// A view with all inside has come into this one.
  func constraintsDidCome(with view: View) {
    noteFlexibility(of: view)
    if view.layoutMarks.contains(.constraintsInside) { markSubtreeForConstraintsUpdate() }
    guard let state = view.constraintState, state.areUsedInside else { return }
    state.engine = nil
    markForConstraints()
    engineOfRoot?.needsCollecting = true
  }

  /// The view has left another with all inside.
  func constraintsDidLeave(from parent: View) {
    if parent.arrangesSubviews { parent.setNeedsUpdateConstraints() }
    guard constraintState?.areUsedInside == true else { return }
    parent.engineOfRoot?.needsCollecting = true
  }

  /// What solves the constraints of the hierarchy; nil where there have been none.
  var engineOfRoot: LayoutEngine? {
    let root = outermost
    guard let state = root.constraintState else { return nil }
    if state.areUsedInside, state.engine == nil { state.engine = LayoutEngine(root: root) }
    return state.engine
  }

  /// What has constraints inside is in views that have.
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
