import CCairo
import Foundation

extension PixelSurface {
  /// Writes a PNG whose bytes depend on the pixels alone.
  ///
  /// The file appears whole or not at all: it is written beside its place and renamed.
  ///
  /// - Throws: ``RenderError/write(path:reason:)``.
  public func writePNG(to path: String) throws {
    let temporary = path + ".part"
    var code = errno
    let status = temporary.withCString { name in
      errno = 0
      let status = cairo_surface_write_to_png(handle, name)
      code = errno
      return status
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      unlink(temporary)
      let reason =
        code != 0
        ? String(cString: strerror(code)) : String(cString: cairo_status_to_string(status))
      throw RenderError.write(path: path, reason: reason)
    }
    guard rename(temporary, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(temporary)
      throw RenderError.write(path: path, reason: reason)
    }
  }

  /// Reads a PNG.
  ///
  /// - Throws: ``RenderError/read(path:reason:)``.
  package static func readPNG(from path: String) throws -> PixelSurface {
    guard let surface = cairo_image_surface_create_from_png(path) else {
      throw RenderError.read(path: path, reason: "out of memory")
    }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw RenderError.read(path: path, reason: String(cString: cairo_status_to_string(status)))
    }
    let opaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    return try PixelSurface(adopting: surface, format: opaque ? .rgb24 : .argb32)
  }
}
