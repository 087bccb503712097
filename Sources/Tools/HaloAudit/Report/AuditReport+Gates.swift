extension AuditReport {
  /// A limit with the number of findings that are counted against it.
  public struct Tally: Hashable, Sendable {
    /// The limit.
    public var limit: AuditGate.Limit
    /// The number of findings that are not accepted.
    public var count: Int

    /// Whether there are more findings than the limit allows.
    public var isExceeded: Bool { count > limit.count }

    /// The excess in words, such as `12 findings, but --max-findings allows 10`.
    public var words: String {
      "\(count) finding\(count == 1 ? "" : "s"), but \(limit.source) allows \(limit.count)"
    }
  }

  /// The limits of all screens, each once, in the order of the screens.
  public var tallies: [Tally] {
    audits.reduce(into: []) { tallies, entry in
      guard let limit = entry.gate.limit else { return }
      let count = entry.audit.findings.count
      if let place = tallies.firstIndex(where: { $0.limit == limit }) {
        tallies[place].count += count
      } else {
        tallies.append(Tally(limit: limit, count: count))
      }
    }
  }

  /// Whether a finding fails by its severity, or there are more findings than a limit allows.
  public var fails: Bool {
    audits.contains { $0.audit.findings.contains(where: $0.gate.fails) }
      || tallies.contains { $0.isExceeded }
  }
}
