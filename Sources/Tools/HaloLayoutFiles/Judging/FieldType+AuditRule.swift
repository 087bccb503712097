import HaloAudit
import HaloSourceText

extension AuditRule {
  /// Returns the error in one line for a name that no rule has.
  package static func problem(withName name: String) -> String {
    let names = allCases.map(\.rawValue)
    let suggestion = name.suggestion(among: names)
    return "there is no rule “\(name)”"
      + (suggestion.isEmpty ? "; the rules are \(names.joined(separator: ", "))" : suggestion)
  }
}

extension FieldType<AuditRule> {
  static var rule: Self {
    FieldType(.choice(AuditRule.allCases.map { Choice(name: $0.rawValue, meaning: $0.title) })) {
      let name = try $0.text()
      guard let rule = AuditRule(rawValue: name) else {
        throw $0.error(AuditRule.problem(withName: name))
      }
      return rule
    }
  }
}
