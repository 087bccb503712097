import ArgumentParser
import FocusEngine
import HaloAudit
import HaloLayoutFiles

/// The models, rules and limits of the audit of a screen: those of options, and those of a file of
/// settings where options say nothing.
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

  /// Creates the plan that options and settings describe.
  ///
  /// - Parameters:
  ///   - options: the options that win over settings.
  ///   - models: the models that options name; nil in the array stands for the screen's own.
  ///   - setup: the setup that options describe.
  ///   - settings: the settings; nil for none.
  /// - Throws: `SourceError` for thresholds that cannot be read; `ValidationError` or
  ///   `CommandError` if no rule is left.
  init(
    _ options: AuditOptions, models: [FocusModel?], _ setup: PlaySetup, _ settings: AuditSettings?
  ) throws {
    let isModelGiven = models.contains { $0 != nil }
    let others = settings?.models ?? []
    self.models = isModelGiven || others.isEmpty ? models : others
    self.setup = settings.map(setup.filled) ?? setup
    rules = try Self.rules(options, settings)
    thresholds =
      switch options.thresholds.map(AuditSettings.Thresholds.file) ?? settings?.thresholds {
      case .file(let path): try AuditThresholds(path: path)
      case .values(let values): values
      case nil: AuditThresholds()
      }
    baseline = options.baseline ?? settings?.baseline
    let limit =
      options.maxFindings.map { AuditGate.Limit($0, source: "--max-findings") }
      ?? settings.flatMap { settings in
        settings.maxFindings.map { AuditGate.Limit($0, source: settings.file) }
      }
    gate = AuditGate(failOn: options.failOn ?? settings?.failOn ?? .error, limit: limit)
  }

  /// Returns the rules; `--rules` replaces both fields of the settings, so that a rule can be
  /// applied which these disable.
  private static func rules(
    _ options: AuditOptions, _ settings: AuditSettings?
  ) throws -> Set<AuditRule> {
    let (only, disabled) = (options.rules.flatMap(\.rules), options.disable.flatMap(\.rules))
    let settings = only.isEmpty ? settings : nil
    let all = only.isEmpty ? settings?.rules ?? AuditRule.allCases : only
    let rules = Set(all).subtracting(disabled.isEmpty ? settings?.disabled ?? [] : disabled)
    guard rules.isEmpty else { return rules }
    let problem = "no rule is left to apply"
    guard let settings else { throw ValidationError(problem) }
    throw CommandError("\(settings.file): \(problem)")
  }
}
