import Foundation
import HaloGoldenTesting
import Testing

/// Compares the manual page, which is written by hand, with the program's description of itself.
struct ManualTests {
  /// A command as the program describes it for other programs.
  private struct Command: Decodable {
    struct Argument: Decodable {
      struct Name: Decodable { var kind: String, name: String }
      var names: [Name]?
    }
    var commandName: String
    var shouldDisplay: Bool?
    var arguments: [Argument]?
    var subcommands: [Command]?

    /// The names of the options with their dashes.
    var options: Set<String> {
      var all: Set<String> = []
      for name in (arguments ?? []).flatMap({ $0.names ?? [] }) {
        all.insert((name.kind == "long" ? "--" : "-") + name.name)
      }
      return all
    }
  }

  private struct Dump: Decodable { var command: Command }

  /// The text under each heading.
  private static func sections(of page: String) -> [String: String] {
    var sections: [String: String] = [:]
    var heading = ""
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(".SS ") || line.hasPrefix(".SH ") {
        heading = String(line.dropFirst(4))
      } else {
        sections[heading, default: ""] += line + "\n"
      }
    }
    return sections
  }

  /// The options that a section describes, each of which follows a `.TP`.
  private static func options(in section: String) -> Set<String> {
    let lines = section.split(separator: "\n")
    var options: Set<String> = []
    for (mark, line) in zip(lines, lines.dropFirst()) where mark == ".TP" {
      let words = line.replacing("\\-", with: "-").split { $0 != "-" && !$0.isLetter }
      for word in words where word.hasPrefix("-") {
        // The options of Xcode begin with a capital letter.
        let name = word.drop { $0 == "-" }
        if name.first?.isLowercase == true { options.insert(String(word)) }
      }
    }
    return options
  }

  private static let page = PackageFolder.path("Assets/desktop/halo.1")

  @Test func `the manual page has the version and the date of the newest release`() throws {
    let version = try HaloProgram.run(["--version"]).output.dropLast()
    let changes = try String(contentsOfFile: PackageFolder.path("CHANGELOG.md"), encoding: .utf8)
    let release = try #require(changes.firstMatch(of: /\n## ([0-9.]+) \(([0-9-]+)\)\n/))
    #expect(release.1 == version)
    let page = try String(contentsOfFile: Self.page, encoding: .utf8)
    #expect(page.hasPrefix(".TH HALO 1 \(release.2) \"Halo \(version)\" "))
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/mandoc"),
      "needs mandoc, which Scripts/test installs"))
  func `mandoc finds no fault in the manual page`() throws {
    let result = try Shell.run("mandoc -Tlint -Wstyle '\(Self.page)'")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.isEmpty, "\(result.output)")
  }

  @Test func `the manual page describes every command and option, and no others`() throws {
    let result = try HaloProgram.run(["--experimental-dump-help"])
    let halo = try JSONDecoder().decode(Dump.self, from: Data(result.output.utf8)).command
    let page = try String(contentsOfFile: Self.page, encoding: .utf8)
    let sections = Self.sections(of: page)
    let everywhere = Self.options(in: try #require(sections["Everywhere"]))
    #expect(everywhere == ["-h", "--help", "--version"])
    let looks = Self.options(in: try #require(sections["Looks"]))
    let keyboard = Self.options(in: try #require(sections["Keyboard"]))
    let commands = (halo.subcommands ?? []).filter {
      $0.commandName != "help" && $0.shouldDisplay != false
    }
    #expect(commands.count == 15)
    for command in commands {
      let name = command.commandName
      var described = Self.options(in: try #require(sections["halo " + name], "\(name)"))
      #expect(described.isDisjoint(with: looks.union(keyboard)))
      let isPlain = ["import", "record", "review", "scenes"].contains(name)
      if !isPlain { described.formUnion(keyboard) }
      if !isPlain, name != "shortcuts" { described.formUnion(looks) }
      #expect(command.options.subtracting(everywhere) == described, "\(name)")
    }
  }
}
