import Foundation
import HaloDisplayList
import Testing

/// The part of a long text that is laid out.
struct TextStyleTests {
  private func style(_ size: CGFloat, lines: Int = 1) -> TextStyle {
    TextStyle(font: .systemFont(ofSize: size), color: .black, numberOfLines: lines)
  }

  @Test(arguments: ["W", "é", "字", "👍"], [0, 9, 17, 29, 500, 1e9, .infinity, .nan] as [CGFloat])
  func `a text that is too long is cut between two letters and ends in an ellipsis`(
    letter: String, size: CGFloat
  ) {
    let style = style(size)
    let text = String(repeating: letter, count: style.longestText)
    let cut = style.cut(text + letter)
    #expect(cut.utf8.count <= style.longestText && cut.utf8.count > style.longestText - 8)
    #expect(cut.hasSuffix(letter + "…") && text.utf8.starts(with: cut.utf8.dropLast(3)))
    #expect(style.cut(cut) == cut)
  }

  @Test func `a text that is not too long is not changed`() {
    let text = String(repeating: "a", count: style(17).longestText)
    #expect(style(17).cut(text) == text)
    #expect(style(17).cut("") == "")
    #expect(style(17, lines: 0).longestText > style(17).longestText)
  }

  @Test(arguments: [9, 29, 120, 4_000] as [CGFloat])
  func `the longest text is wider than every screen and narrower than Pango's largest width`(
    size: CGFloat
  ) {
    for lines in [0, 1] {
      let width = CGFloat(style(size, lines: lines).longestText) * size
      #expect(width > 32_767 && width < 2_097_151)
    }
  }
}
