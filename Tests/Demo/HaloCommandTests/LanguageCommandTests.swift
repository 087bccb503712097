import FocusGeometry
import HaloDemoScenes
import HaloGoldenTesting
import HaloLocalization
import Testing

@testable import HaloCommand

/// The effect of the environment's language on the program.
@MainActor
struct LanguageCommandTests {
  @Test(
    arguments: [
      ("C", "Nothing has the focus."), ("de_AT.UTF-8", "Nichts hat den Fokus."),
      ("fr_FR.UTF-8", "Nothing has the focus."),
    ])
  func `the environment decides the language of the program`(
    locale: String, expected: String
  ) throws {
    let result = try HaloProgram.run(
      ["speak", "--scene", "photos"], environment: ["LC_ALL": locale])
    #expect(result.status == 0 && result.output.contains(expected), "\(result.output)")
  }

  @Test func `a folder replaces the translations that are compiled in`() throws {
    let scratch = try Scratch()
    try "msgid \"Nothing has the focus\"\nmsgstr \"Wo bin ich\"\n"
      .write(toFile: "\(scratch.path)/de.po", atomically: true, encoding: .utf8)
    let result = try HaloProgram.run(
      ["speak", "--scene", "photos"],
      environment: ["LC_ALL": "de_DE.UTF-8", "HALO_LOCALE_DIR": scratch.path])
    #expect(result.output.contains("Photos — Halo, Fenster. Wo bin ich."), "\(result.output)")
  }

  @Test func `a scene is read in the direction of the language, unless an option says otherwise`()
    throws
  {
    let scene = try DemoScene.named("photos")
    #expect(scene.direction == .leftToRight)
    #expect(
      Localization(languages: ["ar"]).performAsCurrent { scene.direction } == .rightToLeft)
    func map(_ options: [String]) throws -> String {
      try HaloProgram.run(
        ["map", "--scene", "photos"] + options, environment: ["LC_ALL": "ar_EG.UTF-8"]
      ).output
    }
    let arabic = try map([])
    #expect(try map(["--direction", "rtl"]) == arabic)
    #expect(try map(["--direction", "ltr"]) != arabic)
  }
}
