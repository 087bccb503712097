import FocusGeometry
import Foundation
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import HaloCairoRenderer

/// The bend, the darkening and the light of glass.
@MainActor
struct GlassTests {
  private static let size = CGSize(width: 240, height: 160)
  private static let pane = CGRect(x: 40, y: 40, width: 160, height: 80)
  private static let shade = GlassShade(
    glow: 0.3, dimming: 0.35, start: 0.12, full: 0.36, ceiling: 0.15)

  private func item(_ view: UInt64, _ content: DisplayContent) -> DisplayItem {
    DisplayItem(
      id: DisplayItemID(view: view, part: 0), transform: .identity,
      clip: CGRect(origin: .zero, size: Self.size), alpha: 1, content: content)
  }

  private func list(_ items: [DisplayItem], _ background: Color = .white) -> DisplayList {
    DisplayList(size: Self.size, background: .color(background), items: items)
  }

  private func glass(
    lens: GlassLens? = nil, shade: GlassShade? = nil, tint: Color = .clear
  ) -> DisplayContent {
    .backdrop(
      .rounded(Self.pane, radius: 40, curve: .circular),
      Material(sigma: 0, saturation: 1, tint: tint, lens: lens, shade: shade))
  }

  private func color(_ surface: PixelSurface, _ x: Int, _ y: Int) -> Color {
    Color(hex: (surface.pixel(x: x, y: y) ?? 0) & 0xFF_FFFF)
  }

  @Test(arguments: [
    Color.white, Color(hex: 0xFFE34D), Color(hex: 0x9FE8FF), Color(hex: 0xFF6EA8),
    Color(hex: 0x7A7A7A), .black,
  ])
  func `white text has a contrast of at least 4,5 on every pixel of shaded glass`(
    ground: Color
  ) throws {
    // A bright half and a dark one: the mean alone does not make every pixel dark enough.
    let lens = GlassLens(band: 16, displacement: 12)
    let half = CGRect(x: 120, y: 0, width: 120, height: 160)
    for tint in [Color.clear, Color(hex: 0x0A84FF, alpha: 0.5)] {
      let surface = try picture(
        of: list(
          [
            item(1, .fill(.rect(half), .color(ground))),
            item(2, glass(lens: lens, shade: Self.shade, tint: tint)),
          ], Color(hex: 0x101018)), scale: 1, by: freshRenderer())
      for y in stride(from: 44, to: 116, by: 4) {
        for x in stride(from: 82, to: 158, by: 2) {
          let contrast = color(surface, x, y).contrastRatio(with: .white)
          #expect(contrast >= 4.5, "\(contrast) at \(x), \(y)")
        }
      }
    }
  }

  @Test func `glass lights up dark content and puts a layer of 35 percent over bright content`()
    throws
  {
    var shade = Self.shade
    shade.ceiling = 1_000
    let dark = try picture(
      of: list([item(1, glass(shade: shade))], .black), scale: 1, by: freshRenderer())
    #expect(abs(color(dark, 120, 80).red - 0.3) < 0.01)
    let bright = try picture(
      of: list([item(1, glass(shade: shade))], .white), scale: 1, by: freshRenderer())
    #expect(abs(color(bright, 120, 80).red - 0.65) < 0.01)
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func `the edge of glass shows what lies further inside, and its middle what lies there`(
    scale: CGFloat
  ) throws {
    let lens = GlassLens(band: 20, displacement: 16)
    // The left 6 points of the pane lie over black, and some in its middle.
    let black = [
      CGRect(x: 0, y: 0, width: 46, height: 160), CGRect(x: 100, y: 0, width: 9, height: 160),
    ]
    func drawn(_ lens: GlassLens?) throws -> PixelSurface {
      let fills = black.enumerated().map { item(UInt64($0 + 1), .fill(.rect($1), .color(.black))) }
      return try picture(
        of: list(fills + [item(9, glass(lens: lens))]), scale: scale, by: freshRenderer())
    }
    let (flat, bent) = (try drawn(nil), try drawn(lens))
    func red(_ surface: PixelSurface, _ x: CGFloat) -> CGFloat {
      color(surface, Int(x * scale), Int(80 * scale)).red
    }
    #expect(red(flat, 42) == 0 && red(bent, 42) == 1)
    for x in stride(from: 62 as CGFloat, to: 178, by: 4) { #expect(red(bent, x) == red(flat, x)) }
  }

  @Test func `a line of light is brightest where the edge faces the light`() throws {
    func drawn(_ angle: CGFloat) throws -> PixelSurface {
      let light = RimLight(
        width: 2, near: .white, far: Color(white: 1, alpha: 0.5),
        between: Color(white: 1, alpha: 0.1), angle: angle)
      return try picture(
        of: list(
          [item(1, .rimLight(.rounded(Self.pane, radius: 12, curve: .continuous), light))], .black),
        scale: 1, by: freshRenderer())
    }
    let above = try drawn(-.pi / 2)
    let (top, side, bottom) = (
      color(above, 120, 40).red, color(above, 40, 80).red, color(above, 120, 119).red
    )
    #expect(top > bottom && bottom > side && side > 0)
    #expect(color(above, 120, 80).red == 0)
    let right = try drawn(0)
    #expect(color(right, 199, 80).red > color(right, 120, 40).red)
  }

  /// Random lists in which every pane is glass, and every hairline a line of light.
  @Test(arguments: TestEffort.seeds(0..<40, few: 15))
  func `redrawing the damage over glass gives the new frame`(seed: Int) throws {
    var random = RandomList(seed: 21_000 + UInt64(seed))
    random.hasBackdrops = true
    let scale = random.dice.pick([1, 1.25, 2], else: 1)
    let renderer = freshRenderer()
    var plain = random.list()
    var list = plain.asGlass
    let surface = try picture(of: list, scale: scale, by: renderer)
    for _ in 0..<4 {
      plain = random.changed(plain)
      let next = plain.asGlass
      let damage = next.damage(since: list, scale: scale)
      try renderer.draw(next, on: surface, scale: scale, region: damage)
      let fresh = try picture(of: next, scale: scale, by: freshRenderer())
      let difference = PictureDifference(fresh, surface)
      #expect(difference.isNone, "\(difference)")
      list = next
    }
  }
}

extension DisplayList {
  fileprivate var asGlass: DisplayList {
    var list = self
    list.items = items.map { item in
      var item = item
      switch item.content {
      case .backdrop(let shape, var material):
        material.lens = GlassLens(band: 12, displacement: 9)
        if item.id.view % 2 == 0 {
          material.shade = GlassShade(
            glow: 0.3, dimming: 0.35, start: 0.12, full: 0.36, ceiling: 0.15)
        }
        item.content = .backdrop(shape, material)
      case .hairline(let shape, let color):
        item.content = .rimLight(
          shape, RimLight(width: 2, near: color, far: .white, between: .clear, angle: 0.7))
      default: break
      }
      return item
    }
    return list
  }
}
