import Foundation
import HaloDisplayList

extension DisplayListBuilder {
  /// Draws the hover effect over the view and its descendants: a faint fill, and a soft light at
  /// the pointer.
  mutating func drawHover(over view: View) {
    let opacity = min(1, view.presented(.hover, view.hoverOpacity))
    guard opacity > 0.001, let root = view.rootView, let shape = view.hoverOutline else { return }
    let gaze = root.appearance.gaze
    append(
      .fill(shape, .color(Color(white: 1, alpha: gaze.fillOpacity))), part: Part.hoverFill,
      alpha: opacity)
    let size = shape.bounds.size
    let radius = min(
      max(max(size.width, size.height) * gaze.spotShare, gaze.spotRadius.lowerBound),
      gaze.spotRadius.upperBound)
    let light = CGRect(
      x: view.hoverPoint.x - radius, y: view.hoverPoint.y - radius, width: 2 * radius,
      height: 2 * radius)
    append(
      .image(.softLight, rect: light, shape: shape), part: Part.hoverLight,
      alpha: opacity * gaze.spotOpacity)
  }
}
