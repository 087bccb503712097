import Foundation

/// Findings that somebody has looked at and accepted, each with a reason.
public struct AuditBaseline: Hashable, Sendable {
  /// What is accepted.
  public struct Entry: Hashable, Sendable {
    /// What a person calls the screen.
    public var screen: String
    /// The name of the focus model; nil: under every one.
    public var model: String?
    /// Which rule found it.
    public var rule: AuditRule
    /// The first items that it concerns, as a finding has them; empty: whatever it concerns.
    public var items: [String]
    /// Why it is no mistake here.
    public var reason: String

    /// - Parameters:
    ///   - screen: what a person calls it.
    ///   - model: the name of the focus model; nil: under every one.
    ///   - rule: which found it.
    ///   - items: the first items that it concerns; empty: whatever it concerns.
    ///   - reason: why it is no mistake here.
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

  /// In the order of the file.
  public var entries: [Entry]

  /// A baseline that accepts these.
  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// Moves what is accepted from the findings to ``FocusAudit/accepted``.
  public func sort(_ audit: inout FocusAudit) {
    var rest: [AuditFinding] = []
    for finding in audit.findings {
      if let entry = entries.first(where: { $0.accepts(finding, of: audit) }) {
        audit.accepted.append(AcceptedFinding(finding: finding, reason: entry.reason))
      } else {
        rest.append(finding)
      }
    }
    audit.findings = rest
  }
}

/// A finding that is no mistake here.
public struct AcceptedFinding: Hashable, Sendable, Codable {
  /// What was found.
  public var finding: AuditFinding
  /// Why it is no mistake.
  public var reason: String
}
