import Foundation

/// A list of accepted findings, each with a reason.
public struct AuditBaseline: Hashable, Sendable {
  /// An entry that accepts findings.
  public struct Entry: Hashable, Sendable {
    /// The screen's name, as the audit names it.
    public var screen: String
    /// The name of the focus model; nil for every model.
    public var model: String?
    /// The rule of the findings.
    public var rule: AuditRule
    /// The first items of a finding; empty for all findings of the rule.
    public var items: [String]
    /// The reason why the finding is not a mistake here.
    public var reason: String

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - screen: the screen's name, as the audit names it.
    ///   - model: the name of the focus model; nil for every model.
    ///   - rule: the rule of the findings.
    ///   - items: the first items of a finding; empty for all findings of the rule.
    ///   - reason: the reason why the finding is not a mistake here.
    public init(
      screen: String, model: String? = nil, rule: AuditRule, items: [String] = [], reason: String
    ) {
      self.screen = screen
      self.model = model
      self.rule = rule
      self.items = items
      self.reason = reason
    }

    func accepts(_ finding: AuditFinding, of audit: FocusAudit) -> Bool {
      rule == finding.rule && screen == audit.screen && model.map { $0 == audit.model } ?? true
        && finding.items.starts(with: items)
    }
  }

  /// The entries in the order of the file.
  public var entries: [Entry]

  /// Creates a baseline with these entries.
  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// Moves the accepted findings of an audit to ``FocusAudit/accepted``.
  ///
  /// A finding with several places may be accepted at some of them only.
  public func sort(_ audit: inout FocusAudit) {
    var rest: [AuditFinding] = []
    var accepted: [String: [AuditFinding]] = [:]
    var reasons: [String] = []
    for finding in audit.findings.flatMap(\.unfolded) {
      if let entry = entries.first(where: { $0.accepts(finding, of: audit) }) {
        if accepted[entry.reason] == nil { reasons.append(entry.reason) }
        accepted[entry.reason, default: []].append(finding)
      } else {
        rest.append(finding)
      }
    }
    for reason in reasons {
      audit.accepted += (accepted[reason] ?? []).folded.map {
        AcceptedFinding(finding: $0, reason: reason)
      }
    }
    audit.findings = rest.folded
  }
}

/// A finding that is not a mistake here.
public struct AcceptedFinding: Hashable, Sendable, Codable {
  /// The finding.
  public var finding: AuditFinding
  /// The reason why it is not a mistake.
  public var reason: String
}
