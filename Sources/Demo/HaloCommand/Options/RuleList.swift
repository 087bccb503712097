import ArgumentParser
import Foundation
import HaloAudit

/// Ids of rules, separated by commas.
struct RuleList {
  let rules: [AuditRule]

  static let completion = CompletionKind.list(AuditRule.allCases.map(\.rawValue))

  /// Creates the list that a text names.
  ///
  /// - Throws: `ValidationError` for an unknown id, with the nearest one.
  init(parsing text: String) throws {
    let names = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    guard !names.isEmpty else { throw ValidationError("expected ids of rules, such as trap") }
    rules = try names.map { name in
      guard let rule = AuditRule(rawValue: name) else {
        let nearest = AuditRule.nearest(to: name).rawValue
        throw ValidationError("there is no rule “\(name)”; did you mean \(nearest)?")
      }
      return rule
    }
  }
}
