import CHaloX11
import Foundation

/// The visual of a window (X's term for a pixel format), and the layout of its pixels.
@MainActor
struct WindowVisual {
  var visual: UnsafeMutablePointer<Visual>
  /// The number of significant bits of a pixel.
  var depth: Int32
  var layout: PixelLayout

  /// Returns the screen's default visual if the renderer can draw for it; otherwise one that needs
  /// no conversion of pixels, or the deepest opaque one that it can draw for.
  ///
  /// - Throws: ``HostError/noUsableVisual(_:)``.
  static func best(on connection: DisplayConnection) throws(HostError) -> WindowVisual {
    let display = connection.display
    var template = XVisualInfo()
    template.screen = connection.screen
    var count: Int32 = 0
    guard let list = XGetVisualInfo(display, Int(VisualScreenMask), &template, &count) else {
      throw .noUsableVisual("the screen lists none")
    }
    defer { XFree(list) }
    let infos = UnsafeBufferPointer(start: list, count: Int(count))
    let bits = bitsPerPixel(display)
    let usable = infos.compactMap { info -> WindowVisual? in
      guard info.`class` == TrueColor, let visual = info.visual, let bits = bits[info.depth] else {
        return nil
      }
      let layout = PixelLayout(
        red: UInt32(truncatingIfNeeded: info.red_mask),
        green: UInt32(truncatingIfNeeded: info.green_mask),
        blue: UInt32(truncatingIfNeeded: info.blue_mask), depth: Int(info.depth),
        bitsPerPixel: bits)
      guard layout.isDirect || layout.isConvertible else { return nil }
      return WindowVisual(visual: visual, depth: info.depth, layout: layout)
    }
    let own = XDefaultVisual(display, connection.screen)
    if let match = usable.first(where: { $0.visual == own }) { return match }
    if let direct = usable.first(where: \.layout.isDirect) { return direct }
    if let opaque = usable.filter({ $0.depth < 32 }).max(by: { $0.depth < $1.depth }) {
      return opaque
    }
    let depth = XDefaultDepth(display, connection.screen)
    throw .noUsableVisual("depth \(depth) without TrueColor of 16 or 32 bits per pixel")
  }

  /// Returns the bits that a pixel takes in memory, for each depth of the display.
  private static func bitsPerPixel(_ display: OpaquePointer) -> [Int32: Int] {
    var count: Int32 = 0
    guard let formats = XListPixmapFormats(display, &count) else { return [:] }
    defer { XFree(formats) }
    return Dictionary(
      UnsafeBufferPointer(start: formats, count: Int(count)).map {
        ($0.depth, Int($0.bits_per_pixel))
      }, uniquingKeysWith: { first, _ in first })
  }
}
