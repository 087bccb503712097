import FocusGeometry
import Foundation
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import HaloCairoRenderer

/// Panes that show the content behind them.
@MainActor
struct BackdropTests {
  private static let size = CGSize(width: 240, height: 160)
  private static let pane = CGRect(x: 60, y: 40, width: 120, height: 80)

  private func item(_ view: UInt64, _ content: DisplayContent, alpha: CGFloat = 1) -> DisplayItem {
    DisplayItem(
      id: DisplayItemID(view: view, part: 0), transform: .identity,
      clip: CGRect(origin: .zero, size: Self.size), alpha: alpha, content: content)
  }

  private func fill(_ view: UInt64, _ rect: CGRect, _ color: Color) -> DisplayItem {
    item(view, .fill(.rect(rect), .color(color)))
  }

  private func list(_ items: [DisplayItem], _ background: Color = .white) -> DisplayList {
    DisplayList(size: Self.size, background: .color(background), items: items)
  }

  private func backdrop(
    _ view: UInt64, in rect: CGRect = pane, sigma: CGFloat = 8, saturation: CGFloat = 1,
    tint: Color = .clear
  ) -> DisplayItem {
    item(
      view, .backdrop(.rect(rect), Material(sigma: sigma, saturation: saturation, tint: tint)))
  }

  private func pixel(_ surface: PixelSurface, _ x: Int, _ y: Int) -> [Int] {
    let value = surface.pixel(x: x, y: y) ?? 0
    return [16, 8, 0].map { Int(value >> UInt32($0)) & 0xFF }
  }

