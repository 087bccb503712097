import CHaloCairo
import Foundation
import HaloDisplayList

/// A cache of coloured shadows of the smallest shape that has every corner and edge of a given one.
@MainActor
final class ShadowTemplates {
  struct Key: Hashable {
    var outline: ShadowBlurs.Outline
    var sigma: CGFloat
    /// The downward offset in device pixels.
    var offset: Int
    var color: Color
    /// Whether the inside of the outline is left out.
    var knockout: Bool
  }

  /// Pixels, and the position of their corner relative to the outline's origin.
  struct Template {
    var surface: PixelSurface
    var x: Int
    var y: Int
  }

  private let cache: PixelCache<Key, Template>
  private let blurs: ShadowBlurs
  private let memory: PixelMemory
  /// The number of shadows made so far.
  var made: Int { cache.made }

  init(limits: CacheLimits, memory: PixelMemory) {
    self.memory = memory
    cache = PixelCache(limit: limits.shadows)
    blurs = ShadowBlurs(limits: limits, memory: memory)
  }

  func keep(_ limits: CacheLimits) {
    cache.limit = limits.shadows
    blurs.keep(limits)
  }

  func moment() -> UInt64 { cache.moment() }
  func shrink(toUsedSince moment: UInt64, reserve: Int) {
    cache.shrink(toUsedSince: moment, reserve: reserve)
  }

  /// Returns the template of a shadow; nil for an outline that is too large.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func template(_ key: Key) throws -> Template? {
    try cache.value(for: key) {
      guard let template = try make(key) else { return nil }
      return (template, template.surface.stride * template.surface.height)
    }
  }

  private func make(_ key: Key) throws -> Template? {
    guard let blur = try blurs.blur(key.outline, sigma: key.sigma) else { return nil }
    var box = blur.box
    box.y += key.offset
    guard box.fitsSurface else { return nil }
    let surface = try memory.surface(width: box.width, height: box.height, format: .argb32)
    Self.color(surface, with: blur, color: key.color)
    if key.knockout {
      try surface.draw { cr in
        cairo_translate(cr, CGFloat(-box.x), CGFloat(-box.y))
        cr.knockOut(key.outline.shape)
      }
    }
    return Template(surface: surface, x: box.x, y: box.y)
  }

  /// Draws the blur at full size, by linear interpolation between its samples.
  nonisolated private static func color(
    _ surface: PixelSurface, with blur: ShadowBlurs.Blur, color: Color
  ) {
    guard let data = surface.data else { return }
    let last = 4095
    let table = (0...last).map { Dither.lanes(color, coverage: CGFloat($0) / CGFloat(last)) }
    let across = samples(surface.width, step: blur.step, count: blur.plane.width)
    let down = samples(surface.height, step: blur.step, count: blur.plane.height)
    let (width, stride, columns) = (surface.width, surface.stride, blur.plane.width)
    let work = RowWork(count: surface.height) { y in
      let sample = down[y]
      // One additional sample gives the last one a right neighbour.
      var line = [Float](repeating: 0, count: columns + 1)
      let row = (data + y * stride).assumingMemoryBound(to: UInt32.self)
      let top = Int(sample.index)
      let below = min(blur.plane.height - 1, top + 1)
      blur.plane.values.withUnsafeBufferPointer { values in
        for x in 0..<columns {
          let (p, q) = (values[top * columns + x], values[below * columns + x])
          line[x] = (p + (q - p) * sample.part) * Float(last) + 0.5
        }
        line[columns] = line[columns - 1]
      }
      table.withUnsafeBufferPointer { table in
        line.withUnsafeBufferPointer { line in
          across.withUnsafeBufferPointer { across in
            Dither.withRow(y) { noise in
              for x in 0..<width {
                let left = Int(across[x].index)
                let p = line[left]
                let value = p + (line[left &+ 1] - p) * across[x].part
                row[x] = Dither.pixel(table[Int(Int32(value))], noise[x & 7])
              }
            }
          }
        }
      }
    }
    DrawingThreads.shared.perform(work, isShared: surface.bounds.area >= worthSharing)
    surface.markChanged()
  }

  /// The number of device pixels from which several threads are worth while; fewer are coloured
  /// before another thread has woken.
  nonisolated private static let worthSharing = 40_000

  /// Returns, for each pixel, the sample before it and its fractional position towards the next.
  nonisolated private static func samples(
    _ pixels: Int, step: Int, count: Int
  ) -> [(index: Int32, part: Float)] {
    (0..<pixels).map { pixel in
      // The centre of a sample is half a step from its corner.
      let place = (Float(pixel) + 0.5) / Float(step) - 0.5
      let clamped = max(0, min(Float(count - 1), place))
      return (Int32(clamped), clamped - Float(Int32(clamped)))
    }
  }
}

extension OpaquePointer {
  /// Clears the inside of a shape except for its outermost pixel, with which the antialiased edge
  /// of what covers the shape is blended.
  fileprivate func knockOut(_ shape: Shape) {
    // The mask is drawn separately: the edge must be removed from the fill, not from the shadow.
    cairo_push_group_with_content(self, CAIRO_CONTENT_ALPHA)
    cairo_set_source_rgba(self, 0, 0, 0, 1)
    setPath(shape)
    cairo_fill_preserve(self)
    cairo_set_operator(self, CAIRO_OPERATOR_DEST_OUT)
    cairo_set_line_join(self, CAIRO_LINE_JOIN_MITER)
    cairo_set_line_width(self, 2)
    cairo_stroke(self)
    guard let mask = cairo_pop_group(self) else { return }
    cairo_set_operator(self, CAIRO_OPERATOR_DEST_OUT)
    cairo_set_source(self, mask)
    cairo_paint(self)
    cairo_pattern_destroy(mask)
  }
}
