import Foundation
import HaloGoldenTesting
import Testing

/// Systems without fonts, a display or a home folder: the messages, and what still works.
struct MissingThingsTests {
  private static let noFonts =
    "halo: there are no fonts, so no text can be set: install some (see fc-list)\n"
  private static let noDisplay = "halo: there is no display: DISPLAY is not set\n"

  private func withoutFonts(_ arguments: [String], in scratch: Scratch) throws
    -> HaloProgram.Result
  {
    let fonts = try Scratch()
    let file = fonts.path + "/fonts.conf"
    try "<fontconfig></fontconfig>\n".write(toFile: file, atomically: false, encoding: .utf8)
    return try withExtendedLifetime(fonts) {
      try HaloProgram.run(
        arguments, folder: scratch.path, environment: ["FONTCONFIG_FILE": file])
    }
  }

  @Test(arguments: [
    "shot --scene grid --size 64x64 -o a.png", "shot --all --size 64x64 -o a",
    "film --scene grid --size 64x64 -o a.gif", "explain --scene grid --size 64x64 -o a.png",
    "trace --scene grid --keys Right", "walk focus-guide",
  ])
  func `commands that draw refuse to work without fonts`(words: String) throws {
    let scratch = try Scratch()
    let result = try withoutFonts(
      words.split(separator: " ").map(String.init), in: scratch)
    #expect(result.status == 1 && result.bytes.isEmpty)
    #expect(result.errors == Self.noFonts)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
  }

  @Test func `the demo says that there are no fonts and goes on`() throws {
    let result = try withoutFonts(["demo"], in: try Scratch())
    // The demo gets as far as with fonts.
    #expect(result.status == 1 && result.errors == Self.noFonts + Self.noDisplay)
  }

  @Test func `a missing display is reported in one line`() throws {
    let result = try HaloProgram.run(["demo"])
    #expect(result.status == 1 && result.errors == Self.noDisplay)
  }

  @Test
  func `modifiers that cannot be kept are reported, and nothing is if none are chosen`() throws {
    let nowhere = ["HOME": "", "XDG_CONFIG_HOME": ""]
    let chosen = try HaloProgram.run(["demo", "--modifiers", "mac"], environment: nowhere)
    #expect(
      chosen.errors
        == "halo: --modifiers cannot be saved: neither XDG_CONFIG_HOME nor HOME names a folder\n"
        + Self.noDisplay)
    #expect(try HaloProgram.run(["demo"], environment: nowhere).errors == Self.noDisplay)
  }
}
