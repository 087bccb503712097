import HaloSourceText

/// A JSON value whose objects keep the order of their members.
enum JSONValue: Sendable {
  case truth(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// Creates a list of texts.
  init(_ texts: [String]) { self = .list(texts.map(JSONValue.text)) }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(booleanLiteral value: Bool) { self = .truth(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(stringLiteral value: String) { self = .text(value) }
  init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { (name: $0, value: $1) })
  }
}

extension JSONValue {
  /// The width in characters up to which a list or an object is on one line.
  private static let width = 100

  /// The value as text, with lists and objects on one line where they fit.
  var formatted: String { formatted(indent: "") }

  private func formatted(indent: String) -> String {
    let line = line
    guard line.count + indent.count > Self.width else { return line }
    let inner = indent + "  "
    func block(_ open: String, _ parts: [String], _ close: String) -> String {
      open + "\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n" + indent + close
    }
    switch self {
    case .list(let values) where !values.isEmpty:
      return block("[", values.map { $0.formatted(indent: inner) }, "]")
    case .object(let members) where !members.isEmpty:
      return block(
        "{", members.map { "\(Self.quoted($0.name)): \($0.value.formatted(indent: inner))" }, "}")
    default: return line
    }
  }

  /// The value on one line.
  var line: String {
    switch self {
    case .truth(let truth): return truth ? "true" : "false"
    case .number(let number): return number.short
    case .text(let text): return Self.quoted(text)
    case .list(let values): return "[\(values.map(\.line).joined(separator: ", "))]"
    case .object(let members):
      let parts = members.map { "\(Self.quoted($0.name)): \($0.value.line)" }
      return "{\(parts.joined(separator: ", "))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
