/// A baseline that is applied to one audit after another, and knows which of its entries still
/// accept a finding.
public struct AppliedBaseline: Sendable {
  /// An entry with the result of the audits so far.
  private struct Record {
    let entry: AuditBaseline.Entry
    /// Whether an audit looked for findings that it could accept.
    var isJudged = false
    /// Whether it has accepted a finding.
    var isOfUse = false
  }

  private var records: [Record]

  /// Creates a baseline that was applied to no audit yet.
  public init(_ baseline: AuditBaseline) {
    records = baseline.entries.map { Record(entry: $0) }
  }

  /// Moves the accepted findings of an audit to ``FocusAudit/accepted``; of several entries that
  /// accept one, the first counts.
  ///
  /// A finding with several places may be accepted at some of them only.
  ///
  /// - Parameters:
  ///   - audit: the audit.
  ///   - rules: the rules that were applied; nil for all.
  public mutating func sort(_ audit: inout FocusAudit, rules: Set<AuditRule>? = nil) {
    for index in records.indices
    where records[index].entry.concerns(audit)
      && rules.map({ $0.contains(records[index].entry.rule) }) ?? true
    {
      records[index].isJudged = true
    }
    var rest: [AuditFinding] = []
    var accepted: [String: [AuditFinding]] = [:]
    var reasons: [String] = []
    for finding in audit.findings.flatMap(\.unfolded) {
      if let index = records.firstIndex(where: { $0.entry.accepts(finding, of: audit) }) {
        records[index].isOfUse = true
        let reason = records[index].entry.reason
        if accepted[reason] == nil { reasons.append(reason) }
        accepted[reason, default: []].append(finding)
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

  /// Accepts the remaining findings of an audit: adds an entry for each of their places, with the
  /// same reason.
  public mutating func accept(_ audit: inout FocusAudit, reason: String) {
    for finding in audit.findings.flatMap(\.unfolded) {
      let entry = AuditBaseline.Entry(
        screen: audit.screen, model: audit.model, rule: finding.rule, items: finding.items,
        reason: reason)
      if !records.contains(where: { $0.entry == entry }) {
        records.append(Record(entry: entry, isJudged: true, isOfUse: true))
      }
    }
    audit.accepted += audit.findings.map { AcceptedFinding(finding: $0, reason: reason) }
    audit.findings = []
  }

  /// The entries that accept no finding, although their screen was audited under their model and
  /// by their rule.
  public var stale: [AuditBaseline.Entry] {
    records.filter { $0.isJudged && !$0.isOfUse }.map(\.entry)
  }

  /// All other entries: those that accept a finding, and those of screens that were not audited.
  public var current: [AuditBaseline.Entry] {
    records.filter { !$0.isJudged || $0.isOfUse }.map(\.entry)
  }
}
