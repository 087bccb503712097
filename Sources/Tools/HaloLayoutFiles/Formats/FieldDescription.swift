import HaloSourceText

/// The description of a field of a mapping in a file.
struct FieldDescription: Sendable {
  let name: String
  let format: ValueFormat
  let absence: FieldAbsence
  /// The meaning in one sentence or noun phrase, as Markdown without links.
  let meaning: String
  /// The condition under which the field is allowed; nil for always.
  var condition: FieldCondition?

  init(
    _ name: String, _ format: ValueFormat, absent absence: FieldAbsence = .nothing,
    _ meaning: String, with condition: FieldCondition? = nil
  ) {
    (self.name, self.format, self.absence) = (name, format, absence)
    (self.meaning, self.condition) = (meaning, condition)
  }

  var isRequired: Bool { if case .refused = absence { true } else { false } }

  /// The meaning with the unit, without the marks of code.
  var summary: String {
    let unit = format.unit == .none ? "" : " In \(format.unit.rawValue)."
    return meaning.withoutMarkup + unit
  }

  /// The name with the summary and the default, followed by the fields of the value's elements.
  var meanings: [(name: String, meaning: String)] {
    let addition =
      switch absence {
      case .equals(let value): " By default \(value.line)."
      case .means(let words): " By default \(words.withoutMarkup)."
      case .refused, .nothing: format.fields.isEmpty ? "" : " Each has the fields that follow."
      }
    return [(name, summary + addition)] + format.fields.flatMap(\.meanings)
  }
}

/// The meaning of a field's absence.
enum FieldAbsence: Sendable {
  /// The file is refused, if the field's condition holds.
  case refused
  /// It means the same as a value.
  case equals(JSONValue)
  /// It means what no value says.
  case means(String)
  /// It means nothing.
  case nothing
}

/// A condition under which a field is allowed.
enum FieldCondition: Sendable {
  /// Another field has a value.
  case value(String, of: String)
  /// Another field is present, one of these.
  case anyOf([String])
  /// The walk is on a layout; its reader checks that.
  case layout

  func holds(in fields: YAMLFields) -> Bool {
    switch self {
    case .value(let value, let name): (try? fields[name]?.text()) == value
    case .anyOf(let names): names.contains { fields[$0] != nil }
    case .layout: true
    }
  }

  /// The field whose value decides whether the condition holds; nil for none.
  var decisive: String? {
    if case .value(_, let name) = self { name } else { nil }
  }

  /// The fields that make the condition hold, in quotation marks.
  var words: String {
    switch self {
    case .value(let value, let name): "“\(name): \(value)”"
    case .anyOf(let names): names.map { "“\($0)”" }.joined(separator: " or ")
    case .layout: "“layout”"
    }
  }
}

extension String {
  /// The text without the marks of code.
  var withoutMarkup: String { replacing("`", with: "") }
}
