import FocusEngine
import Foundation

/// Something that an audit found wrong.
public struct AuditFinding: Hashable, Sendable, Codable {
  /// How much it matters.
  public enum Severity: String, CaseIterable, Hashable, Sendable, Codable, Comparable {
    /// Somebody cannot do something.
    case error
    /// Somebody will stumble.
    case warning
    /// Worth a look.
    case note

    /// The worse one comes first.
    public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

    private var rank: Int {
      switch self {
      case .error: 0
      case .warning: 1
      case .note: 2
      }
    }
  }

  /// Which rule found it.
  public var rule: AuditRule
  /// How much it matters.
  public var severity: Severity
  /// What it concerns, by ids; the first is the one to look at.
  public var items: [String]
  /// The keys that show it from where focus begins, as in walks; empty where none are needed.
  public var keys: String
  /// What is wrong, with names.
  public var why: String
  /// What to do.
  public var help: String
  /// The success criterion, guideline or report that says so.
  public var source: String
  /// Of the file that describes the first item, from 1; nil where there is none.
  public var line: Int?
  /// The path of a picture that shows it; nil where none was made.
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
