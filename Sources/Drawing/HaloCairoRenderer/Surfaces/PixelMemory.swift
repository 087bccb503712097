import CHaloCairo
import Foundation

/// The source of a renderer's memory for pixels.
///
/// A lack of memory is an error, and never leads to an incomplete picture.
///
/// Memory is rarely exhausted, and never for one allocation alone, so tests use a source that
/// refuses.
struct PixelMemory: Sendable {
  /// Returns whether an allocation may happen; called before each one, on any thread, with its size
  /// in bytes.
  var grants: @Sendable (_ bytes: Int) -> Bool

  /// A source that refuses nothing; Cairo and `malloc` fail when the system has no memory.
  static let system = PixelMemory { _ in true }

  /// Creates a transparent surface.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func surface(width: Int, height: Int, format: PixelFormat) throws -> PixelSurface {
    try ask(for: width, height, bytesPerPixel: 4)
    return try PixelSurface(width: width, height: height, format: format)
  }

  /// Creates an empty mask.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func mask(width: Int, height: Int) throws -> CoverageMask {
    try ask(for: width, height, bytesPerPixel: 1)
    return try CoverageMask(width: width, height: height)
  }

  /// Allocates pixels with undefined values, to be freed with `free`.
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
  /// The error for a lack of memory, in Cairo's words.
  package static let outOfMemory = RenderError.surface("out of memory")
}

extension PixelRect {
  /// Whether Cairo can create surfaces of this size.
  ///
  /// A larger size is not a lack of memory: callers use another way, or treat it as a mistake and
  /// draw nothing.
  var fitsSurface: Bool { width <= PixelSurface.largestSide && height <= PixelSurface.largestSide }
}

extension PixelSurface {
  /// Cairo's limit for a side, in pixels.
  static let largestSide = 32_767

  /// Draws with Cairo.
  ///
  /// - Throws: ``RenderError/surface(_:)`` if memory was exhausted, and the errors of `body`.
  func draw(_ body: (OpaquePointer) throws -> Void) throws {
    try handle.withContext(body)
  }
}

extension CoverageMask {
  /// Draws with Cairo, in full coverage.
  ///
  /// - Throws: ``RenderError/surface(_:)`` if memory was exhausted.
  func draw(_ body: (OpaquePointer) -> Void) throws {
    try handle.withContext { cr in
      cairo_set_source_rgba(cr, 0, 0, 0, 1)
      body(cr)
    }
  }
}

extension OpaquePointer {
  /// Draws on a `cairo_surface_t`.
  ///
  /// Only a lack of memory is an error. Other states are not: after a transform that flattens
  /// everything, for instance, Cairo draws nothing, which is right.
  fileprivate func withContext(_ body: (OpaquePointer) throws -> Void) throws {
    guard let cr = cairo_create(self) else { throw RenderError.outOfMemory }
    defer { cairo_destroy(cr) }
    try body(cr)
    guard cairo_status(cr) != CAIRO_STATUS_NO_MEMORY else { throw RenderError.outOfMemory }
  }
}
