import Foundation
import Testing

@testable import HaloCairoRenderer
@testable import HaloDisplayList
@testable import HaloGoldenTesting

/// Paragraphs that Pango breaks into lines.
@MainActor
struct ParagraphTests {
  private let engine = TestFonts.textEngine()
  private let style = TextStyle(font: .systemFont(ofSize: 17), color: .black)

  private func lines(_ text: String, width: CGFloat = 200) -> [String] {
    engine.lines(ofParagraph: text, style: style, width: width).map {
      String(decoding: Array(text.utf8)[$0], as: UTF8.self)
    }
  }

  @Test func `the lines of a paragraph end after a space and fit the width`() {
    let text = "Breakfast at seven, please, and a room that looks at the sea"
    let lines = lines(text)
    #expect(lines.count > 2 && lines.joined() == text)
    #expect(lines.dropLast().allSatisfy { $0.hasSuffix(" ") })
    for line in lines {
      let width = engine.size(
        of: line.trimmingCharacters(in: .whitespaces), style: style, width: .infinity
      ).width
      #expect(width <= 200)
    }
  }

  @Test func `an empty paragraph is one line`() {
    #expect(engine.lines(ofParagraph: "", style: style, width: 200) == [0..<0])
  }

  @Test(arguments: ["é", "漢", "ab", "👩‍🚀 "])
  func `a very long paragraph is broken between letters`(piece: String) {
    let text = String(repeating: piece, count: 3_000)
    let lines = lines(text)
    #expect(lines.joined() == text)
    // A line that began inside a letter would show a replacement character.
    #expect(!lines.contains { $0.contains("\u{FFFD}") } && lines.count > 50)
  }
}
