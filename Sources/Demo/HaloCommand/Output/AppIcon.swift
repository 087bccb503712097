import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloSceneGraph

/// The application's icon: a focused tile.
enum AppIcon {
  /// The side lengths in pixels that desktop panels and lists of windows use.
  static let sizes = [16, 24, 32, 48, 64, 128]
  /// The side lengths in pixels for the icon theme, where software centres look for large ones.
  static let themeSizes = sizes + [256, 512]

  /// The side length of the drawing, in points.
  static let side: CGFloat = 64

  /// Returns the icon in some sizes, with a transparent background.
  ///
  /// - Throws: `RenderError`.
  @MainActor
  static func pictures(
    sizes: [Int] = sizes, by renderer: Renderer
  ) throws -> [PixelSurface] {
    try sizes.map { size in
      var list = displayList(pixels: size)
      let scale = CGFloat(size) / side
      let white = try renderer.picture(of: list, scale: scale)
      list.background = .color(.black)
      return try transparent(on: renderer.picture(of: list, scale: scale), and: white)
    }
  }

  /// Returns a transparent picture that looks like `black` on black and like `white` on white.
  ///
  /// It is computed because the renderer's own pictures are opaque.
  private static func transparent(
    on black: PixelSurface, and white: PixelSurface
  ) throws -> PixelSurface {
    let result = try PixelSurface(width: black.width, height: black.height, format: .argb32)
    guard let data = result.data else { return result }
    for y in 0..<result.height {
      for x in 0..<result.width {
        let (dark, light) = (black.pixel(x: x, y: y) ?? 0, white.pixel(x: x, y: y) ?? 0)
        // Green serves as well as any other channel, since all are equally transparent.
        let through = Int(light >> 8 & 0xFF) - Int(dark >> 8 & 0xFF)
        let alpha = UInt32(min(max(255 - through, 0), 255))
        let color = alpha == 0 ? 0 : dark & 0xFF_FFFF
        data.storeBytes(
          of: alpha << 24 | color, toByteOffset: y * result.stride + x * 4, as: UInt32.self)
      }
    }
    result.markChanged()
    return result
  }

  /// Returns the icon on white for a side length in pixels; small icons have a wider ring.
  static func displayList(pixels: Int) -> DisplayList {
    let isSmall = pixels <= 24
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    func square(_ inset: CGFloat, radius: CGFloat) -> Shape {
      .rounded(bounds.insetBy(dx: inset, dy: inset), radius: radius, curve: .continuous)
    }
    let tile = square(2, radius: 15)
    let card = square(isSmall ? 20 : 19, radius: isSmall ? 6 : 7)
    let ground = Gradient(Color(hex: 0x2C2C46), Color(hex: 0x12121E))
    let light = Gradient(Color(hex: 0xFFFFFF), Color(hex: 0xD8DCEA))
    let ring = HaloRing(
      shape: card, side: .outside, width: isSmall ? 8 : 5.5, gap: isSmall ? 4 : 4,
      color: Color(hex: 0x0A84FF))
    let contents: [DisplayContent] = [
      .fill(tile, .linear(ground, from: .zero, to: CGPoint(x: 0, y: side))),
      .halo(ring),
      .fill(card, .linear(light, from: CGPoint(x: 0, y: 18), to: CGPoint(x: 0, y: 46))),
    ]
    return DisplayList(
      size: bounds.size, background: .color(.white),
      items: contents.enumerated().map { part, content in
        DisplayItem(
          id: DisplayItemID(view: 0, part: UInt16(part)), transform: .identity, clip: bounds,
          alpha: 1, content: content)
      })
  }
}
