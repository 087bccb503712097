import Foundation

typealias JSONMembers = [(name: String, value: JSONValue)]

extension ValueFormat {
  /// The members of the JSON Schema that the values satisfy.
  var schema: JSONMembers {
    switch self {
    case .truth: [("type", "boolean")]
    case .text(let text): text.schema
    case .number(let range, _): Self.schema(ofNumberIn: range)
    case .wholeNumber(let range, _): Self.schema(ofWholeNumberIn: range)
    case .numbers(let components, _): Self.schema(of: components)
    case .choice(let choices): Self.schema(of: choices)
    case .words(let words, let exclusive):
      [
        ("type", "array"), ("items", .object(Self.schema(of: words))), ("uniqueItems", true),
        ("allOf", .list(exclusive.flatMap(Self.exclusion))),
      ]
    case .list(let element, _): [("type", "array"), ("items", .object(element.schema))]
    case .mapping(let fields): fields.schema
    case .either(let formats): [("anyOf", .list(formats.map { .object($0.schema) }))]
    // Draft 7 ignores everything beside $ref.
    case .shared(let format): [("allOf", [.reference(to: format.rawValue)])]
    }
  }

  private static func schema(ofNumberIn range: ClosedRange<Double>) -> JSONMembers {
    [
      ("type", "number"), ("minimum", .number(range.lowerBound)),
      ("maximum", .number(range.upperBound)),
    ]
  }

  private static func schema(ofWholeNumberIn range: ClosedRange<Int>) -> JSONMembers {
    var members: JSONMembers = [
      ("type", "integer"), ("minimum", .number(Double(range.lowerBound))),
    ]
    if range.upperBound < .max { members.append(("maximum", .number(Double(range.upperBound)))) }
    return members
  }

  private static func schema(of components: [Component]) -> JSONMembers {
    let items = components.map { component -> JSONValue in
      .object([("title", .text(component.name))] + schema(ofNumberIn: component.range))
    }
    let count = JSONValue.number(Double(components.count))
    return [
      ("type", "array"), ("items", .list(items)), ("minItems", count), ("maxItems", count),
    ]
  }

  private static func schema(of choices: [Choice]) -> JSONMembers {
    var members: JSONMembers = [("enum", JSONValue(choices.map(\.name)))]
    let meanings = choices.compactMap(\.meaning)
    if meanings.count == choices.count {
      // Editors show these; validators ignore them.
      members.append(("enumDescriptions", JSONValue(meanings.map(\.withoutMarkup))))
    }
    return members
  }

  /// Returns schemas of lists that contain at most one of some words.
  private static func exclusion(of words: [String]) -> [JSONValue] {
    words.map { word in
      let others = words.filter { $0 != word }
      return [
        "if": ["contains": ["const": .text(word)]],
        "then": ["items": ["not": ["enum": JSONValue(others)]]],
      ]
    }
  }
}

extension TextFormat {
  fileprivate var schema: JSONMembers {
    var members: JSONMembers = [("type", includesNumbers ? ["string", "number"] : "string")]
    if let pattern {
      members.append(("pattern", .text(pattern)))
      members.append(("patternErrorMessage", .text("expected \(what)")))
    }
    return members
  }
}

extension FieldDescription {
  /// The schema of the field's value with its meaning.
  var schema: JSONValue {
    var members: JSONMembers = [("description", .text(summary))]
    if case .equals(let value) = absence { members.append(("default", value)) }
    return .object(members + format.schema)
  }
}

extension [FieldDescription] {
  /// The members of the schema of mappings with these fields.
  var schema: JSONMembers {
    let properties: JSONMembers = map { ($0.name, $0.schema) }
    let members: JSONMembers = [
      ("type", "object"), ("properties", .object(properties)), ("additionalProperties", false),
    ]
    return members + filter { $0.condition == nil }.requirement + dependencies + conditions
  }

  /// The member that requires those fields that are required.
  private var requirement: JSONMembers {
    let names = filter(\.isRequired).map(\.name)
    return names.isEmpty ? [] : [("required", JSONValue(names))]
  }

  /// The fields that need the presence of others.
  private var dependencies: JSONMembers {
    let members: JSONMembers = compactMap { field in
      guard case .anyOf(let names) = field.condition else { return nil }
      return (field.name, ["anyOf": .list(names.map(JSONValue.present))])
    }
    return members.isEmpty ? [] : [("dependencies", .object(members))]
  }

  /// The fields that need the value of another.
  private var conditions: JSONMembers {
    var groups: [(name: String, value: String, fields: [FieldDescription])] = []
    for field in self {
      guard case .value(let value, let name) = field.condition else { continue }
      if let place = groups.firstIndex(where: { ($0.name, $0.value) == (name, value) }) {
        groups[place].fields.append(field)
      } else {
        groups.append((name, value, [field]))
      }
    }
    let rules = groups.map { name, value, fields -> JSONValue in
      let constant: JSONValue = ["const": .text(value)]
      return [
        "if": ["properties": .object([(name, constant)]), "required": JSONValue([name])],
        "then": .object(fields.requirement),
        "else": ["properties": .object(fields.map { ($0.name, false) })],
      ]
    }
    return rules.isEmpty ? [] : [("allOf", .list(rules))]
  }
}

extension JSONValue {
  static func reference(to definition: String) -> JSONValue {
    ["$ref": .text("#/definitions/\(definition)")]
  }

  /// Returns the schema of mappings with a field.
  static func present(_ name: String) -> JSONValue { ["required": JSONValue([name])] }
}
