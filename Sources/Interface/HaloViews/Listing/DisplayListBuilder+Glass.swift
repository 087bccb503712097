import FocusGeometry
import Foundation
import HaloAppearance
import HaloDisplayList

extension DisplayListBuilder {
  /// Draws what the view's glass shows of what lies behind it.
  mutating func drawGlass(of view: View, in shape: Shape) {
    guard let glass = view.glassSurface, !listsUpcoming else { return }
    add(.backdrop(shape, glass.material), alpha: glass.opacity(lift: state.lift))
  }

  /// Draws the light along the edge of the view's glass, above its content.
  ///
  /// The light of the pointer and the lean of the view move it.
  mutating func drawRimLight(of view: View) {
    guard let glass = view.glassSurface else { return }
    let opacity = listsUpcoming ? 1 : glass.opacity(lift: presentedLift(of: view))
    guard opacity > 0 else { return }
    append(
      .rimLight(
        view.boundsShape(),
        glass.style.rimLight(lean: view.presentedLean, isPressed: glass.isPressed)),
      part: Part.rimLight, alpha: opacity)
  }
}

extension View {
  /// The lean of the view and of the light on it, each axis from -1 to 1.
  package var presentedLean: CGVector {
    let (lean, light) = (presented(.tilt, tilt), presented(.light, light))
    func clamped(_ value: CGFloat) -> CGFloat { value.isFinite ? max(-1, min(1, value)) : 0 }
    return CGVector(
      dx: clamped(lean.dx * tiltAxes.dx + light.dx),
      dy: clamped(lean.dy * tiltAxes.dy + light.dy))
  }
}
