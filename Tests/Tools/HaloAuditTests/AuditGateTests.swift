import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloAudit

/// The findings that make an audit fail, and the reports of them and of unreadable files.
struct AuditGateTests {
  private static func audit(
    _ severities: [AuditFinding.Severity], accepted: [AuditFinding.Severity] = []
  ) -> FocusAudit {
    let rules: [AuditFinding.Severity: AuditRule] = [
      .error: .trap, .warning: .tooSmall, .note: .sideways,
    ]
    func finding(_ severity: AuditFinding.Severity) -> AuditFinding {
      AuditFinding(
        rules[severity] ?? .trap, severity, items: ["a"], why: "Why \(severity.rawValue).")
    }
    var audit = FocusAudit(
      screen: "shop", model: "tv", metrics: GraphMetrics(), findings: severities.map(finding))
    audit.accepted = accepted.map {
      AcceptedFinding(finding: finding($0), reason: "On purpose.")
    }
    return audit
  }

  private static func report(_ audit: FocusAudit, _ gate: AuditGate) -> AuditReport {
    var report = AuditReport()
    report.add(audit, file: "shop.yaml", gate: gate)
    return report
  }

  @Test(arguments: AuditGate.Level.allCases)
  func `findings fail an audit from the severity that its gate names`(level: AuditGate.Level) {
    let failing: [AuditFinding.Severity] =
      switch level {
      case .error: [.error]
      case .warning: [.error, .warning]
      case .note: [.error, .warning, .note]
      case .never: []
      }
    for severity in AuditFinding.Severity.allCases {
      let gate = AuditGate(failOn: level)
      #expect(Self.report(Self.audit([severity]), gate).fails == failing.contains(severity))
      #expect(!Self.report(Self.audit([], accepted: [severity]), gate).fails)
    }
  }

  @Test(arguments: AuditGate.Level.allCases)
  func `a JUnit report has a failure for exactly those findings that make the audit fail`(
    level: AuditGate.Level
  ) {
    let gate = AuditGate(failOn: level)
    let audit = Self.audit([.error, .warning, .note])
    let xml = Self.report(audit, gate).junit
    for finding in audit.findings {
      let failure =
        "<failure type=\"\(finding.severity.rawValue)\" message=\"\(finding.why)\""
      #expect(xml.contains(failure) == gate.fails(finding), "\(xml)")
      let output = "<system-out>\(finding.severity.rawValue): \(finding.why)</system-out>"
      #expect(xml.contains(output) == !gate.fails(finding), "\(xml)")
    }
  }

  @Test func `a JUnit report has a case for each rule that was applied and for no other`() {
    var report = AuditReport()
    report.add(Self.audit([.error]), rules: [.trap, .drift])
    #expect(report.junit.ranges(of: "<testcase ").count == 2)
    #expect(report.junit.contains("name=\"trap\"") && report.junit.contains("name=\"drift\""))
  }

  @Test func `findings of all screens with one limit count together, without accepted ones`() {
    let two = AuditGate(failOn: .never, limit: .init(2, source: "--max-findings"))
    var report = Self.report(Self.audit([.note], accepted: [.error, .note]), two)
    report.add(Self.audit([.warning]), gate: two)
    #expect(!report.fails)
    #expect(report.junit.contains("<testcase classname=\"number of findings\""))
    #expect(!report.junit.contains("<failure"))
    report.add(Self.audit([.note]), gate: two)
    #expect(report.fails)
    #expect(report.tallies.map(\.words) == ["3 findings, but --max-findings allows 2"])
    #expect(report.junit.ranges(of: "<failure").count == 1)
  }

  @Test func `screens with different limits do not count together`() {
    var report = AuditReport()
    for file in ["a/halo.yaml", "b/halo.yaml"] {
      report.add(
        Self.audit([.note]), gate: AuditGate(failOn: .never, limit: .init(1, source: file)))
    }
    #expect(!report.fails && report.tallies.count == 2)
  }

  @Test func `an unreadable file is in every report beside the findings of the others`() throws {
    var report = Self.report(Self.audit([.warning]), AuditGate())
    let problem = "bad.yaml:3: not YAML: <tabs>"
    report.add(AuditReport.Unread(file: "bad.yaml", line: 3, problem: problem))
    #expect(report.table.contains("\nnot read  \(problem)\n"))
    #expect(report.table.hasSuffix("on 1 screen, 1 not read\n"))

    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
    #expect((json["screens"] as? [Any])?.count == 1)
    let unread = try #require((json["unread"] as? [[String: Any]])?.first)
    #expect(unread["file"] as? String == "bad.yaml" && unread["line"] as? Int == 3)
    #expect(unread["problem"] as? String == problem)

    let sarif = try #require(
      try JSONSerialization.jsonObject(with: Data(report.sarif(version: "1").utf8))
        as? [String: Any])
    let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
    #expect((run["results"] as? [Any])?.count == 1)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notification = try #require(
      (invocation["toolExecutionNotifications"] as? [[String: Any]])?.first)
    #expect((notification["message"] as? [String: Any])?["text"] as? String == problem)

    #expect(
      report.junit.contains("<error type=\"unreadable\" message=\"bad.yaml:3: not YAML: &lt;"))
    #expect(report.junit.contains(" errors=\"1\" "))
    // The gate does not concern unreadable files.
    #expect(!report.fails)
  }

  @Test func `several mistakes of a file are all in every report, and count as one file`() throws {
    var report = Self.report(Self.audit([.warning]), AuditGate())
    for line in 3...4 {
      report.add(AuditReport.Unread(file: "bad.yaml", line: line, problem: "bad.yaml:\(line): no"))
    }
    #expect(report.table.contains("\nnot read  bad.yaml:3: no\nnot read  bad.yaml:4: no\n"))
    #expect(report.table.hasSuffix("on 1 screen, 1 not read\n"))
    #expect(try report.json.components(separatedBy: "\"problem\"").count == 3)
    #expect(try report.sarif(version: "1").contains("bad.yaml:4: no"))
    #expect(report.junit.components(separatedBy: "<error").count == 2)
    #expect(report.junit.contains("message=\"bad.yaml:3: no\">bad.yaml:3: no&#10;bad.yaml:4: no</"))
  }
}
