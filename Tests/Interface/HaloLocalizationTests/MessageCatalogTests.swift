import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloLocalization

/// Catalogues of gettext, as source and compiled.
struct MessageCatalogTests {
  private static let source = """
    # A comment
    msgid ""
    msgstr ""
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=2; plural=n>1;\\n"

    #: Some.swift
    msgid "Cancel"
    msgstr "Abbrechen"

    msgctxt "role"
    msgid "text"
    msgstr "Text"
    msgid "text"
    msgstr "Textstelle"

    #, fuzzy, kde-format
    msgid "Back"
    msgstr "Rücken"

    msgid "1 item"
    msgid_plural "%1 items"
    msgstr[0] "%1 Element"
    msgstr[1] "%1 Elemente"

    msgid "A \\"quoted\\" "
    "text\\tin\\n"
    "parts \\\\"
    msgstr ""
    "Ein "
    "Text"

    msgid "untranslated"
    msgstr ""

    #~ msgid "Old"
    #~ msgstr "Alt"
    """

  @Test func `a source gives its translations by text and context`() throws {
    let catalog = try MessageCatalog(source: Self.source)
    #expect(catalog.count == 5)
    #expect(catalog.translation(of: "Cancel") == "Abbrechen")
    #expect(catalog.translation(of: "Cancel", context: "role") == nil)
    #expect(catalog.translation(of: "text", context: "role") == "Text")
    #expect(catalog.translation(of: "text") == "Textstelle")
    #expect(catalog.translation(of: "A \"quoted\" text\tin\nparts \\") == "Ein Text")
    for text in ["Back", "untranslated", "Old", ""] {
      #expect(catalog.translation(of: text) == nil)
    }
    // The rule of this catalogue gives 0 the singular.
    #expect(catalog.translation(of: "1 item", for: 0) == "%1 Element")
    #expect(catalog.translation(of: "1 item", for: 2) == "%1 Elemente")
    #expect(catalog.translation(of: "2 items", for: 2) == nil)
  }

  @Test func `lines may end with a carriage return and a line feed`() throws {
    let text = Self.source.replacing("\n", with: "\r\n")
    #expect(try MessageCatalog(source: text).translation(of: "Cancel") == "Abbrechen")
  }

  @Test(
    arguments: [
      ("msgid \"a\nmsgstr \"b\"", 1, "the text is not closed"),
      ("msgid \"a\"\nmsgstr \"b\" c", 2, "something follows the text"),
      ("msgid \"a\"\nmsgstr b", 2, "the text is not in quotation marks"),
      ("\n\"a\"", 2, "a text stands alone"),
      ("msgid \"a\"\nmsgid \"b\"", 2, "the entry before has no msgstr"),
      ("msgid \"a\"\nmsgtext \"b\"", 2, "the keyword “msgtext” is unknown"),
      ("msgid \"a\"\nmsgstr[99] \"b\"", 2, "the keyword “msgstr[99]” is unknown"),
      ("msgid \"a\\q\"", 1, "an escape sequence is unknown"),
      ("msgid \"\"\nmsgstr \"Plural-Forms: many\\n\"", nil, "Plural-Forms is malformed"),
    ] as [(String, Int?, String)])
  func `an error in a source has its line number and a reason`(
    source: String, line: Int?, reason: String
  ) {
    #expect(throws: MessageCatalogError(file: "", line: line, reason: reason)) {
      try MessageCatalog(source: source)
    }
  }

  @Test func `the error of a file is one line that begins with the name of the file`() throws {
    let scratch = try Scratch()
    let file = URL(filePath: scratch.path).appending(path: "de.po")
    try Data("msgid a".utf8).write(to: file)
    #expect {
      try MessageCatalog(contentsOf: file)
    } throws: {
      "\($0)" == "de.po:1: the text is not in quotation marks"
    }
    let compiled = file.deletingPathExtension().appendingPathExtension("mo")
    try Data("msgid".utf8).write(to: compiled)
    #expect {
      try MessageCatalog(contentsOf: compiled)
    } throws: {
      "\($0)" == "de.mo: it is no compiled catalogue"
    }
  }

  // MARK: Compiled

  /// Returns a compiled catalogue, as msgfmt writes it.
  private static func compiled(_ entries: [(String, String)], isSwapped: Bool) -> Data {
    var data = Data()
    func word(_ number: Int) -> [UInt8] {
      let bytes = withUnsafeBytes(of: UInt32(number).littleEndian) { Array($0) }
      return isSwapped ? bytes : bytes.reversed()
    }
    var texts = Data()
    var (originals, translations): ([UInt8], [UInt8]) = ([], [])
    let start = 28 + 16 * entries.count
    for (original, translation) in entries {
      originals += word(original.utf8.count) + word(start + texts.count)
      texts += Data((original + "\0").utf8)
      translations += word(translation.utf8.count) + word(start + texts.count)
      texts += Data((translation + "\0").utf8)
    }
    for number in [0x9504_12de, 0, entries.count, 28, 28 + 8 * entries.count, 0, 28] {
      data += word(number)
    }
    return data + originals + translations + texts
  }

  private static let entries = [
    ("", "Plural-Forms: nplurals=2; plural=n>1;\n"),
    ("1 item\0%1 items", "%1 Element\0%1 Elemente"),
    ("Cancel", "Abbrechen"), ("role\u{4}text", "Text"),
  ]

  @Test(arguments: [true, false])
  func `a compiled catalogue gives the same in either byte order`(isSwapped: Bool) throws {
    let catalog = try MessageCatalog(
      compiled: Self.compiled(Self.entries, isSwapped: isSwapped))
    #expect(catalog.count == 3)
    #expect(catalog.translation(of: "Cancel") == "Abbrechen")
    #expect(catalog.translation(of: "text", context: "role") == "Text")
    #expect(catalog.translation(of: "1 item", for: 0) == "%1 Element")
    #expect(catalog.translation(of: "1 item", for: 5) == "%1 Elemente")
  }

  @Test func `a damaged catalogue does not end the program`() {
    var generator = SeededGenerator(seed: 7)
    let compiled = Self.compiled(Self.entries, isSwapped: true)
    let source = Data(Self.source.utf8)
    for _ in 0..<2_000 {
      for sample in [compiled, source] {
        var data = sample.prefix(Int.random(in: 0...sample.count, using: &generator))
        for _ in 0..<Int.random(in: 0...4, using: &generator) where !data.isEmpty {
          let place = Int.random(in: 0..<data.count, using: &generator)
          data[place] = UInt8.random(in: 0...255, using: &generator)
        }
        _ = try? MessageCatalog(compiled: data)
        _ = try? MessageCatalog(source: String(decoding: data, as: UTF8.self))
      }
    }
  }
}
