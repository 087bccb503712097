import HaloSourceText

/// A field of a view or guide in a layout: who may have it, how it is read and what it changes.
struct LayoutField: Sendable {
  let name: String
  let kinds: Set<ViewKind>
  let read: @Sendable (YAMLValue, inout ViewFields) throws -> Void
  /// Takes over the value from other fields that have one.
  let adopt: @Sendable (_ other: ViewFields, inout ViewFields) -> Void
  /// Changes what the field names, if the fields have it.
  let apply:
    @MainActor @Sendable (ViewFields, LayoutController.Element, LayoutController) throws -> Void

  /// A field whose value is kept at `path`.
  ///
  /// A view keeps the value in its `LayoutElement.fields`, which is enough for what only shows in
  /// its looks. All else is changed by `view`, or by `screen` where other views or files matter.
  /// Guides may have a field that has a `guide`.
  init<Value>(
    _ name: String, _ path: WritableKeyPath<ViewFields, Value?> & Sendable,
    of kinds: Set<ViewKind> = .views, _ read: @escaping @Sendable (YAMLValue) throws -> Value,
    view: @escaping @MainActor @Sendable (any LayoutElement, Value) -> Void = { _, _ in },
    screen:
      @escaping @MainActor @Sendable (any LayoutElement, Value, LayoutController) throws
      -> Void = { _, _, _ in },
    guide: (@MainActor @Sendable (PlacedFocusGuide, Value, LayoutController) -> Void)? = nil
  ) {
    self.name = name
    self.kinds = guide == nil ? kinds : kinds.union([.guide])
    self.read = { $1[keyPath: path] = try read($0) }
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

extension ViewKind {
  /// The fields that a view of this kind may have, besides `id`, `kind` and `views`.
  var fieldNames: [String] { LayoutField.all.filter { $0.kinds.contains(self) }.map(\.name) }
}

extension ViewFields {
  /// - Throws: `SourceError` for the first field that is not as it should be.
  init(_ fields: YAMLFields) throws {
    self.init()
    for field in LayoutField.all {
      if let value = fields[field.name] { try field.read(value, &self) }
    }
  }
}
