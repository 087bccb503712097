import HaloHosting
import Testing

@testable import HaloAccessibilityBus

/// Positions in texts, which Halo counts in characters and AT-SPI in code points.
struct ScalarTextTests {
  /// A letter of two code points, a flag of two, and a word.
  private let text = ScalarText(AccessibleText("e\u{301} 🇳🇱 word", selection: 1..<3, caret: 3))

  @Test func `positions are converted from characters to code points and back`() {
    #expect(text.count == 10)
    #expect(text.caret == 5)
    #expect(text.selection == 2..<5)
    #expect(text.characters(2..<5) == 1..<3)
    // A part of a character stands for the whole.
    #expect(text.characters(1..<2) == 0..<1)
    #expect(text.characters(10..<10) == 8..<8)
    #expect(text.string(in: 0..<2) == "e\u{301}")
  }

  @Test func `a text unit is the character, word or line around a position`() {
    #expect(text.unit(.character, around: 1) == 0..<2)
    #expect(text.unit(.word, around: 0) == 0..<3)
    #expect(text.unit(.word, around: 4) == 3..<6)
    #expect(text.unit(.word, around: 8) == 6..<10)
    #expect(text.unit(.line, around: 10) == 0..<10)
    #expect(text.unit(.character, around: 10) == 10..<10)
    #expect(text.unit(.word, around: -1) == 10..<10)
  }

  @Test(arguments: [(-5, 3, 0..<3), (2, -1, 2..<10), (4, 99, 4..<10), (9, 2, 2..<2)])
  func `text positions out of range are clamped`(start: Int, end: Int, range: Range<Int>) {
    #expect(text.range(start, end) == range)
  }
}
