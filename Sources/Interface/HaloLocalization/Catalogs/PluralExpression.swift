/// An expression of C in the variable `n`, with unsigned numbers.
indirect enum PluralExpression: Sendable {
  case number(UInt)
  case variable
  case not(PluralExpression)
  case operation(String, PluralExpression, PluralExpression)
  case choice(PluralExpression, PluralExpression, PluralExpression)

  /// Creates an expression from its text; nil if it is malformed.
  init?(_ text: Substring) {
    var parser = PluralParser(text)
    guard let expression = parser.choice(), parser.isAtEnd else { return nil }
    self = expression
  }

  /// Returns the value for a value of `n`; a division by zero gives 0.
  func value(for n: UInt) -> UInt {
    switch self {
    case .number(let number): number
    case .variable: n
    case .not(let operand): operand.value(for: n) == 0 ? 1 : 0
    case .choice(let condition, let one, let other):
      condition.value(for: n) != 0 ? one.value(for: n) : other.value(for: n)
    case .operation(let name, let left, let right):
      Self.result(of: name, left.value(for: n), right.value(for: n))
    }
  }

  private static func result(of name: String, _ left: UInt, _ right: UInt) -> UInt {
    func truth(_ value: Bool) -> UInt { value ? 1 : 0 }
    return switch name {
    case "||": truth(left != 0 || right != 0)
    case "&&": truth(left != 0 && right != 0)
    case "==": truth(left == right)
    case "!=": truth(left != right)
    case "<=": truth(left <= right)
    case ">=": truth(left >= right)
    case "<": truth(left < right)
    case ">": truth(left > right)
    case "+": left &+ right
    case "-": left &- right
    case "*": left &* right
    case "/": right == 0 ? 0 : left / right
    default: right == 0 ? 0 : left % right
    }
  }
}

/// A parser of such expressions by recursive descent.
private struct PluralParser {
  private var rest: Substring

  init(_ text: Substring) { rest = text }

  var isAtEnd: Bool { rest.trimmed.isEmpty }

  /// The binary operators by increasing precedence; of two that begin alike the longer is first.
  private static let levels = [
    ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
  ]

  private mutating func take(_ token: String) -> Bool {
    let next = rest.drop { $0.isWhitespace }
    guard next.hasPrefix(token) else { return false }
    rest = next.dropFirst(token.count)
    return true
  }

  mutating func choice() -> PluralExpression? {
    guard let condition = operation(0) else { return nil }
    guard take("?") else { return condition }
    guard let one = choice(), take(":"), let other = choice() else { return nil }
    return .choice(condition, one, other)
  }

  private mutating func operation(_ level: Int) -> PluralExpression? {
    guard level < Self.levels.count else { return operand() }
    guard var left = operation(level + 1) else { return nil }
    while let name = Self.levels[level].first(where: { take($0) }) {
      guard let right = operation(level + 1) else { return nil }
      left = .operation(name, left, right)
    }
    return left
  }

  private mutating func operand() -> PluralExpression? {
    if take("!") { return operand().map { .not($0) } }
    if take("(") {
      guard let inner = choice(), take(")") else { return nil }
      return inner
    }
    if take("n") { return .variable }
    rest = rest.drop { $0.isWhitespace }
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest = rest.dropFirst(digits.count)
    return UInt(digits).map { .number($0) }
  }
}
