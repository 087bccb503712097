/// The findings that make an audit fail.
///
/// Findings that a baseline accepts never do.
public struct AuditGate: Hashable, Sendable {
  /// The least severity of findings that fail.
  public enum Level: String, CaseIterable, Hashable, Sendable {
    case error, warning, note, never

    /// The severity; nil if no finding fails.
    var severity: AuditFinding.Severity? { AuditFinding.Severity(rawValue: rawValue) }
  }

  /// The largest number of findings, whatever their severity.
  ///
  /// The findings of all screens with the same limit are counted together.
  public struct Limit: Hashable, Sendable {
    /// The number.
    public var count: Int
    /// The option or file that sets the limit, for messages.
    public var source: String

    /// Creates a limit that an option or a file sets.
    public init(_ count: Int, source: String) { (self.count, self.source) = (count, source) }
  }

  /// The least severity of findings that fail.
  public var failOn: Level
  /// The largest number of findings; nil for any number.
  public var limit: Limit?

  /// Creates a gate, by default one that only errors fail.
  public init(failOn: Level = .error, limit: Limit? = nil) {
    (self.failOn, self.limit) = (failOn, limit)
  }

  /// Returns whether a finding fails by its severity.
  public func fails(_ finding: AuditFinding) -> Bool {
    failOn.severity.map { finding.severity <= $0 } ?? false
  }
}
