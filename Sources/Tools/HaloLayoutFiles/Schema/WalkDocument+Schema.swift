extension WalkDocument {
  /// The members of the schema of walks.
  static var schema: JSONMembers {
    let forLayouts = WalkStep.fields.map(\.description).filter(\.isForLayouts)
    return fields.map(\.description).schema + [
      ("oneOf", .list(screens.map(JSONValue.present))),
      ("if", ["not": .present("layout")]),
      (
        "then",
        [
          "properties": [
            "walk": [
              "items": ["properties": .object(forLayouts.map { ($0.name, false) })]
            ]
          ]
        ]
      ),
    ]
  }
}

extension WalkStep {
  /// The definitions of the schema of walks.
  static var definitions: JSONMembers {
    [
      ("step", .object(fields.map(\.description).schema + [("oneOf", .list(manners))])),
      ("changes", ["type": "object", "additionalProperties": .reference(to: "changed-fields")]),
      (
        "changed-fields",
        [
          "type": "object",
          "properties": .object(
            LayoutField.all.map { ($0.name, .reference(to: "field-\($0.name)")) }),
          "additionalProperties": false,
        ]
      ),
    ]
  }

  /// The schemas of which a step satisfies one: it has one action, or none and a check.
  private static var manners: [JSONValue] {
    let names = actions.map(\.description.name)
    let checks: [JSONValue] = [
      .present("expect"),
      ["required": ["shows"], "properties": ["shows": ["minItems": 1]]],
      ["required": ["inSight"], "properties": ["inSight": ["minItems": 1]]],
      .present("offset"),
    ]
    return names.map(JSONValue.present) + [
      ["not": ["anyOf": .list(names.map(JSONValue.present))], "anyOf": .list(checks)]
    ]
  }
}
