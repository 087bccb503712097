import CHaloCairo
import Foundation

extension PixelSurface {
  /// Writes a PNG file whose bytes depend only on the pixels.
  ///
  /// The file is written completely or not at all. A link is followed, and a pipe or a terminal is
  /// written into.
  ///
  /// - Throws: ``RenderError/write(path:reason:)``.
  public func writePNG(to path: String) throws { try OutputFile.write(png(), to: path) }

  /// Returns the bytes of a PNG file, which depend only on the pixels.
  ///
  /// - Throws: ``RenderError/surface(_:)`` if there is no memory for them.
  package func png() throws -> [UInt8] {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      cairo_surface_write_to_png_stream(
        handle,
        { bytes, part, count in
          bytes?.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: part, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, bytes)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw RenderError.surface(String(cString: cairo_status_to_string(status)))
    }
    return bytes
  }

  /// Decodes a PNG file in memory.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - path: The origin of the bytes, for error messages.
  /// - Returns: The pixels; for 16 bits a channel, the upper 8.
  /// - Throws: ``RenderError/read(path:reason:)``.
  package static func readPNG(_ bytes: [UInt8], from path: String) throws -> PixelSurface {
    var rest = bytes[...]
    let surface = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { rest, target, count in
          guard let rest = rest?.assumingMemoryBound(to: ArraySlice<UInt8>.self), let target,
            rest.pointee.count >= Int(count)
          else { return CAIRO_STATUS_READ_ERROR }
          rest.pointee.withUnsafeBufferPointer { source in
            if let start = source.baseAddress { target.update(from: start, count: Int(count)) }
          }
          rest.pointee.removeFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
    return try adopting(surface, from: path)
  }

  /// Takes ownership of a surface that Cairo has read, and converts it to a format of ours.
  private static func adopting(_ surface: OpaquePointer?, from path: String) throws -> PixelSurface
  {
    guard let surface else { throw RenderError.read(path: path, reason: "out of memory") }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw RenderError.read(path: path, reason: String(cString: cairo_status_to_string(status)))
    }
    switch cairo_image_surface_get_format(surface) {
    case CAIRO_FORMAT_RGB24: return try PixelSurface(adopting: surface, format: .rgb24)
    case CAIRO_FORMAT_ARGB32: return try PixelSurface(adopting: surface, format: .argb32)
    default:
      // Later versions of Cairo decode 16 bits as floating-point numbers.
      defer { cairo_surface_destroy(surface) }
      let result = try PixelSurface(
        width: Int(cairo_image_surface_get_width(surface)),
        height: Int(cairo_image_surface_get_height(surface)), format: .argb32)
      guard let cr = cairo_create(result.handle) else { throw RenderError.outOfMemory }
      defer { cairo_destroy(cr) }
      cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(cr, surface, 0, 0)
      cairo_paint(cr)
      return result
    }
  }

  /// Reads a PNG file.
  ///
  /// - Throws: ``RenderError/read(path:reason:)``.
  package static func readPNG(from path: String) throws -> PixelSurface {
    try adopting(cairo_image_surface_create_from_png(path), from: path)
  }
}
