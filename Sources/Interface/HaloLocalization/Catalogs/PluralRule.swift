/// The rule by which a language chooses among its plural forms, as gettext writes it: a number of
/// forms, and an expression of C in `n` that gives the index of a form.
struct PluralRule: Sendable {
  /// The number of plural forms, 1...16.
  let count: Int
  private let expression: PluralExpression

  /// The rule of English: one form for 1, another for all other numbers.
  static let english = PluralRule(
    count: 2, expression: .operation("!=", .variable, .number(1)))

  private init(count: Int, expression: PluralExpression) {
    (self.count, self.expression) = (count, expression)
  }

  /// Creates a rule from the field `Plural-Forms` of a catalogue; nil if it is malformed.
  init?(_ field: String) {
    // Expressions are read and evaluated by recursion, so a long one might exhaust the stack.
    guard field.utf8.count <= 500 else { return nil }
    var parts: [Substring: Substring] = [:]
    for part in field.split(separator: ";") {
      let sides = part.split(separator: "=", maxSplits: 1)
      if sides.count == 2 { parts[sides[0].trimmed] = sides[1].trimmed }
    }
    guard let number = parts["nplurals"], let count = Int(number), (1...16).contains(count),
      let text = parts["plural"], let expression = PluralExpression(text)
    else { return nil }
    self.count = count
    self.expression = expression
  }

  /// Returns the index of the form for a number; nil if the rule gives one that does not exist.
  func index(for number: Int) -> Int? {
    let index = expression.value(for: number.magnitude)
    return index < UInt(count) ? Int(index) : nil
  }
}

extension Substring {
  /// The text without spaces and tabs at its ends.
  var trimmed: Substring {
    func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
    guard let first = firstIndex(where: { !isBlank($0) }),
      let last = lastIndex(where: { !isBlank($0) })
    else { return "" }
    return self[first...last]
  }
}
