import Testing

@testable import HaloAudit

/// Baselines that are applied to several audits, and their entries that accept nothing any more.
struct AppliedBaselineTests {
  private static func audit(
    _ screen: String, model: String = "tv", _ findings: (rule: AuditRule, items: [String])...
  ) -> FocusAudit {
    FocusAudit(
      screen: screen, model: model, metrics: GraphMetrics(),
      findings: findings.map { AuditFinding($0.rule, .error, items: $0.items, why: "Why.") })
  }

  private static func entry(
    _ screen: String, model: String? = nil, _ rule: AuditRule, items: [String] = [],
    reason: String = "Why not."
  ) -> AuditBaseline.Entry {
    AuditBaseline.Entry(screen: screen, model: model, rule: rule, items: items, reason: reason)
  }

  @Test func `an entry is stale if its rule was applied to its screen and it accepts nothing`() {
    let used = Self.entry("shop", .trap)
    let stale = Self.entry("shop", .deadEnd)
    let elsewhere = Self.entry("home", .deadEnd)
    let otherModel = Self.entry("shop", model: "pad", .deadEnd)
    let otherRule = Self.entry("shop", .drift)
    var baseline = AppliedBaseline(
      AuditBaseline([used, stale, elsewhere, otherModel, otherRule]))
    var audit = Self.audit("shop", (.trap, ["a"]), (.sideways, ["b"]))
    baseline.sort(&audit, rules: [.trap, .deadEnd, .sideways])
    #expect(baseline.stale == [stale])
    #expect(baseline.current == [used, elsewhere, otherModel, otherRule])
    #expect(audit.accepted.map(\.reason) == ["Why not."])
    #expect(audit.findings.map(\.rule) == [.sideways])
  }

  @Test func `an entry that accepts a finding of one of several audits is not stale`() {
    var baseline = AppliedBaseline(AuditBaseline([Self.entry("shop", .trap)]))
    var (one, other) = (Self.audit("shop", (.trap, ["a"])), Self.audit("shop", model: "pad"))
    baseline.sort(&one)
    baseline.sort(&other)
    #expect(baseline.stale == [])
  }

  @Test func `the remaining findings can be accepted, with an entry for each`() {
    var baseline = AppliedBaseline(AuditBaseline())
    var audit = Self.audit("shop", (.trap, ["a"]), (.trap, ["a"]), (.drift, []))
    baseline.accept(&audit, reason: "At first.")
    #expect(audit.findings == [] && audit.accepted.count == 3)
    #expect(
      baseline.current == [
        Self.entry("shop", model: "tv", .trap, items: ["a"], reason: "At first."),
        Self.entry("shop", model: "tv", .drift, reason: "At first."),
      ])
  }

  @Test func `a finding with several places gets an entry for each, and stays one finding`() {
    var audit = Self.audit("shop", (.tooSmall, ["a"]))
    audit.findings[0].others = [.init(items: ["b", "c"], keys: "", why: "Why.")]
    var baseline = AppliedBaseline(AuditBaseline())
    baseline.accept(&audit, reason: "At first.")
    #expect(audit.findings == [] && audit.accepted.map(\.finding.others.count) == [1])
    #expect(baseline.current.map(\.items) == [["a"], ["b", "c"]])
  }

  @Test func `sorted entries are the same in every order, each once, and general ones come last`() {
    let sorted = [
      Self.entry("home", .drift), Self.entry("shop", .trap, items: ["a", "b"]),
      Self.entry("shop", .trap, items: ["a"]), Self.entry("shop", .trap),
      Self.entry("shop", model: "pad", .drift, items: ["b"]),
      Self.entry("shop", model: "pad", .drift), Self.entry("shop", model: "tv", .drift),
      Self.entry("shop", .drift, items: ["a"]), Self.entry("shop", .drift),
    ]
    for rotation in sorted.indices {
      let entries = Array(sorted[rotation...] + sorted[..<rotation]) + sorted.reversed()
      #expect(AuditBaseline(entries).sorted.entries == sorted)
    }
  }
}
