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

/// The constraints that a view holds, and its settings for other views' constraints.
final class ConstraintState: LayoutRecord {
  /// The active constraints between items inside the view, or of the view alone.
  var active: [LayoutConstraint] = []
  /// The guides in the order in which they were added.
  var guides: [LayoutGuide] = []
  /// Whether the view or a descendant has ever had constraints.
  var areUsedInside = false
  /// The solver for the constraints of the whole hierarchy; nil except in its root.
  var engine: LayoutEngine?
  var hugging = AxisPriorities(.defaultLow)
  var compressionResistance = AxisPriorities(.defaultHigh)
  var arrangesSubviews = false
}

extension View {
  /// The constraint state; nil for a view that constraints do not concern.
  var constraintState: ConstraintState? { constraintRecord as? ConstraintState }

  /// Returns the constraint state, created if necessary.
  func keepConstraintState() -> ConstraintState {
    if let constraintState { return constraintState }
    let new = ConstraintState()
    constraintRecord = new
    return new
  }
}
