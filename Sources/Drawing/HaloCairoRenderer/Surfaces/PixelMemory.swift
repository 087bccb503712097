import CHaloCairo
import Foundation

/// Where a renderer gets memory for pixels.
///
/// What cannot be had is an error, and never a picture with something missing.
///
/// Memory is rarely exhausted, and never for one allocation alone; so a test's refuses by itself.
struct PixelMemory: Sendable {
  /// Asked before every allocation, on any thread, with its size in bytes.
  var grants: @Sendable (_ bytes: Int) -> Bool

  /// Refuses nothing; what the system has not got is refused by Cairo and by `malloc`.
  static let system = PixelMemory { _ in true }

  /// A clear surface.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func surface(width: Int, height: Int, format: PixelFormat) throws -> PixelSurface {
    try ask(for: width, height, bytesPerPixel: 4)
    return try PixelSurface(width: width, height: height, format: format)
  }

  /// An empty mask.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func mask(width: Int, height: Int) throws -> CoverageMask {
    try ask(for: width, height, bytesPerPixel: 1)
    return try CoverageMask(width: width, height: height)
  }

  /// So many pixels of any value, which `free` takes back.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func pixels(_ count: Int) throws -> UnsafeMutablePointer<UInt32> {
    try ask(for: count, 1, bytesPerPixel: 4)
    guard let memory = malloc(max(1, count) * MemoryLayout<UInt32>.stride) else {
      throw RenderError.outOfMemory
    }
    return memory.bindMemory(to: UInt32.self, capacity: count)
  }

  private func ask(for width: Int, _ height: Int, bytesPerPixel: Int) throws {
    guard grants(width * height * bytesPerPixel) else { throw RenderError.outOfMemory }
  }
}

extension RenderError {
  /// In the words that Cairo has for it.
  package static let outOfMemory = RenderError.surface("out of memory")
}

extension PixelRect {
  /// Whether Cairo makes surfaces of this size.
  ///
  /// What is larger is no want of memory: whoever draws has another way for it, or takes it for a
  /// mistake and leaves it out.
  var fitsSurface: Bool { width <= PixelSurface.largestSide && height <= PixelSurface.largestSide }
}

extension PixelSurface {
  /// Cairo's limit, in pixels.
  static let largestSide = 32_767

  /// Draws with Cairo.
  ///
  /// - Throws: ``RenderError/surface(_:)`` when memory was exhausted meanwhile; what `body` throws.
  func draw(_ body: (OpaquePointer) throws -> Void) throws {
    try handle.withContext(body)
  }
}

extension CoverageMask {
  /// Draws with Cairo, in full coverage.
  ///
  /// - Throws: ``RenderError/surface(_:)`` when memory was exhausted meanwhile.
  func draw(_ body: (OpaquePointer) -> Void) throws {
    try handle.withContext { cr in
      cairo_set_source_rgba(cr, 0, 0, 0, 1)
      body(cr)
    }
  }
}

extension OpaquePointer {
  /// On a `cairo_surface_t`.
  ///
  /// Only want of memory is an error: after a transform that flattens everything, for instance,
  /// Cairo draws nothing either, and rightly.
  fileprivate func withContext(_ body: (OpaquePointer) throws -> Void) throws {
    guard let cr = cairo_create(self) else { throw RenderError.outOfMemory }
    defer { cairo_destroy(cr) }
    try body(cr)
    guard cairo_status(cr) != CAIRO_STATUS_NO_MEMORY else { throw RenderError.outOfMemory }
  }
}
