extension MessageCatalog {
  /// Reads the source of a catalogue (GNU gettext manual, “The Format of PO Files”) in UTF-8.
  ///
  /// Entries that are fuzzy, obsolete or not translated are left out.
  public init(source text: String) throws(MessageCatalogError) {
    self.init()
    var reader = SourceReader()
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      do {
        if let entry = try reader.take(line.trimmed) { try add(entry) }
      } catch {
        throw MessageCatalogError(file: "", line: index + 1, reason: error.reason)
      }
    }
    try add(reader.entry)
  }

  private mutating func add(_ entry: SourceEntry) throws(MessageCatalogError) {
    guard let text = entry.text, !entry.isFuzzy || text.isEmpty else { return }
    let count = (entry.forms.keys.max() ?? -1) + 1
    try add(
      key: Self.key(text, context: entry.context),
      forms: (0..<count).map { entry.forms[$0] ?? "" })
  }
}

/// An entry of a catalogue's source.
private struct SourceEntry {
  var isFuzzy = false
  var context: String?
  var text: String?
  var forms: [Int: String] = [:]
}

/// A reader that puts the lines of a source together to entries.
private struct SourceReader {
  private(set) var entry = SourceEntry()
  /// The field to which a line with only a text belongs.
  private var field: Field?

  private enum Field {
    case context, text, plural
    case form(Int)
  }

  /// Reads a line; returns the entry before it if the line begins another one.
  mutating func take(_ line: Substring) throws(MessageCatalogError) -> SourceEntry? {
    if line.isEmpty { return nil }
    if line.hasPrefix("#") {
      let finished = entry.forms.isEmpty ? nil : finish()
      if line.hasPrefix("#,"), line.contains("fuzzy") { entry.isFuzzy = true }
      return finished
    }
    guard line.unicodeScalars.first != "\"" else {
      try append(line)
      return nil
    }
    let word = line.prefix { $0 != " " && $0 != "\t" && $0 != "\"" }
    let isNext =
      word == "msgctxt" && entry.context != nil
      || (word == "msgctxt" || word == "msgid") && entry.text != nil
    if isNext, entry.forms.isEmpty {
      throw MessageCatalogError(file: "", line: nil, reason: "the entry before has no msgstr")
    }
    let finished = isNext ? finish() : nil
    field = try Self.field(named: word)
    try append(line.dropFirst(word.count).trimmed)
    return finished
  }

  private mutating func finish() -> SourceEntry {
    defer { (entry, field) = (SourceEntry(), nil) }
    return entry
  }

  private static func field(named word: Substring) throws(MessageCatalogError) -> Field {
    switch word {
    case "msgctxt": return .context
    case "msgid": return .text
    case "msgid_plural": return .plural
    case "msgstr": return .form(0)
    default:
      let digits = word.dropFirst("msgstr[".count).dropLast()
      if word.hasPrefix("msgstr["), word.hasSuffix("]"), let index = Int(digits),
        (0..<16).contains(index)
      {
        return .form(index)
      }
      throw MessageCatalogError(file: "", line: nil, reason: "the keyword “\(word)” is unknown")
    }
  }

  private mutating func append(_ literal: Substring) throws(MessageCatalogError) {
    let text = try Self.text(of: literal)
    switch field {
    case .context: entry.context = (entry.context ?? "") + text
    case .text: entry.text = (entry.text ?? "") + text
    case .form(let index): entry.forms[index, default: ""] += text
    case .plural: break
    case nil: throw MessageCatalogError(file: "", line: nil, reason: "a text stands alone")
    }
  }

  /// Returns the text of a literal in quotation marks.
  private static func text(of literal: Substring) throws(MessageCatalogError) -> String {
    var text = String.UnicodeScalarView()
    var characters = literal.unicodeScalars.makeIterator()
    guard characters.next() == "\"" else {
      throw MessageCatalogError(file: "", line: nil, reason: "the text is not in quotation marks")
    }
    while let character = characters.next() {
      switch character {
      case "\"":
        if characters.next() == nil { return String(text) }
        throw MessageCatalogError(file: "", line: nil, reason: "something follows the text")
      case "\\":
        switch characters.next() {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "r": text.append("\r")
        case "\\": text.append("\\")
        case "\"": text.append("\"")
        default:
          throw MessageCatalogError(file: "", line: nil, reason: "an escape sequence is unknown")
        }
      default: text.append(character)
      }
    }
    throw MessageCatalogError(file: "", line: nil, reason: "the text is not closed")
  }
}
