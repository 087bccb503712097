import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import HaloAudit

/// Focused cards of known sizes, corners, rings and shadows, measured in the pixels of a still.
@MainActor
struct StillReaderTests {
  /// A row of cards, one of which has the focus.
  struct Row {
    var scale: CGFloat = 1
    var card = CGSize(width: 200, height: 140)
    var count = 4
    var focused = 1
    var growth: CGFloat = 0
    var radius: CGFloat = 12
    var ring: (width: CGFloat, gap: CGFloat)?
    var shadow: Shadow?
    var ground = Color(white: 0.8)
    /// The colours of each card from its top to its bottom.
    var colors: [[UInt32]] = [[0x2F6F8F, 0xB8813F], [0x9C4A50, 0x203040], [0xF0E0C0, 0x608040]]

    var gap: CGFloat { growth + 40 }
    var size: CGSize {
      CGSize(
        width: 120 + CGFloat(count) * (card.width + gap), height: card.height + growth + 320)
    }

    func frame(of index: Int) -> CGRect {
      CGRect(
        x: 80 + CGFloat(index) * (card.width + gap), y: 130, width: card.width,
        height: card.height)
    }

    /// The frame of the focused card, which grows by the same factor in both directions.
    var focusedFrame: CGRect {
      let factor = 1 + growth / max(card.width, card.height)
      let frame = frame(of: focused)
      return frame.insetBy(
        dx: -frame.width * (factor - 1) / 2, dy: -frame.height * (factor - 1) / 2)
    }

    /// The drawing of the row, with the focus or with nothing focused.
    @MainActor
    func list(isFocused: Bool = true) -> DisplayList {
      var contents: [DisplayContent] = []
      for index in 0..<count where index != focused || !isFocused {
        contents.append(fill(frame(of: index), index))
      }
      if isFocused {
        let shape = Shape.rounded(focusedFrame, radius: radius, curve: .continuous)
        if let shadow { contents.append(.shadow(shape, shadow, knockout: true)) }
        contents.append(fill(focusedFrame, focused))
        if let ring {
          contents.append(
            .halo(
              HaloRing(
                shape: shape, side: .outside, width: ring.width, gap: ring.gap,
                color: Color(hex: 0x0072ED))))
        }
      }
      let clip = CGRect(origin: .zero, size: size)
      return DisplayList(
        size: size, background: .color(ground),
        items: contents.enumerated().map { index, content in
          DisplayItem(
            id: DisplayItemID(view: UInt64(index), part: 0), transform: .identity, clip: clip,
            alpha: 1, content: content)
        })
    }

    private func fill(_ frame: CGRect, _ index: Int) -> DisplayContent {
      let pair = colors[index % colors.count]
      return .fill(
        .rounded(frame, radius: radius, curve: .continuous),
        .linear(
          Gradient([.init(0, Color(hex: pair[0])), .init(1, Color(hex: pair[1]))]),
          from: CGPoint(x: frame.minX, y: frame.minY), to: CGPoint(x: frame.minX, y: frame.maxY)))
    }
  }

