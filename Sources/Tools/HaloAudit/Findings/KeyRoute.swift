import FocusEngine

/// The keys that show a finding, and what they do.
struct KeyRoute {
  /// The keys from where focus begins.
  var keys: [FocusGraph.Key] = []
  /// The effect of the keys according to the graph; nil if there is nothing to check.
  var claim: AuditClaim?

  /// The keys, spelled as in walks.
  var text: String { keys.map(\.rawValue).joined(separator: " ") }
}
