import ArgumentParser
import FocusEngine
import HaloAudit
import HaloLayoutFiles

/// The models, rules and limits of the audit of a screen.
struct AuditPlan {
  /// The models; nil in the array stands for the screen's own.
  let models: [FocusModel?]
  let setup: PlaySetup
  let rules: Set<AuditRule>
  let thresholds: AuditThresholds
  /// The path of the baseline; nil for none.
  let baseline: String?
  /// The findings that make the audit fail.
  let gate: AuditGate

  /// Creates the plan that options describe.
  ///
  /// - Throws: `SourceError` for thresholds that cannot be read; `ValidationError` if the options
  ///   leave no rule.
  init(_ options: AuditOptions, models: [FocusModel?], _ setup: PlaySetup) throws {
    let only = options.rules.flatMap(\.rules)
    let disabled = options.disable.flatMap(\.rules)
    let rules = Set(only.isEmpty ? AuditRule.allCases : only).subtracting(disabled)
    guard !rules.isEmpty else { throw ValidationError("no rule is left to apply") }
    self.models = models
    self.setup = setup
    self.rules = rules
    thresholds = try options.thresholds.map(AuditThresholds.init(path:)) ?? AuditThresholds()
    baseline = options.baseline
    gate = AuditGate(
      failOn: options.failOn ?? .error,
      limit: options.maxFindings.map { AuditGate.Limit($0, source: "--max-findings") })
  }
}
