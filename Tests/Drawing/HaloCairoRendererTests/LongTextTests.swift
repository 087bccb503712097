import Foundation
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import HaloCairoRenderer

/// Text that is wider or longer than any screen.
@MainActor
struct LongTextTests {
  private func style(_ size: CGFloat = 29, lines: Int = 1) -> TextStyle {
    TextStyle(font: .systemFont(ofSize: size), color: .black, numberOfLines: lines)
  }

  @Test(arguments: [1_000_000, 20_000_000], [1, 0])
  func `text beyond the largest size that can be shown is neither measured nor drawn`(
    letters: Int, lines: Int
  ) throws {
    let text = String(repeating: String(repeating: "W", count: 1_000), count: letters / 1_000)
    let renderer = freshRenderer()
    for size: CGFloat in [11, 29, 400] {
      let style = style(size, lines: lines)
      let whole = renderer.text.size(of: text, style: style, width: .infinity)
      // The width is more than a screen's, and less than Pango's largest.
      #expect(whole.width > 32_767 && whole.width < 2_097_151, "\(whole)")
      let broken = renderer.text.size(of: text, style: style, width: 500)
      #expect(broken.width <= max(501, 2 * size))
    }
    let list = DisplayList(
      size: CGSize(width: 200, height: 60), background: .color(.white),
      items: [
        DisplayItem(
          id: DisplayItemID(view: 1, part: 0), transform: .identity,
          clip: CGRect(x: 0, y: 0, width: 200, height: 60), alpha: 1,
          content: .text(
            text, style(lines: lines), rect: CGRect(x: 0, y: 0, width: 200, height: 60)))
      ])
    let drawn = try picture(of: list, scale: 1, by: renderer)
    let points = (0..<200).flatMap { x in (0..<60).map { y in drawn.pixel(x: x, y: y) } }
    #expect(points.contains { $0 != 0xFFFF_FFFF })
  }

  @Test func `a word that is broken gets a hyphen only at a soft hyphen`() {
    let engine = TestFonts.textEngine()
    let style = style(20, lines: 0)
    let letters = engine.size(of: "iiiiiiii", style: style, width: .infinity).width
    let hyphen = engine.size(of: "-", style: style, width: .infinity).width
    // After eight letters, a hyphen fits, and no wider letter.
    func width(of text: String) -> CGFloat {
      engine.size(of: text, style: style, width: letters + hyphen + 2).width
    }
    #expect(width(of: "iiiiiiiiWW") <= letters + 0.5)
    #expect(width(of: "iiiiiiii\u{AD}WW") > letters + hyphen / 2)
  }

  @Test func `the letters of a line wider than Pango's largest width do not overlap`() throws {
    // The line is 3.9 million points wide, about twice Pango's largest width.
    let line = TestFonts.textEngine()
      .line(of: String(repeating: "W", count: 8_000), style: style(500))
    #expect(line.elements.count == 8_000)
    #expect(zip(line.elements, line.elements.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 0.01 })
  }

  @Test func `text of any font size, tracking and line height has a finite size`() {
    let engine = TestFonts.textEngine()
    for number: CGFloat in [0, 1e-300, 1e9, .infinity, .nan, -1e9] {
      var odd = style(number)
      odd.tracking = number
      odd.lineHeight = number
      for size in [
        engine.size(of: "Ab", style: odd, width: 100),
        engine.size(of: "Ab", style: style(), width: number),
      ] {
        #expect(size.width.isFinite && size.width >= 0, "\(number): \(size)")
        #expect(size.height.isFinite && size.height >= 0, "\(number): \(size)")
      }
      #expect(engine.line(of: "Ab", style: odd).width.isFinite, "\(number)")
    }
  }

  @Test func `a very long word has places to break, so that it is laid out quickly`() {
    // Pango lays out such a word again for each of its lines, a thousand times here, where it has
    // no places to break. The test checks the amount of work rather than its duration.
    let word = String(repeating: "W", count: 60_000)
    let places = word.breakable.utf8.split(separator: UInt8(0xE2)).map(\.count)
    #expect(places.count > 200 && places.allSatisfy { $0 <= 260 })
    #expect(word.breakable.filter { $0 != "\u{200B}" } == word)
    let size = TestFonts.textEngine().size(of: word, style: style(17, lines: 0), width: 300)
    #expect(size.width <= 301 && size.height > 5_000)
  }

  @Test(arguments: [
    "Short words stay as they are.", String(repeating: "many words ", count: 1_000),
    String(repeating: "字", count: 2_000), String(repeating: "W", count: 1_024),
  ])
  func `short words and text with places to break are left unchanged`(text: String) {
    #expect(text.breakable == text)
  }

  @Test func `the cache of text layouts keeps fewer long texts`() {
    let engine = TestFonts.textEngine()
    for number in 0..<300 {
      _ = engine.layouts.layout(
        "\(number)" + String(repeating: "a", count: 2_000), style(), width: .infinity)
    }
    #expect(engine.layouts.keptLayouts <= 140)
  }
}
