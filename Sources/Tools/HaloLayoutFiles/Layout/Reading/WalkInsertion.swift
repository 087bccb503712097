import HaloSourceText

/// A view or guide that a step of a walk adds to the screen.
struct WalkInsertion: Hashable, Sendable {
  var view = ViewDescription(id: nil, kind: .view, fields: ViewFields(), views: [])
  /// The view that gets it; nil for the screen itself.
  var parent: Reference?
  /// The index among the views of the parent; nil for the front.
  var index: Int?
}

extension FieldType<WalkInsertion> {
  static var insertion: Self {
    .mapping(
      Value.fields, of: "insert", "{view: {fields}, into: ID, at: NUMBER}", from: Value())
  }
}

extension WalkInsertion {
  fileprivate static let fields: [Field<WalkInsertion>] = [
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
