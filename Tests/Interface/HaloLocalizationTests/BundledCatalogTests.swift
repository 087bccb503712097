import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloLocalization

/// The translations that come with Halo.
struct BundledCatalogTests {
  /// The template, in which the translation of each text is a letter.
  private static func template() throws -> MessageCatalog {
    let text = try String(
      contentsOfFile: PackageFolder.path("Assets/locale/halo.pot"), encoding: .utf8)
    return try MessageCatalog(
      source: text.replacing("msgstr \"\"", with: "msgstr \"x\"")
        .replacing("[0] \"\"", with: "[0] \"x\"").replacing("[1] \"\"", with: "[1] \"x\""))
  }

  @Test(arguments: BundledCatalogs.languages)
  func `every text of Halo is translated, with its placeholders`(language: String) throws {
    let catalog = try #require(BundledCatalogs.catalogs(for: language).last)
    let texts = try Self.template().forms
    #expect(texts.count > 100)
    #expect(catalog.forms.keys.sorted() == texts.keys.sorted())
    for (key, forms) in catalog.forms {
      let text = key.split(separator: "\u{4}").last ?? ""
      #expect(forms.allSatisfy { !$0.isEmpty })
      // A text with plural forms is left out, since its form for 1 may lack the placeholder.
      guard texts[key]?.count == 1 else { continue }
      #expect(Self.placeholders(forms[0][...]) == Self.placeholders(text), "\(key)")
    }
  }

  @Test(arguments: BundledCatalogs.languages)
  func `every number has a plural form and a text of its own`(language: String) throws {
    let catalog = try #require(BundledCatalogs.catalogs(for: language).last)
    for (key, forms) in try Self.template().forms where forms.count > 1 {
      var shown: [String: Int] = [:]
      for count in 0...200 {
        let text = try #require(catalog.translation(of: key, for: count), "\(key): \(count)")
        let filled = text.filled(with: ["\(count)"])
        #expect(shown.updateValue(count, forKey: filled) == nil, "\(filled)")
      }
    }
  }

  private static func placeholders(_ text: Substring) -> Set<String> {
    Set(text.matches(of: /%\d/).map { String($0.output) })
  }
}
