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

  /// The other places where the same cause makes the same problem; empty if there is only one.
  public var others: [Place] = []

  /// A further place of a finding.
  public struct Place: Hashable, Sendable, Codable {
    /// The ids of the items, as in ``AuditFinding/items``.
    public var items: [String]
    /// The keys that lead to it, as in ``AuditFinding/keys``.
    public var keys: String
    /// A description of the problem at this place.
    public var why: String
    /// The line that describes the first item in the screen's file; nil for no line.
    public var line: Int?
  }

  /// The effect of the keys according to the graph; nil if there is nothing to check.
  var claim: AuditClaim?
  /// The movement whose explanation has the reason of the finding; nil for none.
  var question: AuditQuestion?
  /// The name of the cause, by which findings of a rule are folded.
  var cause: String

  private enum CodingKeys: CodingKey {
    case rule, severity, items, keys, why, help, source, line, picture, others
  }

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - rule: the rule that found it.
  ///   - severity: the weight of the finding.
  ///   - items: the ids of the items, the most important first.
  ///   - keys: the keys that show it; empty if none are needed.
  ///   - cause: the name of the cause; findings of one rule, severity and cause are folded.
  ///   - question: the movement whose explanation has the reason.
  ///   - why: a description of the problem.
  init(
    _ rule: AuditRule, _ severity: Severity, items: [String], keys: KeyRoute = KeyRoute(),
    cause: String = "", question: AuditQuestion? = nil, why: String
  ) {
    self.rule = rule
    self.severity = severity
    self.items = items
    self.keys = keys.text
    self.why = why
    help = rule.help
    source = rule.source
    claim = keys.claim
    self.cause = cause
    self.question = question
  }

  /// Decodes a finding.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    rule = try values.decode(AuditRule.self, forKey: .rule)
    severity = try values.decode(Severity.self, forKey: .severity)
    items = try values.decode([String].self, forKey: .items)
    keys = try values.decode(String.self, forKey: .keys)
    why = try values.decode(String.self, forKey: .why)
    help = try values.decode(String.self, forKey: .help)
    source = try values.decode(String.self, forKey: .source)
    line = try values.decodeIfPresent(Int.self, forKey: .line)
    picture = try values.decodeIfPresent(String.self, forKey: .picture)
    // Reports of earlier versions have none.
    others = try values.decodeIfPresent([Place].self, forKey: .others) ?? []
    cause = ""
  }
}
