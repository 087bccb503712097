import Foundation
import HaloGoldenTesting
import HaloLayoutFiles
import Testing

@testable import HaloCommand

/// The settings of `halo audit` in files.
@MainActor
struct AuditSettingsCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for folder in ["shop", "other"] {
      try scratch.write(Scratch.screenWithTinyItem, to: "\(folder)/\(folder).yaml")
    }
  }

  @Test func `settings apply to the files below their folder, and options win over them`() throws {
    try scratch.write("failOn: warning", to: "shop/halo.yaml")
    #expect(scratch.audit("@shop").status == 1)
    #expect(scratch.audit("@other").status == 0)
    #expect(scratch.audit("@").status == 1)
    #expect(scratch.audit("@shop", "--fail-on", "error").status == 0)
    #expect(scratch.audit("@shop", "--no-config").status == 0)
    #expect(scratch.audit("@other", "--config", "@shop/halo.yaml").status == 1)
  }

  @Test func `settings name models, rules, thresholds and a baseline`() throws {
    try scratch.write("models: [android, html]", to: "halo.yaml")
    let models = scratch.audit("@shop").output
    #expect(models.contains("shop (android)") && models.contains("shop (html)"))
    #expect(!scratch.audit("@shop", "--model", "pad").output.contains("(android)"))

    try scratch.write("disable: [too-small]", to: "halo.yaml")
    #expect(!scratch.audit("@shop").output.contains("too-small"))
    #expect(scratch.audit("@shop", "--rules", "too-small").output.contains("too-small"))
    #expect(scratch.audit("@shop", "--disable", "trap").output.contains("too-small"))

    try scratch.write("thresholds: {targetSide: 10}", to: "halo.yaml")
    #expect(!scratch.audit("@shop").output.contains("too-small"))
    try scratch.write("thresholds: limits.yaml", to: "halo.yaml")
    try scratch.write("targetSide: 10", to: "limits.yaml")
    #expect(!scratch.audit("@shop").output.contains("too-small"))

    try scratch.write("baseline: accepted.yaml", to: "halo.yaml")
    try scratch.write(
      "accepted: [{screen: shop, rule: too-small, reason: It is a mark.}]", to: "accepted.yaml")
    #expect(scratch.audit("@shop").output.contains("It is a mark."))
  }

  @Test func `the size is that of the settings unless an option names another one`() throws {
    try scratch.write("size: [320, 200]", to: "halo.yaml")
    #expect(scratch.audit("@shop").output.contains("tiny is 6 × 6 points"))
    #expect(scratch.audit("@shop", "--size", "640x400").output.contains("tiny is 12 × 12 points"))
  }

  @Test func `looks of the settings fill those that options leave open`() throws {
    try scratch.write(
      "{appearance: dark, contrast: normal, motion: reduced, direction: rtl}", to: "halo.yaml")
    let settings = try AuditSettings(path: "\(scratch.path)/halo.yaml")
    func looks(_ arguments: String...) throws -> ScreenLooks {
      try PlaySetup(
        try PictureOptions.parse([]), try LooksOptions.parse(arguments),
        try RuleOptions.parse([]), try KeyboardOptions.parse([])
      ).filled(from: settings).looks
    }
    let filled = try looks("--contrast", "high")
    #expect(filled.options.userInterfaceStyle == .dark)
    #expect(filled.options.accessibilityContrast == .high)
    #expect(filled.options.prefersReducedMotion == true)
    #expect(filled.direction == .rightToLeft)
    #expect(try looks("--direction", "ltr").direction == .leftToRight)
  }

  @Test func `a limit in settings counts the findings of their screens, and an option counts all`()
    throws
  {
    for folder in ["shop", "other"] {
      try scratch.write("maxFindings: 1", to: "\(folder)/halo.yaml")
    }
    #expect(scratch.audit("@").status == 0)
    #expect(scratch.audit("@", "--max-findings", "1").status == 1)
    try scratch.write("maxFindings: 0", to: "shop/halo.yaml")
    let result = scratch.audit("@")
    #expect(result.status == 1)
    #expect(result.errors.contains("shop/halo.yaml allows 0"))
  }

  @Test func `scenes have the settings of the option and no others`() throws {
    try scratch.write("models: [html]\nrules: [trap]", to: "any.yaml")
    let result = scratch.audit("--scene", "grid", "--config", "@any.yaml")
    #expect(result.status == 0 && result.output.contains("grid (html)"))
  }

  @Test func `a baseline of settings that does not exist yet can be written`() throws {
    try scratch.write("baseline: accepted.yaml\nfailOn: note", to: "halo.yaml")
    #expect(scratch.audit("@shop").status == 2)
    #expect(scratch.audit("@shop", "--write-baseline", "@accepted.yaml").status == 0)
    #expect(scratch.audit("@shop").status == 0)
  }

  @Test(arguments: [
    ("rule: [trap]", "halo.yaml:1: rule: a file of settings has no such field"),
    ("baseline: none.yaml", "none.yaml: cannot be read"),
    ("thresholds: none.yaml", "none.yaml: cannot be read"),
    ("rules: [trap]\ndisable: [trap]", "halo.yaml: no rule is left to apply"),
  ])
  func `wrong settings end the command with one line and the status 2`(
    text: String, words: String
  ) throws {
    try scratch.write(text, to: "halo.yaml")
    let result = scratch.audit("@shop")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
  }

  @Test func `the example of settings needs its baseline`() {
    let folder = PackageFolder.path("Examples/settings")
    let result = scratch.audit(folder)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.output)")
    #expect(result.output.contains("Only staff use this button"))
    #expect(
      scratch.audit(folder, "--no-config", "--fail-on", "note", "--model", "android").status == 1)
  }

  @Test func `two ways to choose settings are refused`() {
    let result = scratch.audit("@shop", "--config", "@halo.yaml", "--no-config")
    #expect(result.status == 64)
    #expect(result.errors == "halo: --config cannot be combined with --no-config\n")
  }
}
