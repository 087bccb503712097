import Foundation

/// A priority along each axis.
struct AxisPriorities {
  private var horizontal: LayoutPriority
  private var vertical: LayoutPriority

  init(_ both: LayoutPriority) { (horizontal, vertical) = (both, both) }

  subscript(axis: LayoutConstraint.Axis) -> LayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// The constraints that a view holds, and what it says to those of others.
struct ConstraintState {
  /// Between things inside the view, or of it alone.
  fileprivate var active: [LayoutConstraint] = []
  /// In the order in which they were added.
  fileprivate var guides: [LayoutGuide] = []
  /// Whether something inside, or the view itself, has had constraints.
  fileprivate var areUsedInside = false
  /// The solver of the constraints of all inside; in the root of a hierarchy only.
  fileprivate var engine: LayoutEngine?
  fileprivate var hugging = AxisPriorities(.defaultLow)
  fileprivate var compressionResistance = AxisPriorities(.defaultHigh)
  fileprivate var arrangesSubviews = false
}

/// A view whose content needs another height in another width, as text does.
package protocol WrappingContent: View {
  /// The width in points for which ``View/intrinsicContentSize`` is asked for, while somebody
  /// measures; nil: that of the bounds.
  var wrappingWidth: CGFloat? { get set }
}

/// Required constraints that cannot all hold; as text, what each of them says.
public struct LayoutContradiction: CustomStringConvertible {
  /// The one that is let go, as long as the others are there.
  public let dropped: LayoutConstraint
  /// All that take part, the dropped one among them, in the order in which they were activated.
  public let participants: [LayoutConstraint]

  public let description: String

  @MainActor
  init(dropped: LayoutConstraint, participants: [LayoutConstraint]) {
    (self.dropped, self.participants) = (dropped, participants)
    let names = participants.map(\.explanation).joined(separator: "; ")
    description = "cannot all hold: \(names). Let go: \(dropped.explanation)"
  }
}

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
  public var constraints: [LayoutConstraint] { constraintState.active }

  /// Takes a constraint that has become active.
  func hold(_ constraint: LayoutConstraint) {
    constraintState.active.append(constraint)
    constraintsDidChange()
  }

  /// Lets go of a constraint that is active no longer.
  func letGo(of constraint: LayoutConstraint) {
    constraintState.active.removeAll { $0 === constraint }
    constraintsDidChange()
  }

  // MARK: Guides

  /// In the order in which they were added.
  public var layoutGuides: [LayoutGuide] { constraintState.guides }

  /// A guide that belongs to another view moves here.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    constraintState.guides.append(guide)
    guide.owningView = self
    guidesDidChange(guide)
    setNeedsLayout()
  }

  /// Takes the guide out of the view; constraints to it stay active, and do nothing until it is in a
  /// view again.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    constraintState.guides.removeAll { $0 === guide }
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
    window?.setNeedsFrame()
  }

  /// How much the view resists being larger than its content: 250 unless set, 251 of labels.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    constraintState.hugging[axis]
  }

  /// Sets how much the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    constraintState.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// How much the view resists being smaller than its content: 750 unless set.
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    constraintState.compressionResistance[axis]
  }

  /// Sets how much the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    constraintState.compressionResistance[axis] = priority
    invalidateIntrinsicContentSize()
  }

  // MARK: Hierarchy

  /// Whether the view's constraints depend on what its subviews are, hold and hide.
  package var arrangesSubviews: Bool {
    get { constraintState.arrangesSubviews }
    set { constraintState.arrangesSubviews = newValue }
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
    guard view.constraintState.areUsedInside else { return }
    view.constraintState.engine = nil
    markForConstraints()
    engineOfRoot?.needsCollecting = true
  }

  /// The view has left another with all inside.
  func constraintsDidLeave(from parent: View) {
    if parent.arrangesSubviews { parent.setNeedsUpdateConstraints() }
    guard constraintState.areUsedInside else { return }
    parent.engineOfRoot?.needsCollecting = true
  }

  /// What solves the constraints of the hierarchy; nil where there have been none.
  var engineOfRoot: LayoutEngine? {
    let root = outermost
    if root.constraintState.areUsedInside, root.constraintState.engine == nil {
      root.constraintState.engine = LayoutEngine(root: root)
    }
    return root.constraintState.engine
  }

  /// What has constraints inside is in views that have.
  private func markForConstraints() {
    var view: View? = self
    while let current = view, !current.constraintState.areUsedInside {
      current.constraintState.areUsedInside = true
      view = current.superview
    }
  }
}
