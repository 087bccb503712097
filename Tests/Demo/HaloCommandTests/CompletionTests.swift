import Foundation
import HaloDemoScenes
import HaloGoldenTesting
import HaloHosting
import Testing

/// The values that a shell offers after an option, by the scripts that `Scripts/install` installs.
struct CompletionTests {
  private static let scenes = DemoScene.all.map(\.id)

  /// Asks like bash: with the words so far, the last of which may be incomplete.
  ///
  /// The script asks the program itself for examples, by the name that was typed.
  private func offered(_ words: [String]) throws -> [String] {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let result = try Shell.run(
      """
      halo() { "$halo" "$@"; }
      eval "$("$halo" --generate-completion-script bash)"
      COMP_WORDS=(halo \(list))
      COMP_CWORD=\(words.count)
      COMP_LINE="${COMP_WORDS[*]}"
      COMP_POINT=${#COMP_LINE}
      $(complete -p halo | sed 's/.*-F \\([^ ]*\\).*/\\1/') halo "${COMP_WORDS[COMP_CWORD]}" \
        "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: ["demo", "shot", "film", "explain", "trace", "shortcuts"])
  func `bash offers the scenes after the option of a scene`(command: String) throws {
    #expect(try offered([command, "--scene", ""]) == Self.scenes)
    #expect(
      try offered([command, "--scene", "re"]) == Self.scenes.filter { $0.hasPrefix("re") })
  }

  @Test(arguments: [
    ("appearance", ["light", "dark"]), ("contrast", ["normal", "high"]),
    ("motion", ["full", "reduced"]), ("direction", ["ltr", "rtl"]), ("modifiers", ["pc", "mac"]),
    ("accent", AccentColor.named.map(\.name)), ("hold", ["alt", "ctrl", "ctrl+alt", "super"]),
  ])
  func `bash offers the values of every other option that has some`(
    option: String, values: [String]
  ) throws {
    #expect(try offered(["shot", "--\(option)", ""]) == values)
  }

  @Test(arguments: ["audit", "map", "tree", "import"])
  func `bash offers the focus models`(command: String) throws {
    #expect(try offered([command, "--model", ""]) == ["pad", "catalyst", "tv", "android", "html"])
  }

  @Test func `bash offers the examples by their names, files and folders`() throws {
    #expect(try offered(["walk", "focus-g"]) == ["focus-guide"])
    #expect(try offered(["demo", "--layout", "tv-she"]) == ["tv-shelves"])
    let examples = PackageFolder.path("Examples")
    #expect(
      try offered(["audit", "\(examples)/tv-she"]) == [
        "\(examples)/tv-shelves.walk.yaml", "\(examples)/tv-shelves.yaml",
      ])
    #expect(try offered(["audit", "\(examples)/sche"]) == ["\(examples)/schemas"])
  }

  @Test func `bash offers the formats of films`() throws {
    #expect(
      try offered(["film", "--format", ""])
        == ["png", "apng", "webp", "webm", "mp4", "gif", "y4m", "folder"])
  }

  /// These shells are too large to install for a test.
  @Test(arguments: ["zsh", "fish"])
  func `the completion scripts of other shells name every scene`(shell: String) throws {
    let script = try HaloProgram.run(["--generate-completion-script", shell]).output
    let quote = shell == "zsh" ? "'" : ""
    let list = Self.scenes.map { quote + $0 + quote }.joined(separator: " ")
    // The list is there once for each command that takes a scene.
    #expect(script.ranges(of: list).count == 12, "\(list)")
  }
}
