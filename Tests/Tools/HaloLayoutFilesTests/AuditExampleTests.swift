import FocusEngine
import Foundation
import HaloAudit
import HaloGoldenTesting
import Testing

@testable import HaloLayoutFiles

/// For each rule of the audit, a layout that breaks only this rule, and a layout that breaks none.
@MainActor
struct AuditExampleTests {
  /// The rules that no layout can break, with the reasons.
  private static let withoutExample: [AuditRule: String] = [
    .modalLeak: "what a layout presents has the focus exclusively",
    .changeOnFocus: "a layout changes nothing when the focus moves",
    .slowFirstFrame: "a layout waits for nothing", .shortcutClash: "a layout has no shortcuts",
  ]
  private nonisolated static let folder = PackageFolder.path("Examples/audit")

  private func findings(in file: String, _ rule: AuditRule) throws -> [AuditFinding] {
    let path = "\(Self.folder)/\(file)"
    guard rule == .modelDiffers else { return try ExampleAudit.findings(at: path) }
    var result = try ExampleAudit.audit(layout: path)
    var other = try ExampleAudit.audit(layout: path, model: .html)
    other.compare(with: result)
    result.add(other.findings)
    return result.findings
  }

  @Test(arguments: AuditRule.allCases)
  func `the bad example of a rule breaks only this rule, and the good example breaks none`(
    rule: AuditRule
  ) throws {
    guard Self.withoutExample[rule] == nil else { return }
    let bad = try findings(in: "\(rule.rawValue).bad.yaml", rule)
    #expect(!bad.isEmpty)
    #expect(bad.allSatisfy { $0.rule == rule }, "\(bad.map(\.why))")
    for finding in bad {
      #expect(!finding.items.isEmpty && !finding.why.isEmpty)
      #expect(!finding.help.isEmpty && !finding.source.isEmpty)
    }
    let good = try findings(in: "\(rule.rawValue).good.yaml", rule)
    #expect(good.isEmpty, "\(good.map(\.why))")
  }

  /// `Examples/audit/README.md`, made from the rules.
  private static var table: String {
    let rows = AuditRule.allCases.map { rule in
      let name = rule.rawValue
      let files =
        withoutExample[rule].map { "\($0) |" }
        ?? "[breaks it](\(name).bad.yaml) | [is right](\(name).good.yaml)"
      return "| `\(name)` | \(rule.title) | \(rule.help) | \(rule.source) | \(files) |"
    }
    return
      ([
        "# What `halo audit` looks for", "",
        "Made from the rules by the tests; see `AuditExampleTests`.", "",
        "| rule | finds | what to do | source | a layout that | one that |",
        "|---|---|---|---|---|---|",
      ] + rows).joined(separator: "\n") + "\n"
  }

  @Test func `the table of rules in Examples is the one that the rules make`() throws {
    let file = "\(Self.folder)/README.md"
    if ProcessInfo.processInfo.environment["HALO_BLESS"] == "1" {
      try Self.table.write(toFile: file, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOfFile: file, encoding: .utf8)
    #expect(kept == Self.table, "HALO_BLESS=1 writes the file again")
  }
}
