/// The errors that were found while a file is read to its end.
package struct SourceMistakes {
  private var errors: [SourceError] = []

  /// The number of errors at which reading ends, as nobody repairs more at once (Halo's choice).
  static let most = 100

  package init() {}

  /// Whether nothing was found.
  package var isEmpty: Bool { errors.isEmpty }

  /// Adds an error.
  ///
  /// - Throws: all errors, if reading ends with this one.
  package mutating func note(_ error: SourceError) throws { try add([error]) }

  /// Returns the result of `read`; nil if it throws errors of a file, which are kept.
  ///
  /// - Throws: all errors, if reading ends with those of `read`; any other error of `read`.
  @discardableResult
  package mutating func attempt<Value>(_ read: () throws -> Value) throws -> Value? {
    do {
      return try read()
    } catch let error as SourceError {
      try add([error])
    } catch let errors as SourceErrors {
      try add(errors.all)
    }
    return nil
  }

  /// Throws the errors, if there are any.
  ///
  /// - Throws: ``SourceError``, or ``SourceErrors`` if there are several.
  package func check() throws {
    guard let first = errors.first else { return }
    throw errors.count == 1 ? first : SourceErrors(errors)
  }

  private mutating func add(_ new: [SourceError]) throws {
    errors += new.prefix(Self.most - errors.count)
    if errors.count == Self.most || new.contains(where: \.endsReading) { try check() }
  }

  /// Returns the results of `read` for all values.
  ///
  /// - Throws: the errors for all values for which `read` throws some.
  package static func collecting<Value, Result>(
    _ values: [Value], _ read: (Value) throws -> Result
  ) throws -> [Result] {
    var mistakes = SourceMistakes()
    var results: [Result] = []
    for value in values {
      if let result = try mistakes.attempt({ try read(value) }) { results.append(result) }
    }
    try mistakes.check()
    return results
  }
}
