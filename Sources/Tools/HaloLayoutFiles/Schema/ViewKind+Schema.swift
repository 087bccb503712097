extension ViewKind {
  /// The definitions of a schema that has views.
  static var definitions: JSONMembers {
    let signatures = signatures
    var definitions: JSONMembers = [
      ("views", ["type": "array", "items": .reference(to: "view")]),
      ("view", schema(of: signatures)),
    ]
    for signature in signatures {
      let properties: JSONMembers = signature.fields.map { ($0, .reference(to: "field-\($0)")) }
      definitions.append(
        (signature.name, ["properties": .object(properties), "additionalProperties": false]))
    }
    for field in fields.map(\.description) {
      definitions.append(("field-\(field.name)", field.schema))
    }
    return definitions
  }

  /// Kinds whose views may have the same fields.
  private struct Signature {
    var kinds: [ViewKind]
    var fields: [String]
    var name: String { "fields-of-\(kinds.first?.rawValue ?? "")" }
  }

  private static var signatures: [Signature] {
    var result: [Signature] = []
    for kind in allCases {
      let fields = kind.fields.map(\.name)
      if let place = result.firstIndex(where: { $0.fields == fields }) {
        result[place].kinds.append(kind)
      } else {
        result.append(Signature(kinds: [kind], fields: fields))
      }
    }
    return result
  }

  private static func schema(of signatures: [Signature]) -> JSONValue {
    let required = Self.fields.map(\.description).filter(\.isRequired).map(\.name)
    let rules = signatures.map { signature -> JSONValue in
      let kinds = JSONValue(signature.kinds.map(\.rawValue))
      var condition: JSONMembers = [("properties", ["kind": ["enum": kinds]])]
      // A view without a kind satisfies the condition on its value.
      if !signature.kinds.contains(.view) { condition.append(("required", ["kind"])) }
      return ["if": .object(condition), "then": .reference(to: signature.name)]
    }
    return [
      "type": "object", "required": JSONValue(required),
      "properties": ["kind": .reference(to: "field-kind")], "allOf": .list(rules),
    ]
  }
}
