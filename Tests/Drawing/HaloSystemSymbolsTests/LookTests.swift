import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloSystemSymbols
import Testing

/// The symbols side by side, for visual comparison.
@MainActor
struct LookTests {
  private let dark = Color(white: 0.1)
  private let light = Color(white: 0.97)

  @Test func `the picture of the symbols' base forms matches its reference`() throws {
    let sheet = ContactSheet(
      names: SystemSymbol.all, columns: 20, side: 20, ink: dark, ground: light)
    expectPicture(try Renderer(text: TextEngine()).picture(of: sheet.list), matches: "bases")
  }

  @Test func `the picture of the symbols' derived forms matches its reference`() throws {
    let names = """
      heart.fill heart.circle heart.circle.fill heart.square.fill heart.slash heart.slash.fill
      checkmark.circle.fill checkmark.seal.fill exclamationmark.triangle play.rectangle.fill
      ellipsis.circle bell.badge bell.badge.fill person.2.fill person.badge.plus folder.fill
      folder.badge.minus doc.text.fill trash.circle.fill photo.on.rectangle.fill gearshape.circle
      eye.slash.fill a.circle q.square.fill 7.circle.fill 42.square goforward.10 sparkles
      square.dashed questionmark.square.dashed zebra zebra.fill zebra.circle zebra.slash
      square.and.arrow.up.circle.fill square.and.arrow.up.fill square.and.arrow.up.on.square.fill
      exclamationmark.bubble.fill
      """
    let sheet = ContactSheet(
      names: names.split(whereSeparator: \.isWhitespace).map(String.init), columns: 12, side: 32,
      ink: light, ground: dark)
    expectPicture(try Renderer(text: TextEngine()).picture(of: sheet.list), matches: "forms")
  }
}
