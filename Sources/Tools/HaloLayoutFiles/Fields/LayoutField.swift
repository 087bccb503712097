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

  /// A row of the table of fields.
  ///
  /// - Parameters:
  ///   - name: as in a file.
  ///   - path: where the value is kept.
  ///   - kinds: the kinds of view that may have it; guides may if they are changed by it.
  ///   - read: gives the value, or throws a `SourceError`.
  ///   - view: changes a view; what shows only in looks is left to `LayoutElement.fields`.
  ///   - screen: changes a view by what else is on its screen or beside its file.
  ///   - guide: changes a guide.
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

  /// The fields with those that `changes` names as it has them.
  func changed(by changes: ViewFields) -> ViewFields {
    var result = self
    for field in LayoutField.all { field.adopt(changes, &result) }
    return result
  }
}