  @Test
  func `rounding a vector to the nearest integers has the same result as the library's rounding`() {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<2000 {
      let whole = SIMD4<Float>.random(in: 0...65_280, using: &random).rounded(.down)
      let parts = SIMD4<Float>(0, 0.25, 0.5, 0.75)
      for numbers in [whole, whole + parts, whole / 17] {
        #expect(
          SIMD4(nearestTo: numbers)
            == SIMD4<Int32>(numbers.rounded(.toNearestOrAwayFromZero)))
      }
    }
  }

  @Test func `a pane over one colour shows that colour with the pane's saturation and tint`() throws
  {
    let ground = Color(red: 0.6, green: 0.4, blue: 0.4)
    let plain = try picture(of: list([backdrop(1)], ground), scale: 1, by: freshRenderer())
    #expect(pixel(plain, 120, 80) == [153, 102, 102])
    let strong = try picture(
      of: list([backdrop(1, saturation: 2)], ground), scale: 1, by: freshRenderer())
    // Grey is 0.2126 · 153 + 0.7874 · 102 = 112.8; red moves away from it by its own distance
    // again.
    #expect(zip(pixel(strong, 120, 80), [193, 91, 91]).allSatisfy { abs($0 - $1) <= 1 })
    let tinted = try picture(
      of: list([backdrop(1, tint: Color(white: 1, alpha: 0.5))], ground), scale: 1,
      by: freshRenderer())
    #expect(zip(pixel(tinted, 120, 80), [204, 179, 179]).allSatisfy { abs($0 - $1) <= 1 })
    #expect(pixel(tinted, 20, 20) == [153, 102, 102])
  }

  /// The blurred edge is compared with the integral of the Gaussian; the blur uses boxes of whole
  /// widths.
  @Test(arguments: [4, 8, 20, 40] as [CGFloat], [1, 2] as [CGFloat])
  func `an edge behind a pane is blurred with the pane's standard deviation`(
    sigma: CGFloat, scale: CGFloat
  )
    throws
  {
    let size = CGSize(width: 400, height: 80)
    var list = DisplayList(size: size, background: .color(.white))
    list.items = [
      fill(1, CGRect(x: 0, y: 0, width: 200, height: 80), .black),
      backdrop(2, in: CGRect(origin: .zero, size: size), sigma: sigma),
    ].map { item in
      var item = item
      item.clip = CGRect(origin: .zero, size: size)
      return item
    }
    let surface = try picture(of: list, scale: scale, by: freshRenderer())
    for x in stride(from: 40, to: 360, by: 10) {
      let wanted = 0.5 * (1 + erf((Double(x) - 200) / (Double(sigma) * 2.0.squareRoot())))
      let seen = Double(pixel(surface, Int(CGFloat(x) * scale), 40)[0]) / 255
      #expect(abs(seen - wanted) < 0.05, "at \(x): \(seen), not \(wanted)")
    }
  }

  @Test func `a pane at the window's edge repeats the pixels of the edge`() throws {
    let surface = try picture(
      of: list(
        [
          fill(1, CGRect(x: 0, y: 0, width: 240, height: 160), Color(hex: 0x3366CC)),
          backdrop(2, in: CGRect(origin: .zero, size: Self.size), sigma: 30),
        ], .black), scale: 1, by: freshRenderer())
    for (x, y) in [(0, 0), (239, 0), (0, 159), (239, 159), (120, 80)] {
      #expect(pixel(surface, x, y) == [0x33, 0x66, 0xCC])
    }
  }

  @Test func `a pane shows neither what is drawn above it nor its own shadow`() throws {
    let shadow = item(
      2, .shadow(.rect(Self.pane), Shadow(offsetY: 0, sigma: 10, color: .black), knockout: true))
    let above = fill(3, CGRect(x: 100, y: 70, width: 10, height: 10), .black)
    let surface = try picture(
      of: list([shadow, backdrop(2), above]), scale: 1, by: freshRenderer())
    #expect(pixel(surface, 64, 44) == [255, 255, 255])
    #expect(pixel(surface, 115, 75) == [255, 255, 255])
    #expect(pixel(surface, 105, 75) == [0, 0, 0])
  }

  @Test func `a change damages the part of a pane within reach of its blur, and no other part`() {
    let far = CGRect(x: 0, y: 0, width: 8, height: 8)
    let near = CGRect(x: 40, y: 60, width: 8, height: 8)
    func damage(_ rect: CGRect) -> [PixelRect] {
      list([fill(1, rect, .black), backdrop(2, sigma: 6)])
        .damage(since: list([fill(1, rect, .white), backdrop(2, sigma: 6)]), scale: 1)
    }
    let pane = PixelRect(x: 60, y: 40, width: 120, height: 80)
    #expect(damage(far).allSatisfy { !$0.intersects(pane) })
    #expect(damage(near).contains { $0.intersects(pane) })
    #expect(damage(near).allSatisfy { $0.maxX < 120 })
  }

  @Test(arguments: [false, true])
  func `a change above one pane and beneath another damages only the other`(
    isNested: Bool
  ) {
    let rect = CGRect(x: 100, y: 70, width: 10, height: 10)
    let (left, right) = (
      CGRect(x: 20, y: 20, width: 90, height: 120), CGRect(x: 100, y: 20, width: 90, height: 120)
    )
    // The right pane lies over the changed rectangle, and the left one beneath it.
    func scene(_ color: Color) -> DisplayList {
      let items = [
        backdrop(1, in: left, sigma: 4), fill(2, rect, color), backdrop(3, in: right, sigma: 4),
        backdrop(4, in: CGRect(x: 0, y: 150, width: 9, height: 9), sigma: 4),
      ]
      guard isNested else { return list(items) }
      let nodes = items.map { DisplayNode([$0], owner: $0.id.view) }
      return DisplayList(
        size: Self.size, background: .color(.white),
        root: .group([.group(Array(nodes[..<2]), owner: 5)] + nodes[2...], owner: 6))
    }
    let damage = scene(.black).damage(since: scene(.white), scale: 1)
    #expect(damage.allSatisfy { $0.x > 95 && $0.y > 20 && $0.maxX < 150 && $0.maxY < 140 })
    #expect(damage.contains { $0.maxX > 110 })
  }

  @Test func `a pane shows another pane beneath it`() throws {
    let under = backdrop(2, in: CGRect(x: 0, y: 0, width: 240, height: 160), tint: .black)
    let surface = try picture(of: list([under, backdrop(3)]), scale: 1, by: freshRenderer())
    #expect(pixel(surface, 120, 80) == [0, 0, 0])
  }

  @Test func `each of many stacked panes is blurred once`() throws {
    let renderer = freshRenderer()
    let panes = (1...12).map { backdrop(UInt64($0), sigma: 4) }
    _ = try picture(of: list(panes), scale: 1, by: renderer)
    #expect(renderer.backdrops.made == 12)
  }

  @Test func `a pane is not blurred again while nothing beneath it changes`() throws {
    let renderer = freshRenderer()
    let before = list([fill(1, Self.pane, .black), backdrop(2)])
    let surface = try picture(of: before, scale: 1, by: renderer)
    let made = renderer.backdrops.made
    // The changes are above the pane, and far away from it.
    let after = list([
      fill(1, Self.pane, .black), backdrop(2), fill(3, Self.pane.insetBy(dx: 9, dy: 9), .white),
      fill(4, CGRect(x: 0, y: 0, width: 5, height: 5), .black),
    ])
    try renderer.draw(after, on: surface, scale: 1, region: after.damage(since: before, scale: 1))
    #expect(renderer.backdrops.made == made)
  }

  @Test func `a pane that lags shows the previous content beneath it until the next frame`() throws
  {
    let renderer = freshRenderer()
    // A second pane lies on the first, and a third one comes with the change and was never shown.
    func scene(_ color: Color, _ more: [DisplayItem] = []) -> DisplayList {
      list([fill(1, Self.pane, color), backdrop(2), backdrop(3, sigma: 4)] + more)
    }
    let before = scene(.black)
    let come = backdrop(4, in: CGRect(x: 70, y: 50, width: 40, height: 40), sigma: 4)
    let after = scene(.white, [come])
    let surface = try picture(of: before, scale: 1, by: renderer)
    let made = renderer.backdrops.made
    let damage = after.damageByKind(since: before, scale: 1)
    try renderer.draw(
      after, on: surface, scale: 1, region: damage.items, backdropsOf: before)
    #expect(renderer.backdrops.made == made + 1)
    #expect(pixel(surface, 150, 80).allSatisfy { $0 < 40 })
    try renderer.draw(after, on: surface, scale: 1, region: damage.backdrops)
    #expect(renderer.backdrops.made == made + 4)
    let difference = PictureDifference(
      try picture(of: after, scale: 1, by: freshRenderer()), surface)
    #expect(difference.isNone, "\(difference)")
  }

  @Test func `a pane of a screen inside a larger one shows nothing from outside of its screen`()
    throws
  {
    let atEdge = CGRect(x: 140, y: 0, width: 100, height: 160)
    let alone = list([
      fill(1, CGRect(x: 180, y: 20, width: 60, height: 90), Color(hex: 0x2040C0)),
      backdrop(2, in: atEdge),
    ])
    // A second area of the same size lies beside it, in another colour.
    var larger = list(
      [
        fill(3, CGRect(origin: .zero, size: Self.size), .white)
      ] + alone.items, Color(hex: 0xC02020))
    larger.size.width *= 2
    let colored = try picture(of: larger, scale: 1, by: freshRenderer())
    larger.screens = [CGRect(origin: .zero, size: Self.size)]
    let shown = try picture(of: larger, scale: 1, by: freshRenderer())
    let plain = try picture(of: alone, scale: 1, by: freshRenderer())
    let part = PixelRect(x: 0, y: 0, width: plain.width, height: plain.height)
    #expect(PictureDifference(try shown.part(part), plain).isNone)
    #expect(!PictureDifference(try colored.part(part), plain).isNone)
    // A change beside the screen changes no pixel of the screen.
    var changed = larger
    let beside = DisplayItem(
      id: DisplayItemID(view: 4, part: 0), transform: .identity,
      clip: CGRect(x: 240, y: 0, width: 240, height: 160), alpha: 1,
      content: .fill(.rect(CGRect(x: 240, y: 40, width: 20, height: 20)), .color(.black)))
    changed.items.append(beside)
    let damage = changed.damage(since: larger, scale: 1)
    #expect(!damage.isEmpty && damage.allSatisfy { $0.x >= 240 }, "\(damage)")
  }
}
