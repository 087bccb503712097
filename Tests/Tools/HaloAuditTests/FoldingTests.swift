import Testing

@testable import HaloAudit

/// Findings of one rule with the same cause are one finding with several places.
struct FoldingTests {
  private func finding(
    _ rule: AuditRule, _ item: String, cause: String = "",
    _ severity: AuditFinding.Severity = .warning
  ) -> AuditFinding {
    AuditFinding(rule, severity, items: [item], cause: cause, why: "\(item) is wrong.")
  }

  @Test func `findings of one cause are folded into the first`() throws {
    let folded = [
      finding(.drift, "a", cause: "rows"), finding(.drift, "b", cause: "columns"),
      finding(.drift, "c", cause: "rows"),
    ].folded
    #expect(folded.map(\.items) == [["a"], ["b"]])
    #expect(folded[0].others.map(\.items) == [["c"]])
    #expect(folded[0].others.first?.why == "c is wrong.")
    #expect(folded[0].otherPlaces == "The same at 1 other place: c.")
    #expect(folded[0].allItems == ["a", "c"])
  }

  @Test func `folding keeps rules and severities apart, the worst first`() {
    let folded = [
      finding(.tooSmall, "a", .note), finding(.drift, "b"), finding(.tooSmall, "c"),
      finding(.trap, "d", .error),
    ].folded
    #expect(folded.map(\.items) == [["d"], ["b"], ["c"], ["a"]])
  }

  @Test func `a rule with more causes than three has one finding for each severity`() {
    let folded = ["a", "b", "c", "d"].map { finding(.drift, $0, cause: $0) }.folded
    #expect(folded.map(\.items) == [["a"]])
    #expect(folded[0].others.map(\.items) == [["b"], ["c"], ["d"]])
  }

  @Test func `folding findings that are folded already changes nothing`() {
    let folded = ["a", "b", "c"].map { finding(.drift, $0, cause: "rows") }.folded
    #expect(folded.folded == folded)
    #expect((folded + [finding(.drift, "d", cause: "rows")]).folded[0].others.count == 3)
  }

  @Test func `a line of text names the first five other places`() {
    let folded = (0..<9).map { finding(.drift, "i\($0)") }.folded
    #expect(
      folded[0].otherPlaces == "The same at 8 other places: i1, i2, i3, i4, i5 and 3 more.")
  }

  @Test func `a baseline accepts some places of a finding and leaves the others`() {
    var audit = FocusAudit(ofNothing: "screen")
    audit.add(["a", "b", "c"].map { finding(.drift, $0) })
    AuditBaseline([
      AuditBaseline.Entry(screen: "screen", rule: .drift, items: ["a"], reason: "It is meant."),
      AuditBaseline.Entry(screen: "screen", rule: .drift, items: ["c"], reason: "It is meant."),
    ]).sort(&audit)
    #expect(audit.findings.map(\.allItems) == [["b"]])
    #expect(audit.accepted.map(\.finding.allItems) == [["a", "c"]])
  }
}
