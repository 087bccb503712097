import Foundation
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import HaloCairoRenderer

/// The baselines of text that layout uses.
@MainActor
struct TextBaselineTests {
  private let engine = TestFonts.textEngine()
  private var style: TextStyle {
    TextStyle(font: .systemFont(ofSize: 20), color: .black, numberOfLines: 0)
  }

  @Test func `the first and last baselines of one line are the same and lie above its descenders`()
  {
    let size = engine.size(of: "Agp", style: style, width: .infinity)
    let lines = engine.baselines(of: "Agp", style: style, width: .infinity)
    #expect(lines.first == lines.last)
    // Ascenders are longer than descenders.
    #expect(lines.first > size.height * 0.6 && lines.first < size.height)
  }

  @Test func `the last of several baselines is as far from the bottom as that of a single line`() {
    let text = "one two three four five six"
    let one = engine.size(of: text, style: style, width: .infinity).height
    let height = engine.size(of: text, style: style, width: 100).height
    let lines = engine.baselines(of: text, style: style, width: 100)
    let single = engine.baselines(of: text, style: style, width: .infinity)
    #expect(height > 2 * one && lines.first == single.first)
    #expect(abs((height - lines.last) - (one - single.last)) < 0.01)
  }
}
