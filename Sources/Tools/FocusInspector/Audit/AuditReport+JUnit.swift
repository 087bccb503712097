import Foundation

extension AuditReport {
  /// JUnit's XML: a suite a screen and model, a case a rule; errors and warnings fail, notes are told
  /// in the output of the case, accepted findings are skipped.
  public var junit: String {
    let suites = audits.map { suite($0.audit, file: $0.file) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="halo audit" tests="\(audits.count * AuditRule.allCases.count)" failures="\(failures)">
      \(suites.joined(separator: "\n"))
      </testsuites>

      """
  }

  private var failures: Int {
    audits.reduce(0) { $0 + Self.failing($1.audit).count }
  }

  private static func failing(_ audit: FocusAudit) -> Set<AuditRule> {
    Set(audit.findings.filter { $0.severity != .note }.map(\.rule))
  }

  private func suite(_ audit: FocusAudit, file: String?) -> String {
    let name = "\(audit.screen) (\(audit.model))"
    let cases = AuditRule.allCases.map { rule -> String in
      let found = audit.findings.filter { $0.rule == rule }
      let accepted = audit.accepted.filter { $0.finding.rule == rule }
      let head =
        "    <testcase name=\"\(rule.rawValue)\" classname=\"\(XMLText.escaped(name))\""
        + (file.map { " file=\"\(XMLText.escaped($0))\"" } ?? "")
      var body: [String] = []
      for finding in found where finding.severity != .note {
        body.append(
          "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(XMLText.escaped(finding.why))\">"
            + "\(XMLText.escaped(details(of: finding)))</failure>")
      }
      if found.isEmpty, !accepted.isEmpty {
        let reasons = accepted.map(\.reason).joined(separator: "; ")
        body.append("      <skipped message=\"\(XMLText.escaped(reasons))\"/>")
      }
      let notes = found.filter { $0.severity == .note }
      if !notes.isEmpty {
        let text = notes.map(\.why).joined(separator: "\n")
        body.append("      <system-out>\(XMLText.escaped(text))</system-out>")
      }
      return body.isEmpty
        ? head + "/>" : "\(head)>\n\(body.joined(separator: "\n"))\n    </testcase>"
    }
    return """
        <testsuite name="\(XMLText.escaped(name))" tests="\(cases.count)" failures="\(Self.failing(audit).count)">
      \(cases.joined(separator: "\n"))
        </testsuite>
      """
  }

  private func details(of finding: AuditFinding) -> String {
    [
      finding.line.map { "line \($0)" }, finding.keys.isEmpty ? nil : "keys: \(finding.keys)",
      finding.help, finding.source,
    ].compactMap { $0 }.joined(separator: "\n")
  }
}
