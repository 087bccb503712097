import HaloSourceText

/// A field of a mapping in a file, whose value becomes a part of `Root`.
struct Field<Root>: Sendable {
  let description: FieldDescription
  private let store: @Sendable (YAMLValue, inout Root) throws -> Void

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - type: the type of the value.
  ///   - absence: the meaning of the absence of the field.
  ///   - meaning: the meaning of the field, for the reference.
  ///   - condition: the condition under which the field is allowed; nil for always.
  ///   - store: stores a value.
  init<Value>(
    _ name: String, _ type: FieldType<Value>, absent absence: FieldAbsence = .nothing,
    _ meaning: String, with condition: FieldCondition? = nil,
    store: @escaping @Sendable (inout Root, Value) throws -> Void
  ) {
    description = FieldDescription(name, type.format, absent: absence, meaning, with: condition)
    self.store = { try store(&$1, type.read($0)) }
  }

  /// Reads the field if it is present.
  ///
  /// - Throws: `SourceError` for an invalid value, a missing field that is required, or one whose
  ///   condition does not hold.
  fileprivate func read(from fields: YAMLFields, into root: inout Root) throws {
    let isAllowed = description.condition?.holds(in: fields) ?? true
    if let value = fields[description.name] {
      guard isAllowed else { throw value.error("goes with \(description.condition?.words ?? "")") }
      try store(value, &root)
    } else if isAllowed, description.isRequired {
      _ = try fields.required(description.name)
    }
  }
}

extension YAMLFields {
  /// Reads all fields of `rows` in their order.
  ///
  /// - Parameters:
  ///   - rows: the fields that are allowed.
  ///   - what: the mapping with its article, for errors.
  ///   - root: the value that the fields become parts of.
  /// - Throws: `SourceError` for the first error.
  func read<Root>(_ rows: [Field<Root>], of what: String, into root: inout Root) throws {
    try allow(rows.map(\.description.name), in: what)
    for row in rows { try row.read(from: self, into: &root) }
  }
}
