import HaloMarkup

extension AuditReport {
  /// The report in JUnit's XML: one suite for each screen and model, with one case for each rule
  /// that was applied; one for each file that could not be audited; and one for the limits.
  ///
  /// Exactly those findings are failures that make the audit fail; others are output of the case.
  /// A rule whose findings are all accepted counts as skipped, and an unreadable file as an error.
  public var junit: String {
    JUnitReport(
      name: "halo audit",
      suites: audits.map(suite) + unreadSuites + (tallies.isEmpty ? [] : [limits])
    ).xml
  }

  private func suite(_ entry: Entry) -> JUnitReport.Suite {
    let audit = entry.audit
    let name = "\(audit.screen) (\(audit.model))"
    let cases = AuditRule.allCases.filter(entry.rules.contains).map { rule in
      let found = audit.findings.filter { $0.rule == rule }
      let accepted = audit.accepted.filter { $0.finding.rule == rule }
      let others = found.filter { !entry.gate.fails($0) }
        .map { "\($0.severity.rawValue): \($0.sentences)" }
      return JUnitReport.Case(
        name: rule.rawValue, group: name, file: entry.file,
        failures: failure(found.filter(entry.gate.fails)).map { [$0] } ?? [],
        skipped: found.isEmpty && !accepted.isEmpty
          ? accepted.map(\.reason).joined(separator: "; ") : nil,
        output: others.isEmpty ? nil : others.joined(separator: "\n"))
    }
    return JUnitReport.Suite(name: name, cases: cases)
  }

  /// A suite for each file that could not be audited; the message is that of the first mistake,
  /// since most servers show only one.
  private var unreadSuites: [JUnitReport.Suite] {
    var files: [(name: String, problems: [String])] = []
    for mistake in unread {
      if let index = files.firstIndex(where: { $0.name == mistake.file }) {
        files[index].problems.append(mistake.problem)
      } else {
        files.append((mistake.file, [mistake.problem]))
      }
    }
    return files.map { file, problems in
      let error = JUnitReport.Failure(
        type: "unreadable", message: problems[0],
        details: problems.count == 1 ? "" : problems.joined(separator: "\n"))
      return JUnitReport.Suite(
        name: file,
        cases: [JUnitReport.Case(name: "is readable", group: file, file: file, error: error)])
    }
  }

  private var limits: JUnitReport.Suite {
    let name = "number of findings"
    let cases = tallies.map { tally in
      JUnitReport.Case(
        name: "at most \(tally.limit.count) (\(tally.limit.source))", group: name,
        failures: tally.isExceeded
          ? [JUnitReport.Failure(type: "limit", message: tally.words)] : [])
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
