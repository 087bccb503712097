extension AuditBaseline {
  /// The entries, each once, by screens, rules, models and items.
  ///
  /// A general entry comes after more specific ones, which would accept nothing after it.
  public var sorted: AuditBaseline {
    AuditBaseline(Set(entries).sorted { $0.precedes($1) })
  }
}

extension AuditBaseline.Entry {
  fileprivate func precedes(_ other: AuditBaseline.Entry) -> Bool {
    let (one, two) = ((screen, rule.place), (other.screen, other.rule.place))
    guard one == two else { return one < two }
    return rest.lexicographicallyPrecedes(other.rest)
  }

  /// The other parts, with a text after all others where nothing is named.
  private var rest: [String] {
    let last = "\u{10FFFF}"
    return [model ?? last] + items + [last, reason]
  }
}
