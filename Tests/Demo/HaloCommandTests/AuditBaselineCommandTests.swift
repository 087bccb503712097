import Foundation
import HaloGoldenTesting
import HaloLayoutFiles
import Testing

@testable import HaloCommand

/// The baselines that `halo audit` writes and checks.
@MainActor
struct AuditBaselineCommandTests {
  private let scratch: Scratch

  /// A screen with two items that are too small.
  private static let screen = """
    model: tv
    size: [640, 400]
    focus: play
    views:
      - {id: play, kind: button, title: Play, frame: [40, 40, 160, 60]}
      - {id: tiny, kind: button, title: "?", frame: [202, 60, 12, 12]}
      - {id: stop, kind: button, title: Stop, frame: [440, 40, 160, 60]}
      - {id: last, kind: button, title: "!", frame: [602, 60, 12, 12]}
    """

  init() throws {
    scratch = try Scratch()
    try scratch.write(Self.screen, to: "screen.yaml")
  }

  private func path(_ name: String) -> String { "\(scratch.path)/\(name)" }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  @Test func `a written baseline accepts all findings, and writing it again changes nothing`()
    throws
  {
    let options = ["--rules=too-small", "--fail-on=note"]
    #expect(scratch.audit("@screen.yaml", options[0], options[1]).status == 1)
    let result = scratch.audit(
      "@screen.yaml", options[0], options[1], "--write-baseline", "@a.yaml")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    let written = try text("a.yaml")
    #expect(
      written.hasPrefix(
        """
        # yaml-language-server: $schema=halo-baseline.schema.json
        accepted:
          - screen: screen
            model: tv
            rule: too-small
            items: [last]
            reason: "accepted when the baseline was written"

        """), "\(written)")
    #expect(written.contains("\n    items: [tiny]\n"))
    #expect(try text("halo-baseline.schema.json") == FileFormat.baseline.schema)
    #expect(
      scratch.audit("@screen.yaml", options[0], options[1], "--baseline", "@a.yaml").status == 0)
    _ = scratch.audit("@screen.yaml", options[0], options[1], "--write-baseline", "@a.yaml")
    #expect(try text("a.yaml") == written)
  }

  @Test func `a report with a written baseline has no failures, like the status`() {
    let result = scratch.audit(
      "@screen.yaml", "--fail-on", "note", "--max-findings", "0", "--write-baseline", "@a.yaml",
      "--format", "junit")
    #expect(result.status == 0 && result.output.contains("<skipped "))
    #expect(!result.output.contains("<failure"))
  }

  @Test func `a written baseline keeps comments, reasons and what was not audited`() throws {
    try scratch.write(
      """
      # yaml-language-server: $schema=../schemas/baseline.schema.json
      # Why things are so.
      accepted:
        - {screen: screen, rule: too-small, items: [tiny], reason: It is a mark.}
        - {screen: screen, rule: trap, reason: There was one.}
        - {screen: other, rule: trap, reason: It is a game.}
      """, to: "a.yaml")
    let result = scratch.audit("@screen.yaml", "--write-baseline", "@a.yaml")
    #expect(
      result.errors
        == "halo: 1 entry of \(path("a.yaml")) matches no finding and is left out: screen trap\n")
    let written = try text("a.yaml")
    #expect(
      written.hasPrefix(
        """
        # yaml-language-server: $schema=../schemas/baseline.schema.json
        # Why things are so.
        accepted:
          - screen: other
            rule: trap
            reason: "It is a game."

        """), "\(written)")
    #expect(written.contains("items: [tiny]\n    reason: \"It is a mark.\"\n"))
    #expect(written.contains("accepted when the baseline was written"))
    #expect(!written.contains("There was one."))
    #expect(!FileManager.default.fileExists(atPath: path("halo-baseline.schema.json")))
  }

  @Test func `entries that match nothing are reported and change no status`() throws {
    try scratch.write(
      """
      accepted:
        - {screen: screen, rule: too-small, reason: They are marks.}
        - {screen: screen, rule: trap, reason: There was one.}
        - {screen: screen, model: tv, rule: nameless, items: [a, b], reason: They are new.}
        - {screen: screen, rule: model-differs, reason: Only one model is audited.}
      """, to: "a.yaml")
    let result = scratch.audit("@screen.yaml", "--baseline", "@a.yaml")
    #expect(result.status == 0)
    #expect(
      result.errors == """
        halo: 2 entries of \(path("a.yaml")) match no finding: screen trap, \
        screen nameless (tv, a, b)

        """)
  }

  @Test func `a baseline that was applied is part of the one that is written`() throws {
    try scratch.write(
      "accepted: [{screen: screen, rule: too-small, reason: They are marks.}]", to: "a.yaml")
    let result = scratch.audit(
      "@screen.yaml", "--baseline", "@a.yaml", "--write-baseline", "@b.yaml")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(try text("b.yaml").contains("They are marks."))
    #expect(try !text("a.yaml").contains("screen: screen\n"))
  }

  @Test func `a baseline that cannot be written, and one on standard output, are refused`() {
    #expect(scratch.audit("@screen.yaml", "--write-baseline", "@none/a.yaml").status == 2)
    let output = scratch.audit("@screen.yaml", "--write-baseline", "-")
    #expect(output.status == 64 && output.errors.contains("--write-baseline needs a file"))
  }
}
