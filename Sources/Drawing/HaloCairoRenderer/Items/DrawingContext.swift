import FocusGeometry
import Foundation
import HaloDisplayList

/// The state for drawing one item, in device pixels.
@MainActor
struct DrawingContext {
  let composition: Composition
  /// The device pixels for each point of the item while focus enlarges nothing.
  let scale: CGFloat
  /// The device pixels to draw: those that are damaged, inside the clip and in the item's extent.
  var visible: PixelRect
  var alpha: CGFloat
  /// The transform from the item's space to device pixels.
  let transform: CGAffineTransform
  /// The item's scale while focus enlarges it and no animation runs, relative to `scale`.
  var focusedScale: CGFloat = 1
  /// A curved outline to clip to, in device pixels; nil if the item does not reach it.
  let confinement: Shape?
  let masks: OutlineMasks

  /// Whether the item is at rest: it has its unfocused size, at any position.
  var isAtRest: Bool { transform.isScale(scale) }

  /// Whether the item has one of its two resting sizes, unfocused and focused, so that its edges
  /// belong on whole pixels.
  var isSettled: Bool { isAtRest || transform.isScale(scale * focusedScale) }

  /// The nearest of the item's two resting sizes, relative to `scale`; nil if both are far.
  var nearestRest: CGFloat? {
    let current = transform.meanScale / scale
    guard transform.isUniform, current > 0.9, current < max(1, focusedScale) * 1.02 else {
      return nil
    }
    return abs(current - 1) <= abs(current - focusedScale) ? 1 : focusedScale
  }

  /// Draws inside the confinement.
  func confined(_ body: () throws -> Void) throws {
    guard let confinement else { return try body() }
    composition.beginLayer(visible)
    try body()
    composition.endLayer(visible)
    try paint(.layer, through: confinement)
  }

  /// Paints a source inside both the outline and the confinement.
  ///
  /// An outline that is a rectangle of whole pixels needs no mask: it only limits the area in which
  /// the source is painted through the confinement. For other outlines a layer is needed.
  private func paintConfined(
    _ source: Composition.Source, _ outline: Shape, alpha: UInt32 = 255
  ) throws {
    guard let confinement else { return try paint(source, through: outline, alpha: alpha) }
    if let rect = outline.plainRect, rect.hasWholeEdges {
      var inside = self
      inside.visible = visible.intersection(PixelRect(covering: rect))
      try inside.paint(source, through: confinement, alpha: alpha)
    } else {
      composition.beginLayer(visible)
      try paint(source, through: outline)
      composition.endLayer(visible)
      try paint(.layer, through: confinement, alpha: alpha)
    }
  }

  func fill(_ outline: Shape, color: Color) throws {
    try paintConfined(.color(color.pixel(alpha: alpha)), outline)
  }

  /// Fills `outline` with a picture; `placement` is the transform from its pixels to device pixels.
  ///
  /// The pixels at the picture's edge are repeated for two pixels, so that a slightly larger
  /// outline is filled. With a tint, only the picture's alpha is used.
  func fill(
    _ outline: Shape, with surface: PixelSurface, placement: CGAffineTransform,
    tint: Color? = nil
  ) throws {
    guard let picture = composition.picture(surface, tint: tint), placement.isInvertible else {
      return
    }
    var inside = self
    let box = PixelRect(covering: surface.bounds.rect.applying(placement))
    inside.visible = visible.intersection(box.insetBy(-2))
    let alpha = UInt32(alpha: alpha)
    guard placement.isWholeTranslation else {
      let sampling = Composition.Sampling(placement: placement, around: outline.bounds.center)
      return try inside.paintConfined(.sampled(picture, sampling), outline, alpha: alpha)
    }
    let (x, y) = (Int(placement.tx.rounded()), Int(placement.ty.rounded()))
    try inside.paintConfined(.copied(picture, x: x, y: y), outline, alpha: alpha)
  }
}

extension CGAffineTransform {
  /// Whether the transform is a translation by whole pixels.
  var isWholeTranslation: Bool {
    abs(a - 1) < 1e-9 && abs(d - 1) < 1e-9 && b == 0 && c == 0
      && abs(tx - tx.rounded()) < 1e-6 && abs(ty - ty.rounded()) < 1e-6
  }

  fileprivate var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12
  }
}

extension Color {
  /// Returns the colour as a premultiplied pixel, rounded as in Cairo.
  func pixel(alpha: CGFloat = 1) -> UInt32 {
    func unit(_ value: CGFloat) -> CGFloat { max(0, min(1, value)) }
    let total = unit(self.alpha * alpha)
    func channel(_ value: CGFloat) -> UInt32 { UInt32(alpha: unit(value) * total) }
    return UInt32(alpha: total) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }
}

extension UInt32 {
  /// Converts an opacity from 0...1 to 0...255.
  init(alpha: CGFloat) { self = Swift.min(255, UInt32(Swift.max(0, Swift.min(1, alpha)) * 256)) }
}
