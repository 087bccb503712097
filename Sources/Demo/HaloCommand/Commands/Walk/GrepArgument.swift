import ArgumentParser

/// The value of `--grep`: a regular expression that chooses walks.
struct GrepArgument {
  /// The expression as it was given.
  let pattern: String

  /// Creates a value from an argument.
  ///
  /// - Throws: `ValidationError` if it is no regular expression.
  init(parsing pattern: String) throws {
    self.pattern = pattern
    do {
      _ = try Regex(pattern)
    } catch {
      throw ValidationError("expected a regular expression; \(error)")
    }
  }

  /// Returns whether the expression matches a part of one of the texts.
  func matches(anyOf texts: [String]) -> Bool {
    guard let expression = try? Regex(pattern) else { return false }
    return texts.contains { $0.contains(expression) }
  }
}
