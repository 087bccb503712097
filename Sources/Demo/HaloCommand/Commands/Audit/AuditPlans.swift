import FocusEngine
import HaloLayoutFiles

/// The plans of a command's audits: one for each file of settings that applies to a screen.
struct AuditPlans {
  private let options: AuditOptions
  private let models: [FocusModel?]
  private let picture: PictureOptions
  private let setup: PlaySetup
  private var search = SettingsSearch()
  /// The plans by the paths of their settings; nil stands for none.
  private var known: [String?: AuditPlan] = [:]

  /// Creates plans for the options of a command.
  init(
    _ options: AuditOptions, models: [FocusModel?], _ picture: PictureOptions, _ setup: PlaySetup
  ) {
    (self.options, self.models, self.picture, self.setup) = (options, models, picture, setup)
  }

  /// Returns the plan for a file.
  ///
  /// - Throws: an error in one line for settings or thresholds that cannot be read or used.
  mutating func plan(forFile path: String) throws -> AuditPlan {
    guard options.config == nil, !options.noConfig else { return try planForScenes() }
    return try plan(with: search.settings(for: path))
  }

  /// Returns the plan for scenes, to which only settings apply that an option names, since scenes
  /// are in no folder.
  ///
  /// - Throws: the same errors as ``plan(forFile:)``.
  mutating func planForScenes() throws -> AuditPlan { try plan(with: options.config) }

  private mutating func plan(with path: String?) throws -> AuditPlan {
    if let plan = known[path] { return plan }
    let settings = try path.map(AuditSettings.init(path:))
    if let size = settings?.size { try picture.checkPixels(size) }
    let plan = try AuditPlan(options, models: models, setup, settings)
    known[path] = plan
    return plan
  }
}