  private func reader(_ row: Row, isFocused: Bool = true) throws -> StillReader {
    let renderer = Renderer(text: TestFonts.textEngine())
    let surface = try renderer.picture(of: row.list(isFocused: isFocused), scale: row.scale)
    var colors: [UInt32] = []
    for y in 0..<surface.height {
      for x in 0..<surface.width { colors.append(surface.pixel(x: x, y: y) ?? 0) }
    }
    let still = try #require(
      StillPixels(width: surface.width, height: surface.height, colors: colors))
    return StillReader(still, scale: Double(row.scale))
  }

  /// A random row whose card grows and has a shadow.
  private static func lifted(_ seed: Int) -> Row {
    var random = SeededGenerator(seed: UInt64(seed))
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      CGFloat.random(in: range, using: &random)
    }
    return Row(
      scale: [1, 1.5, 2][seed % 3],
      card: CGSize(width: number(140...280).rounded(), height: number(110...240).rounded()),
      count: 3 + seed % 3, focused: seed % 3, growth: number(14...80), radius: number(0...26),
      shadow: Shadow(
        offsetY: number(6...30), sigma: number(8...24),
        color: Color(white: 0, alpha: number(0.3...0.6))),
      ground: Color(white: number(0.5...0.95)))
  }

  @Test(arguments: TestEffort.seeds(0..<30, few: 9))
  func `growth, corners and shadow of a lifted card are measured as they were drawn`(
    seed: Int
  ) throws {
    let row = Self.lifted(seed)
    let reading = try reader(row).reading()
    // A frame is drawn on whole pixels or between them; half a point is its uncertainty.
    #expect(abs(reading.growth - row.growth) <= 1, "seed \(seed)")
    #expect(abs(reading.restWidth - row.card.width) <= 0.6, "seed \(seed)")
    #expect(reading.ring == nil, "seed \(seed)")
    let radius = try #require(reading.radius, "seed \(seed)")
    #expect(abs(radius - row.radius) <= 1.5, "seed \(seed): \(radius) for \(row.radius)")
    let (shadow, drawn) = (
      try #require(reading.shadow, "seed \(seed)"), try #require(row.shadow)
    )
    #expect(abs(shadow.offset - drawn.offsetY) <= 2.5, "seed \(seed): \(shadow) for \(drawn)")
    #expect(abs(shadow.sigma - drawn.sigma) <= 3, "seed \(seed): \(shadow) for \(drawn)")
    #expect(
      abs(shadow.opacity - drawn.color.alpha) <= 0.08, "seed \(seed): \(shadow) for \(drawn)")
  }

  @Test(arguments: TestEffort.seeds(0..<30, few: 9))
  func `width, gap and colour of a ring are measured as they were drawn`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var row = Self.lifted(seed)
    (row.growth, row.shadow) = (0, nil)
    row.ring = (
      CGFloat.random(in: 2...5, using: &random), CGFloat.random(in: 1.5...4, using: &random)
    )
    let reading = try reader(row).reading()
    let (ring, wanted) = (try #require(reading.ring, "seed \(seed)"), try #require(row.ring))
    // A ring and its gap are drawn in whole pixels.
    let pixels = HaloRing(
      shape: .rect(row.focusedFrame), side: .outside, width: wanted.width, gap: wanted.gap,
      color: .black
    ).pixels(scale: row.scale)
    let drawn = (width: pixels.width / row.scale, gap: pixels.gap / row.scale)
    #expect(abs(ring.width - drawn.width) <= 0.15, "seed \(seed): \(ring) for \(drawn)")
    #expect(abs(ring.gap - drawn.gap) <= 0.15, "seed \(seed): \(ring) for \(drawn)")
    #expect(ring.color == "#0072ED", "seed \(seed)")
    #expect(abs(reading.growth) <= 1 && reading.shadow == nil, "seed \(seed)")
    let radius = try #require(reading.radius, "seed \(seed)")
    #expect(abs(radius - row.radius) <= 1.5, "seed \(seed): \(radius) for \(row.radius)")
  }

  @Test func `a card that is alone is measured by another still in which it is not focused`() throws
  {
    var row = Row(growth: 40)
    row.count = 1
    row.focused = 0
    row.shadow = Shadow(offsetY: 20, sigma: 14, color: Color(white: 0, alpha: 0.4))
    let (focused, rest) = (try reader(row), try reader(row, isFocused: false))
    #expect(throws: StillError.noFocus) { try focused.reading() }
    let reading = try focused.reading(atRest: rest)
    #expect(abs(reading.growth - 40) <= 1 && reading.neighbours == 0)
    #expect(throws: StillError.noDifference) { try rest.reading(atRest: rest) }
  }

  @Test func `a row in which no card differs, and an empty still, are errors in words`() throws {
    let rest = try reader(Row(), isFocused: false)
    #expect(throws: StillError.noFocus) { try rest.reading() }
    let plain = try #require(
      StillPixels(width: 90, height: 60, colors: [UInt32](repeating: 0x808080, count: 5400)))
    #expect(throws: StillError.noCards) { try StillReader(plain, scale: 1).reading() }
    #expect(throws: StillError.sizes(focused: [90, 60], rest: [1080, 460])) {
      try StillReader(plain, scale: 1).reading(atRest: rest)
    }
    #expect(!StillError.noFocus.description.contains("\n"))
  }

  @Test func `a shadow on a black ground, where it is invisible, is not reported`() throws {
    var row = Row(growth: 30)
    row.ground = .black
    row.shadow = Shadow(offsetY: 20, sigma: 14, color: Color(white: 0, alpha: 0.4))
    #expect(try reader(row).reading().shadow == nil)
  }

  @Test func `a still with the proportions of the screen has its points, and others usual ones`() {
    let screen = CGSize(width: 1280, height: 720)
    #expect(StillReader.usualScale(width: 1920, height: 1080, screen: screen) == 1.5)
    #expect(StillReader.usualScale(width: 2732, height: 2048, screen: screen) == 2)
    #expect(StillReader.usualScale(width: 1024, height: 768, screen: nil) == 1)
  }

  @Test func `a comparison gives the difference of each measure that both have`() {
    let still = StillReading(
      frame: .init(x: 0, y: 0, width: 240, height: 120), restWidth: 200, restHeight: 100,
      radius: 10, neighbours: 3)
    var shown = still
    shown.frame.width = 250
    shown.radius = nil
    let rows = StillComparison(still, halo: shown).rows
    #expect(rows.first { $0.name == "growth" }?.difference == 10)
    #expect(rows.first { $0.name == "radius" }?.difference == nil)
    #expect(StillComparison.words(10, "pt", signed: true) == "+10 pt")
    #expect(StillComparison.words(nil, "pt") == "–")
  }
}
