import Foundation
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import HaloAudit
@testable import HaloCairoRenderer

/// Rings of known widths, gaps and colours, measured in pixels.
@MainActor
struct RingMeasureTests {
  private static let size = CGSize(width: 160, height: 120)
  private static let item = CGRect(x: 40, y: 32, width: 80, height: 48)

  /// Draws an item on a background, with a ring outside or inside it or without one.
  private func picture(
    ring: HaloRing?, item: UInt32 = 0xC0C0C0, ground: UInt32 = 0xFFFFFF, scale: CGFloat
  ) throws -> PixelSurface {
    let clip = CGRect(origin: .zero, size: Self.size)
    var contents: [DisplayContent] = [
      .fill(.rect(Self.item), .color(Color(hex: item)))
    ]
    if let ring { contents.append(.halo(ring)) }
    let list = DisplayList(
      size: Self.size, background: .color(Color(hex: ground)),
      items: contents.enumerated().map { index, content in
        DisplayItem(
          id: DisplayItemID(view: UInt64(index), part: 0), transform: .identity, clip: clip,
          alpha: 1, content: content)
      })
    return try Renderer(text: TestFonts.textEngine()).picture(of: list, scale: scale)
  }

  private func measure(
    _ ring: HaloRing?, item: UInt32 = 0xC0C0C0, ground: UInt32 = 0xFFFFFF, scale: CGFloat
  ) throws -> RingMeasure? {
    RingMeasure(
      shown: try picture(ring: ring, item: item, ground: ground, scale: scale),
      bare: try picture(ring: nil, item: item, ground: ground, scale: scale), item: Self.item,
      scale: scale)
  }

  private func ring(
    _ side: HaloRing.Side, width: CGFloat = 3, gap: CGFloat = 2, color: UInt32 = 0x0060D0
  ) -> HaloRing {
    HaloRing(
      shape: .rect(Self.item), side: side, width: width, gap: gap, color: Color(hex: color))
  }

  @Test(arguments: [1, 2] as [CGFloat], [(3, 2), (2, 0), (4, 1), (1, 3)] as [(CGFloat, CGFloat)])
  func `a ring outside an item is measured with the width and gap that it was drawn with`(
    scale: CGFloat, figures: (width: CGFloat, gap: CGFloat)
  ) throws {
    let found = try #require(
      try measure(ring(.outside, width: figures.width, gap: figures.gap), scale: scale))
    #expect(found.width == Double(figures.width * scale))
    #expect(found.gap == Double(figures.gap * scale))
    #expect(found.lines == (12, 12))
  }

  @Test func `a ring of 3 points and a gap of 2 points measure whole pixels at scale 1.5`() throws {
    let found = try #require(try measure(ring(.outside), scale: 1.5))
    // The width of 4.5 pixels becomes 4 or 5, and the gap is 3.
    #expect([4, 5].contains(found.width))
    #expect(found.gap == 3)
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func `a ring inside an item begins at its edge or after a gap, which is negative`(
    scale: CGFloat
  ) throws {
    let found = try #require(try measure(ring(.inside, gap: 2), scale: scale))
    #expect(found.width == Double(3 * scale))
    #expect(found.gap == Double(-2 * scale))
    let close = try #require(try measure(ring(.inside, gap: 0), scale: scale))
    #expect(close.width == Double(3 * scale))
    #expect(close.gap == 0)
  }

  @Test func `a ring's contrasts are measured against the colours on both of its sides`() throws {
    let found = try #require(
      try measure(
        ring(.outside, color: 0x000000), item: 0x767676, ground: 0xFFFFFF, scale: 2))
    #expect(abs(found.outerContrast - 21) < 1e-9)
    #expect(abs(found.innerContrast - 21) < 1e-9)
    let touching = try #require(
      try measure(
        ring(.outside, gap: 0, color: 0xFFFFFF), item: 0x767676, ground: 0x000000, scale: 2))
    #expect(abs(touching.outerContrast - 21) < 1e-9)
    #expect(abs(touching.innerContrast - PixelContrast.ratio(0xFFFFFF, 0x767676)) < 1e-9)
    let inside = try #require(
      try measure(
        ring(.inside, gap: 0, color: 0xFFFFFF), item: 0x000000, ground: 0x767676, scale: 2))
    #expect(abs(inside.outerContrast - PixelContrast.ratio(0xFFFFFF, 0x767676)) < 1e-9)
    #expect(abs(inside.innerContrast - 21) < 1e-9)
  }

  @Test
  func `an item without a ring has no measure, and an item with a faint ring has one`() throws {
    #expect(try measure(nil, scale: 1) == nil)
    let found = try #require(try measure(ring(.outside, color: 0xD8D8D8), scale: 1))
    #expect(found.width == 3 && found.gap == 2)
    #expect(found.outerContrast < 1.5)
  }

  @Test func `a ring that the window's edge cuts off is measured where it is visible`() throws {
    let scale: CGFloat = 1
    let item = CGRect(x: 0, y: 30, width: 60, height: 40)
    let surfaces = try [true, false].map { hasRing in
      let surface = try PixelSurface(width: 160, height: 120)
      let data = try #require(surface.data)
      for y in 0..<120 {
        for x in 0..<160 {
          let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
          let isRing =
            item.insetBy(dx: -5, dy: -5).contains(place)
            && !item.insetBy(dx: -2, dy: -2).contains(place)
          data.storeBytes(
            of: hasRing && isRing ? 0xFF00_0000 : 0xFFFF_FFFF,
            toByteOffset: y * surface.stride + x * 4, as: UInt32.self)
        }
      }
      surface.markChanged()
      return surface
    }
    let found = try #require(
      RingMeasure(shown: surfaces[0], bare: surfaces[1], item: item, scale: scale))
    #expect(found.width == 3 && found.gap == 2)
    #expect(found.lines == (9, 12))
    #expect(found.outerContrast == 21 && found.innerContrast == 21)
  }
}

struct PixelContrastTests {
  @Test func `pairs of colours have the contrasts that WCAG gives them`() {
    func ratio(_ p: UInt32, _ q: UInt32) -> Double { PixelContrast.ratio(p, q) }
    #expect(abs(ratio(0x000000, 0xFFFFFF) - 21) < 1e-9)
    #expect(ratio(0x336699, 0x336699) == 1)
    // The lightest gray that is sufficient for text on white, and the next one.
    #expect((ratio(0x767676, 0xFFFFFF) * 100).rounded(.down) / 100 == 4.54)
    #expect(ratio(0x777777, 0xFFFFFF) < 4.5)
    #expect((ratio(0x949494, 0xFFFFFF) * 100).rounded(.down) / 100 == 3.03)
    #expect(abs(ratio(0xFF0000, 0xFFFFFF) - 3.998) < 0.001)
    #expect(abs(ratio(0x0000FF, 0xFFFFFF) - 8.592) < 0.001)
  }

  @Test func `a contrast is symmetric and independent of the highest byte`() {
    var dice = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let (p, q) = (
        UInt32.random(in: 0...0xFF_FFFF, using: &dice),
        UInt32.random(in: 0...0xFF_FFFF, using: &dice)
      )
      let ratio = PixelContrast.ratio(p, q)
      #expect(ratio >= 1 && ratio <= 21.000_001)
      #expect(PixelContrast.ratio(q, p) == ratio)
      #expect(PixelContrast.ratio(0xFF00_0000 | p, 0x8000_0000 | q) == ratio)
    }
  }
}
