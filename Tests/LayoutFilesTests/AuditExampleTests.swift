import CairoRenderer
import FocusEngine
import FocusInspector
import Foundation
import GoldenTesting
import SceneGraph
import Testing

@testable import LayoutFiles

/// For each rule of the audit a layout that breaks it and nothing else, and one that is right.
@MainActor
struct AuditExampleTests {
  /// What no layout can break, with the reason.
  private static let withoutExample: [AuditRule: String] = [
    .modalLeak: "a layout presents nothing", .changeOnFocus: "a layout presents nothing",
    .slowFirstFrame: "a layout waits for nothing", .shortcutClash: "a layout has no shortcuts",
  ]
  private nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples/audit").path

  private func findings(in file: String, _ rule: AuditRule) throws -> [AuditFinding] {
    let path = "\(Self.folder)/\(file)"
    if WalkDocument.isWalk(path: path) == true {
      let walk = try WalkDocument(path: path)
      return try WalkAudit(name: file) {
        try WalkRunner(
          walk, textMeasurer: TestFonts.textEngine(),
          readImage: { _ in throw CocoaError(.fileNoSuchFile) }, draw: { _, _ in })
      }.run().findings
    }
    var result = try audit(ofLayout: path)
    guard rule == .modelDiffers else { return result.findings }
    var other = try audit(ofLayout: path, model: .android)
    other.compare(with: result)
    result.add(other.findings)
    return result.findings
  }

  private func audit(ofLayout path: String, model: FocusModel? = nil) throws -> FocusAudit {
    let document = try LayoutDocument(path: path)
    let window = Window(
      size: document.size, model: document.model, appearance: .light,
      textMeasurer: TestFonts.textEngine())
    let controller = try LayoutBuilder { _ in throw CocoaError(.fileNoSuchFile) }
      .makeController(for: document)
    controller.show(in: window, model: model)
    ScenePlayer(window: window).rest()
    return FocusInspector.audit(window, operability: { controller.operates($0) })
  }

  @Test(arguments: AuditRule.allCases)
  func `a rule is broken by its example alone, and not by the one that is right`(
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

  /// `Examples/audit/README.md`, from the rules themselves.
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

  @Test func `the table of rules is the one that the rules make`() throws {
    let file = "\(Self.folder)/README.md"
    if ProcessInfo.processInfo.environment["HALO_BLESS"] == "1" {
      try Self.table.write(toFile: file, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOfFile: file, encoding: .utf8)
    #expect(kept == Self.table, "HALO_BLESS=1 writes it anew")
  }
}
