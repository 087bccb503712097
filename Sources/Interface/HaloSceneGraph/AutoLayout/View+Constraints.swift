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

  // MARK: Content

  /// Has ``intrinsicContentSize`` asked for again.
  public func invalidateIntrinsicContentSize() {
    contentSizeMayHaveChanged = true
    markSubtreeForLayout()
    // A stack may share its room by what is in it.
    if isPlacedByConstraints { superview?.arrangementMayHaveChanged() }
    window?.setNeedsFrame()
  }

  /// How much the view resists being larger than its content: 250 unless set, 251 of labels.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    contentHugging[axis]
  }

  /// Sets how much the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    contentHugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// How much the view resists being smaller than its content: 750 unless set.
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    contentCompressionResistance[axis]
  }

  /// Sets how much the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    contentCompressionResistance[axis] = priority
    invalidateIntrinsicContentSize()
  }

  // MARK: Hierarchy

  func constraintsDidChange() {
    markForConstraints()
    engineOfRoot?.needsCollecting = true
    setNeedsLayout()
  }

  /// A view with all inside has come into this one.
  func constraintsDidCome(with view: View) {
    if !view.autoresizingMask.isEmpty { hasFlexibleSubviews = true }
    if view.subtreeConstraintsNeedUpdate { markSubtreeForConstraintsUpdate() }
    guard view.hasConstraintsInside else { return }
    view.layoutEngine = nil
    markForConstraints()
    engineOfRoot?.needsCollecting = true
  }

  /// The view has left another with all inside.
  func constraintsDidLeave(from parent: View) {
    if parent.arrangesSubviews { parent.setNeedsUpdateConstraints() }
    guard hasConstraintsInside else { return }
    parent.engineOfRoot?.needsCollecting = true
  }

  /// What solves the constraints of the hierarchy; nil where there have been none.
  var engineOfRoot: LayoutEngine? {
    let root = outermost
    if root.hasConstraintsInside, root.layoutEngine == nil {
      root.layoutEngine = LayoutEngine(root: root)
    }
    return root.layoutEngine
  }

  /// What has constraints inside is in views that have.
  private func markForConstraints() {
    var view: View? = self
    while let current = view, !current.hasConstraintsInside {
      current.hasConstraintsInside = true
      view = current.superview
    }
  }
}
