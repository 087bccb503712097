import CHaloCairo
import Foundation
import HaloDisplayList

extension Paint {
  var isGradient: Bool {
    switch self {
    case .color: false
    case .linear, .radial: true
    }
  }

  var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .linear(let gradient, _, _), .radial(let gradient, _, _):
      gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }

  /// Returns the paint in pixels, dithered by less than one level so that faint gradients do not
  /// show bands.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - area: The area that the pixels cover, in the paint's own space.
  ///   - memory: The memory for the pixels.
  ///   - isShared: Whether other threads help; only on the main thread.
  /// - Returns: A surface that is opaque if every colour is.
  /// - Throws: ``RenderError/surface(_:)``.
  func rasterized(
    width: Int, height: Int, area: CGRect, memory: PixelMemory, isShared: Bool = false
  ) throws -> PixelSurface {
    let surface = try memory.surface(
      width: max(1, width), height: max(1, height), format: isOpaque ? .rgb24 : .argb32)
    guard let data = surface.data else { return surface }
    let (width, stride) = (surface.width, surface.stride)
    let table = GradientTable(self)
    let dx = area.width / CGFloat(width)
    let dy = area.height / CGFloat(surface.height)
    let work = RowWork(count: surface.height) { y in
      let row = (data + y * stride).assumingMemoryBound(to: UInt32.self)
      let py = area.minY + (CGFloat(y) + 0.5) * dy
      let px = area.minX + dx / 2
      switch self {
      case .color: table.fill(row, count: width, y: y) { _ in 0 }
      case .linear(_, let from, let to):
        let (vx, vy) = (to.x - from.x, to.y - from.y)
        let length = vx * vx + vy * vy
        let inverse = length > 0 ? 1 / length : 0
        let start = ((px - from.x) * vx + (py - from.y) * vy) * inverse
        let step = dx * vx * inverse
        table.fill(row, count: width, y: y) { start + step * CGFloat($0) }
      case .radial(_, let center, let radius):
        let inverse = radius > 0 ? 1 / radius : 0
        let (sx, step, ry) =
          ((px - center.x) * inverse, dx * inverse, (py - center.y) * inverse)
        let ry2 = ry * ry
        table.fill(row, count: width, y: y) {
          let rx = sx + step * CGFloat($0)
          return (rx * rx + ry2).squareRoot()
        }
      }
    }
    DrawingThreads.shared.perform(work, isShared: isShared)
    cairo_surface_mark_dirty(surface.handle)
    return surface
  }
}

/// A finely sampled gradient: premultiplied colours in 8.8 fixed point, in four lanes of 16 bits.
private struct GradientTable {
  private static let last = 4095
  private let lanes: [UInt64]

  init(_ paint: Paint) {
    let stops: [Gradient.Stop]
    switch paint {
    case .color(let color): stops = [.init(0, color)]
    case .linear(let gradient, _, _), .radial(let gradient, _, _): stops = gradient.stops
    }
    var lanes: [UInt64] = []
    lanes.reserveCapacity(Self.last + 1)
    for index in 0...Self.last {
      let color = Self.color(at: CGFloat(index) / CGFloat(Self.last), in: stops)
      lanes.append(Dither.lanes(color))
    }
    self.lanes = lanes
  }

  private static func color(at t: CGFloat, in stops: [Gradient.Stop]) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if t <= first.location { return first.color }
    if t >= last.location { return last.color }
    var low = first
    for stop in stops {
      if stop.location >= t {
        let span = stop.location - low.location
        return low.color.mixed(
          with: stop.color, by: span > 0 ? (t - low.location) / span : 1)
      }
      low = stop
    }
    return last.color
  }

  @inline(__always)
  func fill(
    _ row: UnsafeMutablePointer<UInt32>, count: Int, y: Int, place: (Int) -> CGFloat
  ) {
    lanes.withUnsafeBufferPointer { lanes in
      Dither.withRow(y) { noise in
        for x in 0..<count {
          let index = Int(max(0, min(1, place(x))) * CGFloat(Self.last) + 0.5)
          row[x] = Dither.pixel(lanes[index], noise[x & 7])
        }
      }
    }
  }
}

/// Ordered dithering, which turns colours finer than 8 bits into pixels without bias and without
/// bands.
enum Dither {
  /// The 8 × 8 Bayer matrix as additions to 8.8 fixed point, 2...254, in all four lanes.
  private static let matrix: [UInt64] = (0..<64).map { place in
    let (x, y) = (place & 7, place >> 3)
    var value = 0
    for bit in 0..<3 {
      let (bx, by) = ((x >> bit) & 1, (y >> bit) & 1)
      value |= ((bx ^ by) << 1 | by) << (2 * (2 - bit))
    }
    return UInt64(value * 4 + 2) &* 0x0001_0001_0001_0001
  }

  @inline(__always)
  static func withRow(_ y: Int, _ body: (UnsafePointer<UInt64>) -> Void) {
    matrix.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      body(base + (y & 7) * 8)
    }
  }

  /// Returns a premultiplied colour with blue, green, red and alpha from the lowest lane up, each
  /// 0...65,280.
  static func lanes(_ color: Color, coverage: CGFloat = 1) -> UInt64 {
    let alpha = max(0, min(1, color.alpha * coverage))
    func lane(_ value: CGFloat) -> UInt64 {
      UInt64((max(0, min(1, value)) * alpha * 65_280).rounded())
    }
    return lane(color.blue) | lane(color.green) << 16 | lane(color.red) << 32 | lane(1) << 48
  }

  @inline(__always)
  static func pixel(_ lanes: UInt64, _ noise: UInt64) -> UInt32 {
    let sum = ((lanes &+ noise) >> 8) & 0x00FF_00FF_00FF_00FF
    let pairs = sum | (sum >> 8)
    return UInt32(truncatingIfNeeded: (pairs & 0xFFFF) | ((pairs >> 16) & 0xFFFF_0000))
  }
}
