import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import Testing

/// The positions of letters that Pango sets, and the movement of a caret through them.
@MainActor
struct TextLineTests {
  private let engine: TextEngine
  private let style = TextStyle(font: .systemFont(ofSize: 20), color: .black)

  init() {
    engine = TestFonts.textEngine()
  }

  private func line(_ string: String) -> TextLine { engine.line(of: string, style: style) }

  nonisolated static let samples = [
    "", "a", "Aurora", "office ffi", "שלום", "مرحبا بالعالم", "abc שלום def", "שלום abc 123 עולם",
    "e\u{301}a\u{30A}", "👨‍👩‍👧 🇩🇪 👍🏽", "a\u{200F}b", "12 אב 34", "(שלום)", "\u{301}x",
  ]

  @Test(arguments: samples)
  func `the widths of a line's letters add up to the width at which it is drawn`(string: String) {
    let line = line(string)
    let size = engine.size(of: string, style: style, width: .infinity)
    #expect(abs(line.width - size.width) < 0.01)
    #expect(line.elements.count == string.count && line.length == string.utf8.count)
    let sum = line.elements.reduce(0) { $0 + $1.maxX - $1.minX }
    #expect(abs(sum - line.width) < 0.01)
  }

  @Test(arguments: samples)
  func `the caret passes every letter of a line once to the right, and the same way back`(
    string: String
  ) throws {
    let line = line(string)
    let xs = ([0] + line.elements.map(\.position) + [line.length]).map(line.caretX)
    let leftmost = line.position(closestTo: -1_000)
    #expect(line.caretX(at: leftmost) == xs.min())
    var way = [leftmost]
    while let next = line.position(from: way[way.count - 1], to: .right) {
      try #require(way.count <= string.count)
      // The caret never moves to the left.
      #expect(line.caretX(at: next) >= line.caretX(at: way[way.count - 1]) - 0.01)
      way.append(next)
    }
    #expect(Set(way).count == string.count + 1 && way.count == string.count + 1)
    var back = [way[way.count - 1]]
    while let next = line.position(from: back[back.count - 1], to: .left) { back.append(next) }
    #expect(back.reversed() == way)
  }

  @Test func `a line takes the direction of its first letter`() {
    #expect(!line("abc שלום").isRightToLeft && line("שלום abc").isRightToLeft)
    let hebrew = line("שלום")
    #expect(hebrew.caretX(at: 0) == hebrew.width && hebrew.caretX(at: 8) == 0)
    #expect(hebrew.position(from: 0, to: .left) == 2)
  }

  @Test func `a selection across a change of direction has two parts`() throws {
    let line = line("abc שלום")
    // The range is “c ש”; the first Hebrew letter is on the far right.
    let spans = line.spans(of: 2..<6)
    #expect(spans.count == 2)
    #expect(try #require(spans.last).upperBound == line.width)
  }

  @Test func `a letter and its accent are one element, and the letters of a ligature are several`()
  {
    #expect(line("e\u{301}").elements.count == 1)
    let office = line("ffi").elements
    #expect(office.allSatisfy { $0.maxX - $0.minX > 2 })
  }
}
