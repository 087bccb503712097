import FocusEngine
import Foundation
import HaloAudit
import HaloGoldenTesting
import Testing

@testable import HaloLayoutFiles

/// The files of settings of audits.
struct AuditSettingsTests {
  private func read(_ text: String) throws -> (settings: AuditSettings, folder: String) {
    let scratch = try Scratch()
    let path = "\(scratch.path)/halo.yaml"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return (try AuditSettings(path: path), scratch.path)
  }

  @Test func `every field is read, and files are relative to the settings`() throws {
    let (settings, folder) = try read(
      """
      models: [tv, pad]
      size: [800, 600]
      appearance: dark
      contrast: high
      motion: reduced
      direction: rtl
      rules: [trap, drift]
      disable: [drift]
      thresholds: limits.yaml
      baseline: below/accepted.yaml
      failOn: never
      maxFindings: 3
      """)
    #expect(settings.models?.map(\.name) == ["tv", "pad"])
    #expect(settings.size == CGSize(width: 800, height: 600))
    #expect(settings.preferences.userInterfaceStyle == .dark)
    #expect(settings.preferences.accessibilityContrast == .high)
    #expect(settings.preferences.prefersReducedMotion == true)
    #expect(settings.direction == .rightToLeft)
    #expect(settings.rules == [.trap, .drift] && settings.disabled == [.drift])
    #expect(settings.thresholds == .file("\(folder)/limits.yaml"))
    #expect(settings.baseline == "\(folder)/below/accepted.yaml")
    #expect(settings.failOn == .never && settings.maxFindings == 3)
  }

  @Test func `fields that are left out have no values`() throws {
    let settings = try read("{}").settings
    #expect(settings.models == nil && settings.size == nil && settings.direction == nil)
    #expect(settings.rules == nil && settings.disabled == nil && settings.thresholds == nil)
    #expect(settings.baseline == nil && settings.failOn == nil && settings.maxFindings == nil)
  }

  @Test func `the word all stands for every model, and thresholds can be in the file itself`()
    throws
  {
    let settings = try read("models: all\nthresholds: {targetSide: 30}\nmotion: full").settings
    #expect(settings.models == FocusModel.all)
    #expect(settings.preferences.prefersReducedMotion == false)
    var thresholds = AuditThresholds()
    thresholds.targetSide = 30
    #expect(settings.thresholds == .values(thresholds))
  }

  @Test(arguments: [
    ("rules: [traps]", "1: rules[0]: there is no rule “traps”; did you mean “trap”?"),
    ("models: every", "1: models: expected a list of focus models, or all"),
    ("failOn: warn", "1: failOn: expected error, warning, note, never, found “warn”"),
    (
      "\nthreshold: a.yaml",
      "2: threshold: a file of settings has no such field; did you mean “thresholds”?"
    ),
    ("thresholds: {side: 3}", "1: thresholds.side: thresholds has no such field"),
  ])
  func `a wrong field is named with its line and what is allowed`(text: String, words: String) {
    do {
      _ = try read(text)
      Issue.record("\(text) is accepted")
    } catch {
      #expect("\(error)".contains("/halo.yaml:" + words), "\(error)")
    }
  }
}
