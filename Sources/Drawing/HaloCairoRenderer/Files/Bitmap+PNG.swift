import CHaloCairo
import Foundation
import HaloDisplayList

extension Bitmap {
  /// The number of pixels above which a PNG is refused before any memory is allocated for it.
  package static let maximumPixels = 64 << 20

  /// Reads a PNG file.
  ///
  /// - Throws: ``RenderError/read(path:reason:)``, also if the path is not a regular file or the
  ///   picture has more than ``maximumPixels``.
  package convenience init(png path: String) throws {
    let (width, height) = try Self.size(ofPNG: path)
    guard width > 0, height > 0, width <= Self.maximumPixels / height else {
      throw RenderError.read(path: path, reason: "\(width) × \(height) pixels are too many")
    }
    let surface = try PixelSurface.readPNG(from: path)
    guard surface.width > 0, surface.height > 0, let data = surface.data else {
      throw RenderError.read(path: path, reason: "no pixels")
    }
    let opaque: UInt32 = surface.format == .rgb24 ? 0xFF00_0000 : 0
    var pixels: [UInt32] = []
    pixels.reserveCapacity(surface.width * surface.height)
    for y in 0..<surface.height {
      let row = (data + y * surface.stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<surface.width { pixels.append(row[x] | opaque) }
    }
    self.init(width: surface.width, height: surface.height, pixels: pixels)
  }

  /// Reads the width and height from the file's header, so that memory is allocated only for a
  /// picture of acceptable size.
  private static func size(ofPNG path: String) throws -> (width: Int, height: Int) {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw RenderError.read(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw RenderError.read(path: path, reason: "not a file")
    }
    var head = [UInt8](repeating: 0, count: 24)
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard read(descriptor, &head, head.count) == head.count, head.starts(with: signature) else {
      throw RenderError.read(path: path, reason: "not a PNG picture")
    }
    func number(at index: Int) -> Int {
      head[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    return (number(at: 16), number(at: 20))
  }

  /// Draws the pixels, smoothed, over `rect`.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func draw(on cr: OpaquePointer, in rect: CGRect, memory: PixelMemory) throws {
    let surface = try memory.surface(width: width, height: height, format: .argb32)
    guard let data = surface.data else { return }
    for y in 0..<height {
      let row = (data + y * surface.stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { row[x] = pixels[y * width + x] }
    }
    surface.markChanged()
    cairo_save(cr)
    cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(cr)
    cairo_translate(cr, rect.minX, rect.minY)
    cairo_scale(cr, rect.width / CGFloat(width), rect.height / CGFloat(height))
    cairo_set_source_surface(cr, surface.handle, 0, 0)
    let pattern = cairo_get_source(cr)
    // Samples beyond the edge repeat it, because a transparent border would let the background
    // through.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_paint(cr)
    cairo_restore(cr)
  }
}
