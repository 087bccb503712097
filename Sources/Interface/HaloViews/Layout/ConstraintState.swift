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
final class ConstraintState: LayoutRecord {
  /// Between things inside the view, or of it alone.
  var active: [LayoutConstraint] = []
  /// In the order in which they were added.
  var guides: [LayoutGuide] = []
  /// Whether something inside, or the view itself, has had constraints.
  var areUsedInside = false
  /// The solver of the constraints of all inside; in the root of a hierarchy only.
  var engine: LayoutEngine?
  var hugging = AxisPriorities(.defaultLow)
  var compressionResistance = AxisPriorities(.defaultHigh)
  var arrangesSubviews = false
}

extension View {
  /// The state; nil for a view with which constraints have nothing to do.
  var constraintState: ConstraintState? { constraintRecord as? ConstraintState }

  /// The state, for more to be added.
  func keepConstraintState() -> ConstraintState {
    if let constraintState { return constraintState }
    let new = ConstraintState()
    constraintRecord = new
    return new
  }
}
