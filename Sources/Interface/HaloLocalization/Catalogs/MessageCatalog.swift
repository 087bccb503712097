import Foundation

/// The translations of texts into one language: a message catalogue of GNU gettext.
///
/// A text is found by its English original, and by its context where the same English words have
/// several translations.
public struct MessageCatalog: Sendable {
  /// The plural forms of each translation, of which one without a plural has exactly one, by the key
  /// of the text.
  private(set) var forms: [String: [String]] = [:]
  private var rule = PluralRule.english

  /// Creates a catalogue from English texts and their translations.
  public init(_ translations: [String: String] = [:]) {
    forms = translations.mapValues { [$0] }
  }

  /// Reads a file of gettext: a source (`.po`), or a compiled catalogue (`.mo`).
  ///
  /// - Throws: ``MessageCatalogError`` for a malformed file, an error of Foundation for one that
  ///   cannot be read.
  public init(contentsOf file: URL) throws {
    let data = try Data(contentsOf: file)
    do {
      self =
        try file.pathExtension == "mo"
        ? MessageCatalog(compiled: data)
        : MessageCatalog(source: String(decoding: data, as: UTF8.self))
    } catch {
      throw MessageCatalogError(
        file: file.lastPathComponent, line: error.line, reason: error.reason)
    }
  }

  /// The number of translated texts.
  public var count: Int { forms.count }

  // MARK: Entries

  /// Returns the key of a text in a context; gettext separates both by this character.
  static func key(_ text: String, context: String?) -> String {
    context.map { "\($0)\u{4}\(text)" } ?? text
  }

  /// Takes an entry: one without translation is left out, and that of the empty text is the header.
  mutating func add(key: String, forms translations: [String]) throws(MessageCatalogError) {
    if key.isEmpty { return try readHeader(translations.first ?? "") }
    if !translations.isEmpty, translations.allSatisfy({ !$0.isEmpty }) { forms[key] = translations }
  }

  private mutating func readHeader(_ header: String) throws(MessageCatalogError) {
    for line in header.split(separator: "\n") {
      let name = "Plural-Forms:"
      guard line.hasPrefix(name) else { continue }
      guard let rule = PluralRule(String(line.dropFirst(name.count))) else {
        throw MessageCatalogError(file: "", line: nil, reason: "Plural-Forms is malformed")
      }
      self.rule = rule
    }
  }

  // MARK: Look-up

  /// Returns the translation of an English text; nil if there is none.
  public func translation(of text: String, context: String? = nil) -> String? {
    forms[Self.key(text, context: context)]?.first
  }

  /// Returns the translation of an English text in the plural form for a number.
  ///
  /// - Parameters:
  ///   - text: the English text for the number 1, which is the key.
  ///   - number: the number, of which only the magnitude matters.
  ///   - context: the context of the text.
  /// - Returns: nil if there is no translation.
  public func translation(of text: String, for number: Int, context: String? = nil) -> String? {
    guard let forms = forms[Self.key(text, context: context)], let index = rule.index(for: number)
    else { return nil }
    return forms.indices.contains(index) ? forms[index] : nil
  }
}
