/// The rules by which Objective-C names a Swift method: base name and argument labels in one.
enum ObjectiveCName {
  /// Returns a name without backticks.
  static func bare(_ name: String) -> String { name.filter { $0 != "`" } }

  /// Returns the selector of a method; labels are nil where the source has `_`.
  ///
  /// The first label is joined with `With` unless one of the words around it is a preposition.
  static func of(method name: String, labels: [String?]) -> String {
    let base = bare(name)
    guard let first = labels.first else { return base }
    var result = base
    if let first = first.map(bare) {
      let joins = isPreposition(firstWord(of: first)) || isPreposition(lastWord(of: base))
      result += (joins ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    return labels.dropFirst().reduce(result + ":") { $0 + ($1.map(bare) ?? "") + ":" }
  }

  /// Returns the selector that sets a property.
  static func setter(of property: String) -> String {
    let name = bare(property)
    return "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
  }

  private static func firstWord(of name: String) -> String {
    let head = name.prefix(1)
    return (head + name.dropFirst().prefix { !$0.isUppercase && $0 != "_" }).lowercased()
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: { $0.isUppercase || $0 == "_" }) else { return name }
    return name[start...].drop { $0 == "_" }.lowercased()
  }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
