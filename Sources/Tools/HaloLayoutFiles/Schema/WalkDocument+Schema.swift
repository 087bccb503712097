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
    let lists = ["shows", "inSight", "hides", "says", "groups"]
    // None of these is a check by itself.
    let additions = ["repeat", "for", "outcome"]
    let others = Self.checks.map(\.description.name).filter {
      !lists.contains($0) && !additions.contains($0)
    }
    let filled: JSONValue = ["minItems": 1]
    let checks =
      others.map(JSONValue.present)
      + lists.map { name -> JSONValue in
        ["required": .list([.text(name)]), "properties": .object([(name: name, value: filled)])]
      }
    return names.map(JSONValue.present) + [
      ["not": ["anyOf": .list(names.map(JSONValue.present))], "anyOf": .list(checks)]
    ]
  }
}
