import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloLocalization

/// Texts in the languages that a person prefers.
struct LocalizationTests {
  private func text(in languages: String..., of text: @autoclosure () -> String) -> String {
    Localization(languages: languages).performAsCurrent { text() }
  }

  @Test func `texts are those of the preferred language, or of a more general one`() {
    #expect(text(in: "de_AT", of: Localization.text("Cancel")) == "Abbrechen")
    #expect(text(in: "es_MX.UTF-8", of: Localization.text("Back")) == "Atrás")
    #expect(text(in: "ar_EG", of: Localization.text("Cancel")) == "إلغاء")
    #expect(text(in: "ja", of: Localization.text("Back")) == "戻る")
    #expect(text(in: "fr", "es", of: Localization.text("Cancel")) == "Cancelar")
    for language in ["fr", "C", "en_GB", ""] {
      #expect(text(in: language, of: Localization.text("Cancel")) == "Cancel")
    }
    #expect(text(in: "de", of: Localization.text("Never said")) == "Never said")
  }

  @Test func `the context chooses among the translations of a word`() {
    #expect(text(in: "de", of: Localization.text("End", context: "key")) == "Ende")
    #expect(text(in: "es", of: Localization.text("text", context: "role")) == "texto")
    #expect(text(in: "es", of: Localization.text("text")) == "text")
  }

  @Test(
    arguments: [
      (0, "لا عناصر"), (1, "عنصر واحد"), (2, "عنصران"), (3, "٣ عناصر"), (11, "١١ عنصرًا"),
      (100, "١٠٠ عنصر"),
    ])
  func `Arabic has six plural forms`(count: Int, expected: String) {
    let said = text(
      in: "ar_EG", of: Localization.text("1 item", plural: "%1 items", count: count))
    #expect(said == expected)
  }

  @Test func `English has two plural forms and plain numbers`() {
    func items(_ count: Int) -> String {
      text(in: "en", of: Localization.text("1 item", plural: "%1 items", count: count))
    }
    #expect([0, 1, 1_000].map(items) == ["0 items", "1 item", "1000 items"])
    #expect(text(in: "en", of: Localization.percent(50)) == "50 %")
    #expect(text(in: "en", of: Localization.number(12_345)) == "12345")
  }

  @Test func `numbers are written as in the language`() {
    #expect(text(in: "de", of: Localization.number(12_345)) == "12.345")
    #expect(text(in: "de", of: Localization.number(1.5)) == "1,5")
    #expect(text(in: "de", of: Localization.percent(50)) == "50\u{a0}%")
    #expect(text(in: "ja", of: Localization.percent(50)) == "50%")
    let mixed = Localization(environment: ["LANG": "en_GB.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"])
    #expect(mixed.performAsCurrent { Localization.number(12_345) } == "12.345")
  }

  @Test(
    arguments: [
      ("%1 of %2", ["3", "10"], "3 of 10"), ("%2個中%1個目", ["3", "10"], "10個中3個目"),
      ("100 % of %1", ["it"], "100 % of it"), ("%", ["it"], "%"),
      ("%0 %2 %9%", ["it"], "%0 %2 %9%"),
      ("%1%1", ["%1"], "%1%1"), ("%11", ["it"], "it1"), ("%٢ %1", ["a", "b"], "%٢ a"),
    ])
  func `values replace their placeholders, wherever these are`(
    text: String, values: [String], expected: String
  ) {
    #expect(text.filled(with: values) == expected)
  }

  // MARK: The program's translations

  @Test func `a program's translations come first, and only in their language`() {
    var localization = Localization(languages: ["de_AT"])
    localization.add(MessageCatalog(["Cancel": "Verwerfen", "Draft": "Entwurf"]), language: "de")
    localization.add(MessageCatalog(["Cancel": "Annuler"]), language: "fr")
    localization.add(MessageCatalog(["Delete": "Remove", "Letter": "Note"]), language: "en")
    localization.performAsCurrent {
      #expect(Localization.text("Cancel") == "Verwerfen")
      #expect(Localization.text("Draft") == "Entwurf")
      #expect(Localization.text("Delete") == "Löschen")
      #expect(Localization.text("Letter") == "Note")
    }
    localization.add(MessageCatalog(["Cancel": "Na"]), language: "de_AT")
    #expect(localization.performAsCurrent { Localization.text("Cancel") } == "Na")
  }

  @Test func `a program's own language decides the direction`() {
    var localization = Localization(languages: ["he_IL"])
    #expect(localization.layoutDirection == .leftToRight)
    localization.add(MessageCatalog(["Cancel": "ביטול"]), language: "he")
    #expect(localization.language == "he" && localization.layoutDirection == .rightToLeft)
  }

  @Test func `only the catalogues of the preferred languages are read from a folder`() throws {
    let scratch = try Scratch()
    let folder = URL(filePath: scratch.path)
    let installed = folder.appending(path: "es/LC_MESSAGES")
    try FileManager.default.createDirectory(at: installed, withIntermediateDirectories: true)
    try Data("msgid \"Draft\"\nmsgstr \"Borrador\"".utf8)
      .write(to: installed.appending(path: "letters.po"))
    try Data("msgid \"Draft\"\nmsgstr \"Entwurf\"".utf8).write(to: folder.appending(path: "de.po"))
    try Data("not a catalogue".utf8).write(to: folder.appending(path: "fr.po"))
    for (language, expected) in [("de", "Entwurf"), ("es", "Borrador"), ("ja", "Draft")] {
      var localization = Localization(languages: [language])
      try localization.add(contentsOf: folder, domain: "letters")
      #expect(localization.performAsCurrent { Localization.text("Draft") } == expected)
    }
    var french = Localization(languages: ["fr"])
    #expect(throws: MessageCatalogError.self) { try french.add(contentsOf: folder) }
  }

  @Test func `a localization is current for one task only`() {
    let outside = Localization.current.languages
    Localization(languages: ["ja"]).performAsCurrent {
      #expect(Localization.current.languages == ["ja", "en"])
    }
    #expect(Localization.current.languages == outside)
  }
}
