extension FocusTuning {
  /// The values as an expression of Swift, such as `[.growth: 84]`.
  private var literal: String {
    guard !isEmpty else { return "[:]" }
    return "[\n" + lines { "    .\($0): \($1),\n" } + "  ]"
  }

  /// Returns the tuning as Swift code: a constant of the type with a name, which must be an
  /// identifier.
  package func swift(named name: String) -> String {
    """
    extension FocusTuning {
      static let \(name): FocusTuning = \(literal)
    }

    """
  }

  /// Returns the tuning as a file in YAML, with lines of comment above the values.
  package func yaml(comments: [String] = []) -> String {
    comments.map { $0.isEmpty ? "#\n" : "# \($0)\n" }.joined()
      + (isEmpty ? "{}\n" : lines { "\($0): \($1)\n" })
  }

  /// A line for each value, of its name and its number.
  private func lines(_ line: (String, String) -> String) -> String {
    parameters.map { parameter in
      line(parameter.name, Parameter.number(self[parameter] ?? 0, decimals: 4))
    }.joined()
  }
}
