import CHaloCairo
import FocusGeometry
import Foundation
import HaloDisplayList

/// A cache of blurred silhouettes without colour, at the resolution that their blur needs.
@MainActor
final class ShadowBlurs {
  /// The outline that casts the shadow, in device pixels.
  enum Outline: Hashable {
    /// A rounded rectangle with its corner at the origin.
    case rounded(width: Int, height: Int, radius: CGFloat, curve: CornerCurve)
    case path(BezierPath)

    var shape: Shape {
      switch self {
      case .rounded(let width, let height, let radius, let curve):
        .rounded(
          CGRect(x: 0, y: 0, width: width, height: height), radius: radius, curve: curve)
      case .path(let path): .path(path)
      }
    }

    var box: PixelRect { PixelRect(covering: shape.bounds) }
  }

  private struct Key: Hashable {
    var outline: Outline
    var sigma: CGFloat
  }

  /// A blur with one value for every `step` pixels in each direction; the first value is at the
  /// box's corner.
  struct Blur {
    var plane: CoveragePlane
    var step: Int
    /// The area in device pixels from the outline's origin; its size is a multiple of `step`.
    var box: PixelRect
  }

  private let cache: PixelCache<Key, Blur>
  private let memory: PixelMemory

  init(limits: CacheLimits, memory: PixelMemory) {
    self.memory = memory
    cache = PixelCache(limit: limits.blurs)
  }

  func keep(_ limits: CacheLimits) { cache.limit = limits.blurs }

  /// Returns the blur of an outline; nil if the outline is too large.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func blur(_ outline: Outline, sigma: CGFloat) throws -> Blur? {
    try cache.value(for: Key(outline: outline, sigma: sigma)) {
      guard let blur = try make(outline, sigma: sigma) else { return nil }
      return (blur, blur.plane.values.count * MemoryLayout<Float>.stride)
    }
  }

  /// Returns the distance between samples in pixels.
  ///
  /// At a standard deviation of 4 samples, linear interpolation is off by less than half a level of
  /// an opaque black shadow.
  static func step(sigma: CGFloat) -> Int {
    switch sigma {
    case ..<8: 1
    case ..<16: 2
    case ..<32: 4
    default: 8
    }
  }

  private func make(_ outline: Outline, sigma: CGFloat) throws -> Blur? {
    let step = Self.step(sigma: sigma)
    let margin = CoveragePlane.reach(sigma: sigma) + 2 * step
    var box = outline.box.insetBy(-margin)
    box.width = (box.width + step - 1) / step * step
    box.height = (box.height + step - 1) / step * step
    let (width, height) = (box.width / step, box.height / step)
    guard width > 0, height > 0,
      PixelRect(x: 0, y: 0, width: width, height: height).fitsSurface
    else { return nil }
    let mask = try memory.mask(width: width, height: height)
    try mask.draw { cr in
      cairo_scale(cr, 1 / CGFloat(step), 1 / CGFloat(step))
      cairo_translate(cr, CGFloat(-box.x), CGFloat(-box.y))
      cr.setPath(outline.shape)
      cairo_fill(cr)
    }
    var values = [Float](repeating: 0, count: width * height)
    values.withUnsafeMutableBufferPointer { values in
      for y in 0..<height {
        guard let row = mask.row(y) else { continue }
        for x in 0..<width { values[y * width + x] = Float(row[x]) / 255 }
      }
    }
    var plane = CoveragePlane(width: width, height: height, values: values)
    plane.blur(sigma: sigma / CGFloat(step))
    return Blur(plane: plane, step: step, box: box)
  }
}
