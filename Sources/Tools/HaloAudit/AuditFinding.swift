import FocusEngine
import Foundation

/// A problem that an audit found.
public struct AuditFinding: Hashable, Sendable, Codable {
  /// The weight of a finding.
  public enum Severity: String, CaseIterable, Hashable, Sendable, Codable, Comparable {
    /// A user cannot do something.
    case error
    /// A user has difficulties.
    case warning
    /// A remark that is worth checking.
    case note

    /// Returns whether the first severity is worse, so that the worst come first in a sorted list.
    public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

    private var rank: Int {
      switch self {
      case .error: 0
      case .warning: 1
      case .note: 2
      }
    }
  }

  /// The rule that found it.
  public var rule: AuditRule
  /// The weight of the finding.
  public var severity: Severity
  /// The ids of the items that it concerns; the first is the most important.
  public var items: [String]
  /// The keys that lead to it from where focus begins, spelled as in walks; empty if none are
  /// needed.
  public var keys: String
  /// A description of the problem, with the names of items.
  public var why: String
  /// A description of the remedy.
  public var help: String
  /// The success criterion, guideline or report that the rule follows.
  public var source: String
  /// The line that describes the first item in the screen's file, counted from 1; nil for no line.
  public var line: Int?
  /// The path of a picture that shows the finding; nil for no picture.
  public var picture: String?

  init(
    _ rule: AuditRule, _ severity: Severity, items: [String], keys: [FocusGraph.Key] = [],
    why: String
  ) {
    self.rule = rule
    self.severity = severity
    self.items = items
    self.keys = keys.map(\.rawValue).joined(separator: " ")
    self.why = why
    help = rule.help
    source = rule.source
  }
}
