import ArgumentParser
import Foundation
import HaloAudit
import HaloLayoutFiles

/// Ids of rules, separated by commas.
struct RuleList {
  let rules: [AuditRule]

  static let completion = CompletionKind.list(AuditRule.allCases.map(\.rawValue))

  /// Creates the list that a text names.
  ///
  /// - Throws: `ValidationError` for an unknown id, with a similar one.
  init(parsing text: String) throws {
    let names = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    guard !names.isEmpty else { throw ValidationError("expected ids of rules, such as trap") }
    rules = try names.map { name in
      guard let rule = AuditRule(rawValue: name) else {
        throw ValidationError(AuditRule.problem(withName: name))
      }
      return rule
    }
  }
}
