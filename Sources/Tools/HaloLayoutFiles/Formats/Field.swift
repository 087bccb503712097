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
  ///   - refused: the names of fields that are not read, since their errors are known.
  ///   - what: the mapping with its article, for errors.
  ///   - root: the value that the fields become parts of; incomplete after an error.
  /// - Throws: `SourceError`, or `SourceErrors` for several.
  func read<Root>(
    _ rows: [Field<Root>], without refused: Set<String> = [], of what: String, into root: inout Root
  ) throws {
    var mistakes = SourceMistakes()
    let names = rows.map(\.description.name)
    try mistakes.attempt { try allow(names, in: what) }
    let hasUnknown = !mistakes.isEmpty
    var unread = refused
    for row in rows where !unread.contains(row.description.name) {
      // A missing field may be the one whose name is wrong.
      if hasUnknown, self[row.description.name] == nil { continue }
      if let decisive = row.description.condition?.decisive, unread.contains(decisive) { continue }
      if try mistakes.attempt({ try row.read(from: self, into: &root) }) == nil {
        unread.insert(row.description.name)
      }
    }
    try mistakes.check()
  }
}
