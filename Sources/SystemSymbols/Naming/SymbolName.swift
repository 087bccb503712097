import Foundation

/// A name as symbols have it: words of small letters and digits with points between.
struct SymbolName {
  let words: [Substring]

  /// nil for a text that is made otherwise.
  init?(_ text: String) {
    words = text.split(separator: ".", omittingEmptySubsequences: false)
    let isMade = words.allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
    }
    guard isMade else { return nil }
  }

  /// What is to be drawn; a mark where the base has no drawing.
  var form: Form { Self.form(words[...]) }

  /// Words that stand at a corner of what is named before them, as if `badge` were between.
  private static let signs: Set<Substring> = ["plus", "minus", "xmark", "checkmark", "questionmark"]

  /// What stands in a square of dashes that is asked for by name.
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
    guard words.count == 1, let word = words.first, let first = word.utf8.first else { return nil }
    let isNumber = word.utf8.allSatisfy { $0 < 97 }
    let isGlyphs = word.count == 1 || (isNumber && word.count == 2 && first != 48)
    return isGlyphs ? .glyphs(String(word)) : nil
  }

  private static func mark(_ words: ArraySlice<Substring>) -> Form {
    .mark(String(words.first?.first.map { [$0] } ?? []), isFull: false)
  }
}
