import Foundation
import HaloDisplayList
import HaloGoldenTesting
import Testing

/// The font whose glyphs have equal widths.
@MainActor
struct MonospacedFontTests {
  @Test func `all letters are equally wide in a monospaced font only`() {
    let engine = TestFonts.textEngine()
    func width(_ text: String, _ font: Font) -> CGFloat {
      engine.size(of: text, style: TextStyle(font: font, color: .black), width: .infinity).width
    }
    let code = Font.monospacedSystemFont(ofSize: 12, weight: .regular)
    #expect(width("iiii", code) == width("MMMM", code))
    #expect(width("iiii", .systemFont(ofSize: 12)) < width("MMMM", .systemFont(ofSize: 12)))
  }
}
