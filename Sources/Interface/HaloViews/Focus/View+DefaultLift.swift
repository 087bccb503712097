import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList

/// The focus of a view with a ring of its own under models that lift items, if the view does not
/// define its lift.
extension View {
  /// Whether the view defines nothing but a ring for its focus.
  var saysNothingOfLift: Bool {
    guard haloEffect != nil, liftedView === self, givenFocusedScale == nil else { return false }
    return !floatingViews.contains { $0 !== self }
  }

  /// Makes the view lift according to its size if it does not define its lift.
  package func adoptDefaultLift() {
    guard saysNothingOfLift else { return }
    liftsWithFocus = true
    isLiftedByDefault = true
  }

  var defaultFocusedScale: CGFloat {
    effectiveAppearance.lift.defaultScale(longestSide: max(bounds.width, bounds.height))
  }

  /// The shadow of the shape that the ring would surround; nil if the view defines its lift.
  var defaultLiftedShadow: (shape: Shape, shadow: Shadow)? {
    guard isLiftedByDefault, liftedShadow == nil, let effect = haloEffect else {
      return nil
    }
    let shape = haloShape(of: effect, at: .now)
    return (shape, effectiveAppearance.lift.scaledDefaultShadow(for: shape.bounds.size))
  }

  /// The line around the lifted view; nil for none.
  var liftedEdge: (shape: Shape, color: Color, width: CGFloat)? {
    guard isLiftedByDefault || hasLiftedEdge else { return nil }
    let style = effectiveAppearance.lift
    guard let color = style.defaultRim else { return nil }
    let shape = haloEffect.map { haloShape(of: $0, at: .now) } ?? boundsShape()
    return (shape, color, style.defaultRimWidth)
  }
}
