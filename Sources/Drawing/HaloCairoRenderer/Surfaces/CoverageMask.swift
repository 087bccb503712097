import CHaloCairo
import Foundation

/// A surface with eight bits of coverage a pixel.
final class CoverageMask {
  let width: Int
  let height: Int
  let handle: OpaquePointer

  /// Creates an empty mask; sizes are in pixels, and at least 1.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  init(width: Int, height: Int) throws {
    handle = try PixelSurface.checked(
      cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(clamping: max(1, width)), Int32(clamping: max(1, height))))
    self.width = max(1, width)
    self.height = max(1, height)
  }

  deinit { cairo_surface_destroy(handle) }

  var stride: Int { Int(cairo_image_surface_get_stride(handle)) }
  var bytes: Int { stride * height }

  /// Returns a row's coverage, 0...255; valid while the mask lives and is not drawn on.
  func row(_ y: Int) -> UnsafePointer<UInt8>? {
    cairo_surface_flush(handle)
    guard let data = cairo_image_surface_get_data(handle) else { return nil }
    return UnsafePointer(data + y * stride)
  }
}
