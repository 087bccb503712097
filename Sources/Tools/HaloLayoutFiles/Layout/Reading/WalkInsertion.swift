import HaloSourceText

/// A view or guide that a step of a walk adds to the screen.
struct WalkInsertion: Hashable, Sendable {
  var view: ViewDescription
  /// The view that gets it; nil for the screen itself.
  var parent: Reference?
  /// The index among the views of the parent; nil for the front.
  var index: Int?
}

extension FieldType<WalkInsertion> {
  static var insertion: Self {
    let fields = FieldType<InsertionFields>.mapping(
      InsertionFields.rows, of: "insert", "{view: {fields}, into: ID, at: NUMBER}",
      from: InsertionFields())
    return FieldType(fields.format) { value in
      let fields = try fields.read(value)
      guard let view = fields.view else { throw value.error("the field “view” is missing") }
      return WalkInsertion(view: view, parent: fields.parent, index: fields.index)
    }
  }
}

private struct InsertionFields {
  var view: ViewDescription?
  var parent: Reference?
  var index: Int?

  static let rows: [Field<InsertionFields>] = [
    Field("view", .view, absent: .refused, "The view or guide, with the fields of a layout.") {
      $0.view = $1
    },
    Field(
      "into", .id, absent: .means("the screen itself"), "The view that gets it."
    ) { $0.parent = $1 },
    Field(
      "at", .wholeNumber(in: 0...10_000), absent: .means("in front of them"),
      "The number of views of `into` that stay behind it, without guides and presented views."
    ) { $0.index = $1 },
  ]
}

extension FieldType<ViewDescription> {
  fileprivate static var view: Self { FieldType(.shared(.view)) { try ViewDescription($0) } }
}
