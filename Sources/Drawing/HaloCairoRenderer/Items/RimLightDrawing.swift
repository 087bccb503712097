import FocusGeometry
import Foundation
import HaloDisplayList

/// A cache of the gradients across rim lights, by their colours; sampling gives them a direction.
@MainActor
final class RimLightCache {
  private struct Key: Hashable {
    var near, far, between: Color
  }

  /// The limit is that of eight gradients, more than a frame has.
  private let gradients = PixelCache<Key, PixelSurface>(limit: 1 << 14)
  private let memory: PixelMemory
  /// The pixels along a gradient.
  static let length = 256

  init(memory: PixelMemory) { self.memory = memory }

  /// Returns a gradient from the far side, at the left, to the near one; nil if its pixels cannot
  /// be written.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func gradient(of light: RimLight) throws -> PixelSurface? {
    let key = Key(near: light.near, far: light.far, between: light.between)
    return try gradients.value(for: key) {
      let surface = try memory.surface(width: Self.length, height: 2, format: .argb32)
      guard let data = surface.data else { return nil }
      for x in 0..<Self.length {
        let place = (CGFloat(x) + 0.5) / CGFloat(Self.length) * 2 - 1
        let end = place < 0 ? light.far : light.near
        // The light falls off by the square of the part that faces it.
        let pixel = light.between.mixed(with: end, by: place * place).pixel()
        for y in 0..<2 {
          data.storeBytes(of: pixel, toByteOffset: y * surface.stride + x * 4, as: UInt32.self)
        }
      }
      surface.markChanged()
      return (surface, surface.stride * surface.height)
    }
  }
}

extension DrawingContext {
  /// Draws a line of light just inside the outline.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  @MainActor
  func draw(_ light: RimLight, along shape: Shape, cache: RimLightCache) throws {
    guard let gradient = try cache.gradient(of: light),
      let picture = composition.picture(gradient)
    else { return }
    let outline = shape.applying(transform, snapping: isSettled ? .size : .none)
    let width = max(1, (light.width * transform.meanScale).rounded())
    let (bounds, length) = (outline.bounds, CGFloat(RimLightCache.length))
    let (x, y) = (cos(light.angle), sin(light.angle))
    // Half of the outline's extent in the direction of the light.
    let reach = max(1, (abs(x) * bounds.width + abs(y) * bounds.height) / 2)
    let step = 2 * reach / length
    let center = bounds.center
    let placement = CGAffineTransform(
      a: x * step, b: y * step, c: -y, d: x, tx: center.x - x * reach, ty: center.y - y * reach)
    let source = Composition.Source.sampled(
      picture, Composition.Sampling(placement: placement, around: center))
    let alpha = UInt32(alpha: alpha)
    guard let inner = outline.outset(by: -width), !inner.bounds.isEmpty else {
      if case .path(let path) = outline {
        let placed = PlacedPath(onDevice: path)
        let ring = OutlineMasks.Figure.ring(placed.path, .inside, gap: 0, width: width)
        return try paint(source, through: ring, x: placed.x, y: placed.y, alpha: alpha)
      }
      return try paint(source, through: outline, alpha: alpha)
    }
    try paint(source, between: outline, and: inner, alpha: alpha)
  }
}
