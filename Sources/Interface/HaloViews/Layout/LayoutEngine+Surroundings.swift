import Foundation

/// The scroll offsets and transforms of views, on which constraints to their content depend.
extension LayoutEngine {
  /// Makes the engine update a constraint when a view is scrolled or transformed.
  func note(_ view: View, for constraint: LayoutConstraint) {
    let now = Surroundings(view: view, origin: view.bounds.origin, transform: view.transform)
    surroundings[ObjectIdentifier(view), default: now].constraints
      .insert(ObjectIdentifier(constraint))
  }

  /// Updates the constraints that depend on a view that was scrolled or transformed.
  func updateSurroundings() {
    for (key, known) in surroundings {
      guard let view = known.view else {
        surroundings[key] = nil
        continue
      }
      let constraints = { known.constraints.compactMap { self.solved[$0]?.constraint } }
      if view.transform != known.transform {
        surroundings[key] = nil
        for constraint in constraints() {
          remove(constraint)
          if let host = constraint.host { add(constraint, in: host) }
        }
      } else if view.bounds.origin != known.origin {
        surroundings[key]?.origin = view.bounds.origin
        changed += constraints()
      }
    }
  }
}
