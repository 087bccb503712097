import CHaloCairo
import Foundation

/// A rectangle of whole device pixels.
public struct PixelRect: Hashable, Sendable {
  /// The upper left corner and the size in device pixels; y grows downwards.
  public var x, y, width, height: Int

  /// Creates a rectangle from its upper left corner and its size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether the rectangle contains no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The first column to the right of the rectangle.
  public var maxX: Int { x + width }
  /// The first row below the rectangle.
  public var maxY: Int { y + height }
  /// The number of pixels in the rectangle; 0 if it is empty.
  public var area: Int { isEmpty ? 0 : width * height }

  /// Returns the pixels that are in both rectangles; empty if there are none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// Returns the smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

/// The layout of a surface's bytes: 32 bits a pixel in native byte order.
public enum PixelFormat: Sendable {
  /// Opaque pixels; the high byte is ignored.
  case rgb24
  /// Pixels with premultiplied alpha.
  case argb32

  var cairo: cairo_format_t {
    switch self {
    case .rgb24: CAIRO_FORMAT_RGB24
    case .argb32: CAIRO_FORMAT_ARGB32
    }
  }
}

/// Pixels in memory that Cairo draws on: the surface's own memory, or a host's (shared memory of an
/// X server).
///
/// A surface is not thread-safe: use it on only one thread at a time.
public final class PixelSurface {
  /// The width in device pixels.
  public let width: Int
  /// The height in device pixels.
  public let height: Int
  /// The layout of a pixel's bytes.
  package let format: PixelFormat
  let handle: OpaquePointer

  /// Creates a surface with cleared memory of its own; sizes are in device pixels.
  ///
  /// - Throws: ``RenderError/surface(_:)`` if Cairo refuses, as it does beyond 32,767 pixels.
  public init(width: Int, height: Int, format: PixelFormat = .rgb24) throws {
    self.width = width
    self.height = height
    self.format = format
    handle = try Self.checked(
      cairo_image_surface_create(format.cairo, Int32(clamping: width), Int32(clamping: height)))
  }

  /// Creates a surface on the caller's memory, which must outlive the surface.
  ///
  /// - Throws: ``RenderError/surface(_:)``, for instance if `stride` is not a multiple of 4.
  package init(
    memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, format: PixelFormat
  ) throws {
    self.width = width
    self.height = height
    self.format = format
    handle = try Self.checked(
      cairo_image_surface_create_for_data(
        memory.assumingMemoryBound(to: UInt8.self), format.cairo, Int32(clamping: width),
        Int32(clamping: height), Int32(clamping: stride)))
  }

  init(adopting surface: OpaquePointer, format: PixelFormat) throws {
    handle = try Self.checked(surface)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    self.format = format
  }

  deinit { cairo_surface_destroy(handle) }

  /// Returns `surface` if it can be drawn on; destroys it otherwise.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  static func checked(_ surface: OpaquePointer?) throws -> OpaquePointer {
    guard let surface else { throw RenderError.outOfMemory }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw RenderError.surface(String(cString: cairo_status_to_string(status)))
    }
    return surface
  }

  /// The whole surface, with its upper left corner at 0, 0.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The bytes from one row to the next.
  package var stride: Int { Int(cairo_image_surface_get_stride(handle)) }

  /// The bytes after all drawing so far; nil for an empty surface.
  package var data: UnsafeMutableRawPointer? {
    cairo_surface_flush(handle)
    return cairo_image_surface_get_data(handle).map { UnsafeMutableRawPointer($0) }
  }

  /// Notes that ``data`` was written to; call it before anything is drawn from or onto the surface.
  package func markChanged() { cairo_surface_mark_dirty(handle) }

  /// Returns a pixel as `0xAARRGGBB` (alpha premultiplied; 0xFF for an opaque surface); nil outside
  /// the surface.
  public func pixel(x: Int, y: Int) -> UInt32? {
    guard x >= 0, y >= 0, x < width, y < height, let data else { return nil }
    let value = data.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
    return format == .rgb24 ? value | 0xFF00_0000 : value
  }
}

/// An error with pixels or the files that contain them.
public enum RenderError: Error, CustomStringConvertible, Hashable {
  case surface(String)
  case write(path: String, reason: String)
  case read(path: String, reason: String)
  /// The system has no fonts.
  case noFonts

  /// One line that says what failed and why.
  public var description: String {
    switch self {
    case .surface(let reason): "cannot make a picture: \(reason)"
    case .write(let path, let reason): "cannot write \(path): \(reason)"
    case .read(let path, let reason): "cannot read \(path): \(reason)"
    case .noFonts: "there are no fonts, so no text can be set: install some (see fc-list)"
    }
  }
}
