import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList

/// How a view with a ring of its own shows its focus where focus is shown by lifting, if it says
/// nothing about that itself.
extension View {
  /// Whether nothing but a ring was said about how the view shows its focus.
  var saysNothingOfLift: Bool {
    guard haloEffect != nil, liftedView === self, givenFocusedScale == nil else { return false }
    return !floatingViews.contains { $0 !== self }
  }

  /// Lets the view rise by its size if it says nothing about that.
  package func adoptDefaultLift() {
    guard saysNothingOfLift else { return }
    liftsWithFocus = true
    isLiftedByDefault = true
  }

  var defaultFocusedScale: CGFloat {
    effectiveAppearance.lift.defaultScale(longestSide: max(bounds.width, bounds.height))
  }

  /// Falls from what the ring would go around.
  var defaultLiftedShadow: (shape: Shape, shadow: Shadow)? {
    guard isLiftedByDefault, liftedShadow == nil, let effect = haloEffect else {
      return nil
    }
    return (haloShape(of: effect, at: .now), effectiveAppearance.lift.defaultShadow)
  }

  /// The line around the lifted view; nil: none.
  var liftedEdge: (shape: Shape, color: Color, width: CGFloat)? {
    guard isLiftedByDefault || hasLiftedEdge else { return nil }
    let style = effectiveAppearance.lift
    guard let color = style.defaultRim else { return nil }
    let shape = haloEffect.map { haloShape(of: $0, at: .now) } ?? boundsShape()
    return (shape, color, style.defaultRimWidth)
  }
}
