import Foundation

/// A symbol's name: words of lower-case letters and digits, separated by full stops.
struct SymbolName {
  let words: [Substring]

  /// Creates a name; nil for a text of another format.
  init?(_ text: String) {
    words = text.split(separator: ".", omittingEmptySubsequences: false)
    let isMade = words.allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
    }
    guard isMade else { return nil }
  }

  /// The form to draw; a placeholder if the base has no drawing.
  var form: Form { Self.form(words[...]) }

  /// Words that form a badge on what precedes them: `folder.plus` means `folder.badge.plus`.
  private static let signs: Set<Substring> = [
    "plus", "minus", "xmark", "checkmark", "questionmark",
  ]

  /// Bases with space for a number of seconds, such as `goforward.15`.
  private static let goesAroundNumbers: Set<Substring> = ["goforward", "gobackward"]

  /// Names of dashed squares, and the content of each.
  private static let dashed = ["square.dashed": "", "questionmark.square.dashed": "?"]

  private static func form(_ words: ArraySlice<Substring>) -> Form {
    if let form = base(words) { return form }
    guard words.count > 1, let last = words.last else { return mark(words) }
    let rest = words.dropLast()
    if last == "fill" { return form(rest).full }
    if last == "slash" { return .slashed(form(rest)) }
    if let index = words.dropFirst().lastIndex(of: "badge") {
      let sign = words[(index + 1)...]
      return .badged(form(words[..<index]), with: sign.isEmpty ? nil : form(sign))
    }
    if let container = Container(rawValue: String(last)) {
      return .contained(form(rest), in: container, isFull: false)
    }
    if signs.contains(last) { return .badged(form(rest), with: form([last])) }
    return mark(words)
  }

  private static func base(_ words: ArraySlice<Substring>) -> Form? {
    let name = words.joined(separator: ".")
    if let motif = Motifs.all[name] { return .motif(motif, isFull: false) }
    if let sign = dashed[name] { return .mark(sign, isFull: false) }
    guard let last = words.last else { return nil }
    if words.count == 2, goesAroundNumbers.contains(words[words.startIndex]), isNumber(last),
      let motif = Motifs.all[String(words[words.startIndex])]
    {
      return .numbered(motif, String(last))
    }
    guard words.count == 1, last.count == 1 || isNumber(last) else { return nil }
    return .glyphs(String(last))
  }

  /// Whether a word is a number of one or two digits without a leading zero.
  private static func isNumber(_ word: Substring) -> Bool {
    word.utf8.allSatisfy { $0 < 97 } && (word.count == 1 || word.count == 2 && word.first != "0")
  }

  private static func mark(_ words: ArraySlice<Substring>) -> Form {
    .mark(String(words.first?.first.map { [$0] } ?? []), isFull: false)
  }
}
