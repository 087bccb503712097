import HaloSourceText

/// A field of a view or guide in a layout, with the kinds that may have it, its reading and its
/// effect.
struct LayoutField: Sendable {
  let description: FieldDescription
  let kinds: Set<ViewKind>
  let read: @Sendable (YAMLValue, inout ViewFields) throws -> Void
  /// Copies the value from other fields that have one.
  let adopt: @Sendable (_ other: ViewFields, inout ViewFields) -> Void
  /// Applies the value to the view or guide, if the fields have one.
  let apply:
    @MainActor @Sendable (ViewFields, LayoutController.Element, LayoutController) throws -> Void

  var name: String { description.name }

  /// Creates a field whose value is stored at `path`.
  ///
  /// `absence` and `meaning` are for the reference. A view keeps the value in its
  /// `LayoutElement.fields`, which suffices for a value that only concerns its appearance. `view`
  /// applies any other value, or `screen` if it depends on other views or files. Guides may only
  /// have fields with a `guide`.
  init<Value>(
    _ name: String, _ path: WritableKeyPath<ViewFields, Value?> & Sendable,
    of kinds: Set<ViewKind> = .views, _ type: FieldType<Value>,
    absent absence: FieldAbsence = .nothing, _ meaning: String,
    view: @escaping @MainActor @Sendable (any LayoutElement, Value) -> Void = { _, _ in },
    screen:
      @escaping @MainActor @Sendable (any LayoutElement, Value, LayoutController) throws
      -> Void = { _, _, _ in },
    guide: (@MainActor @Sendable (PlacedFocusGuide, Value, LayoutController) -> Void)? = nil
  ) {
    description = FieldDescription(name, type.format, absent: absence, meaning)
    self.kinds = guide == nil ? kinds : kinds.union([.guide])
    read = { $1[keyPath: path] = try type.read($0) }
    adopt = { if let value = $0[keyPath: path] { $1[keyPath: path] = value } }
    apply = { fields, element, controller in
      guard let value = fields[keyPath: path] else { return }
      switch element {
      case .view(let element):
        view(element, value)
        try screen(element, value, controller)
      case .guide(let element): guide?(element, value, controller)
      }
    }
  }
}

extension ViewFields {
  /// Reads the values of all fields that a kind of view has; nil for an unknown kind.
  ///
  /// - Throws: `SourceError` for an invalid field, or `SourceErrors` for several.
  init(_ fields: YAMLFields, of kind: ViewKind?) throws {
    var read = ViewFields()
    var mistakes = SourceMistakes()
    for field in LayoutField.all where kind.map(field.kinds.contains) ?? true {
      guard let value = fields[field.name] else { continue }
      try mistakes.attempt { try field.read(value, &read) }
    }
    try mistakes.check()
    self = read
  }
}
