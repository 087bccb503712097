import HaloMarkup

extension AuditReport {
  /// The report in JUnit's XML: one suite for each screen and model, with one case for each rule.
  ///
  /// Errors and warnings are failures, notes are output of the case, and a rule whose findings are
  /// all accepted counts as skipped.
  public var junit: String {
    JUnitReport(
      name: "halo audit", suites: audits.map { suite($0.audit, file: $0.file) }
    ).xml
  }

  private func suite(_ audit: FocusAudit, file: String?) -> JUnitReport.Suite {
    let name = "\(audit.screen) (\(audit.model))"
    let cases = AuditRule.allCases.map { rule in
      let found = audit.findings.filter { $0.rule == rule }
      let accepted = audit.accepted.filter { $0.finding.rule == rule }
      let notes = found.filter { $0.severity == .note }.map(\.sentences)
      return JUnitReport.Case(
        name: rule.rawValue, group: name, file: file,
        failures: failure(found.filter { $0.severity != .note }).map { [$0] } ?? [],
        skipped: found.isEmpty && !accepted.isEmpty
          ? accepted.map(\.reason).joined(separator: "; ") : nil,
        output: notes.isEmpty ? nil : notes.joined(separator: "\n"))
    }
    return JUnitReport.Suite(name: name, cases: cases)
  }

  /// Returns one failure for the findings of a rule; nil if there are none.
  private func failure(_ findings: [AuditFinding]) -> JUnitReport.Failure? {
    guard let worst = findings.first else { return nil }
    let details = findings.map { finding in
      [
        finding.why, finding.otherPlaces, finding.line.map { "line \($0)" },
        finding.keys.isEmpty ? nil : "keys: \(finding.keys)",
      ].compactMap(\.self).joined(separator: "\n")
    }
    return JUnitReport.Failure(
      type: worst.severity.rawValue, message: worst.sentences,
      details: (details + ["\(worst.help)\n\(worst.source)"]).joined(separator: "\n\n"))
  }
}

extension AuditFinding {
  /// The description with the sentence about the other places.
  fileprivate var sentences: String {
    [why, otherPlaces].compactMap(\.self).joined(separator: " ")
  }
}
