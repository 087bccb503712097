import CairoRenderer
import FocusGeometry
import Foundation
import SceneGraph

/// The picture of the application: a tile that has the focus.
enum AppIcon {
  /// Pixels a side, as panels and lists ask for them.
  static let sizes = [16, 24, 32, 48, 64, 128]

  /// Points a side.
  private static let side: CGFloat = 64

  @MainActor
  static func pictures(by renderer: Renderer) throws -> [PixelSurface] {
    try sizes.map { size in
      let surface = try PixelSurface(width: size, height: size, format: .argb32)
      renderer.draw(
        displayList(pixels: size), on: surface, scale: CGFloat(size) / side,
        region: [PixelRect(x: 0, y: 0, width: size, height: size)])
      return surface
    }
  }

  /// - Parameters:
  ///   - pixels: how large it is shown; small ones have a stronger ring.
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
      size: bounds.size, background: .color(Color(white: 0, alpha: 0)),
      items: contents.enumerated().map { part, content in
        DisplayItem(
          id: DisplayItemID(view: 0, part: UInt16(part)), transform: .identity, clip: bounds,
          alpha: 1, content: content)
      })
  }
}
