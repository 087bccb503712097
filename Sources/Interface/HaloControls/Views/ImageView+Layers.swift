import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

extension ImageView {
  /// Draws the layers: flat at rest; while lifted they grow and shift, nearer ones more, so that
  /// the edges of layers never show.
  func draw(
    _ image: LayeredImage, in rect: CGRect, shape: Shape, into builder: inout DisplayListBuilder
  ) {
    let lift = builder.lift
    if lift <= 0 || builder.listsUpcoming {
      builder.addResting(image.flattened, in: rect, shape: shape)
      guard builder.listsUpcoming else { return }
    }
    let style = effectiveAppearance.tilt
    let center = shape.bounds.center
    let shorter = min(shape.bounds.width, shape.bounds.height)
    let step = min(style.layerShift, style.layerShiftLimit * shorter) * lift
    let tilt = builder.tilt
    let fit = rect.width / image.size.width
    builder.confined(to: shape) { builder in
      for (depth, layer) in image.layers.enumerated() {
        let depth = CGFloat(depth)
        let largest = 1 + style.layerGrowth * depth
        let scale = 1 + (largest - 1) * lift
        let placement = CGAffineTransform(translationX: -center.x, y: -center.y)
          .concatenating(CGAffineTransform(scaleX: scale, y: scale))
          .concatenating(
            CGAffineTransform(
              translationX: center.x + tilt.dx * step * depth,
              y: center.y + tilt.dy * step * depth))
        let frame = CGRect(
          x: rect.minX + layer.frame.minX * fit, y: rect.minY + layer.frame.minY * fit,
          width: layer.frame.width * fit, height: layer.frame.height * fit)
        // The back layer is drawn beyond the edge, so that only the outline is antialiased.
        builder.addLayer(
          layer.image, in: frame, shape: depth == 0 ? frame.insetBy(dx: -4, dy: -4) : frame,
          placement: placement, largest: largest)
      }
    }
  }
}
