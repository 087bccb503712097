extension ViewKind {
  static let type = FieldType.kind

  /// All fields of views with the kinds that may have them, in the order in which errors list them.
  static let fields: [(description: FieldDescription, kinds: Set<ViewKind>)] =
    identity + LayoutField.all.map { ($0.description, $0.kinds) } + [(views, .views)]

  private static let identity: [(description: FieldDescription, kinds: Set<ViewKind>)] = [
    (
      FieldDescription(
        "id", .text(.id), absent: .means("a name to which nothing can refer"),
        "The name of the view, which no other view of the layout has."), .all
    ),
    (
      FieldDescription("kind", type.format, absent: .equals("view"), "The kind of the view."), .all
    ),
  ]

  private static let views = FieldDescription(
    "views", .shared(.views), absent: .equals([]), "The views inside this one, from back to front.")

  /// The fields that a view of this kind may have.
  var fields: [FieldDescription] {
    Self.fields.filter { $0.kinds.contains(self) }.map(\.description)
  }

  /// The names of the fields that a walk can change in a view of this kind.
  var fieldNames: [String] { LayoutField.all.filter { $0.kinds.contains(self) }.map(\.name) }
}
