import HaloAudit
import HaloGoldenTesting
import Testing

@testable import HaloLayoutFiles

/// The text of a baseline that a command writes.
struct BaselineTextTests {
  private func read(_ text: String) throws -> AuditBaseline {
    let scratch = try Scratch()
    let path = "\(scratch.path)/a.baseline.yaml"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return try AuditBaseline(path: path)
  }

  @Test func `a baseline is written with one field in a line, without fields that are not set`() {
    let baseline = AuditBaseline([
      .init(
        screen: "shop", model: "tv", rule: .deadEnd, items: ["last", "a b"], reason: "It is last."),
      .init(screen: "home", rule: .trap, reason: "On purpose."),
    ])
    #expect(
      baseline.text(comments: ["# one", "# two"]) == """
        # one
        # two
        accepted:
          - screen: shop
            model: tv
            rule: dead-end
            items: [last, "a b"]
            reason: "It is last."
          - screen: home
            rule: trap
            reason: "On purpose."

        """)
    #expect(AuditBaseline().text(comments: []) == "accepted: []\n")
  }

  @Test(arguments: ["true", "12", "no", "a: b", "#", "\"\\\n\t", "Größe", "- x", "{}", "*a", "~"])
  func `every text in a baseline is read as it was written`(text: String) throws {
    let baseline = AuditBaseline([
      .init(screen: text, rule: .trap, items: [text, "a"], reason: text)
    ])
    #expect(try read(baseline.text(comments: ["# it"])) == baseline)
  }

  @Test func `the comments at the beginning of a file end at the first other line`() throws {
    let scratch = try Scratch()
    let path = "\(scratch.path)/a.yaml"
    try "# one\n#two\naccepted: []\n# three\n".write(
      toFile: path, atomically: true, encoding: .utf8)
    #expect(AuditBaseline.comments(ofFile: path) == ["# one", "#two"])
    #expect(AuditBaseline.comments(ofFile: "\(scratch.path)/none.yaml") == [])
  }
}
