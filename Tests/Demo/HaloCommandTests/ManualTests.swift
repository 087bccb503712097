import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloCommand

/// The manual page, which is written by hand, against what the program says of itself.
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

    /// With their dashes.
    var options: Set<String> {
      var all: Set<String> = []
      for name in (arguments ?? []).flatMap({ $0.names ?? [] }) {
        all.insert((name.kind == "long" ? "--" : "-") + name.name)
      }
      return all
    }
  }

  private struct Dump: Decodable { var command: Command }

  /// What stands under each heading.
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

  /// The options that a section describes, which each follow a `.TP`.
  private static func options(in section: String) -> Set<String> {
    let lines = section.split(separator: "\n")
    var options: Set<String> = []
    for (mark, line) in zip(lines, lines.dropFirst()) where mark == ".TP" {
      let words = line.replacing("\\-", with: "-").split { $0 != "-" && !$0.isLetter }
      for word in words where word.hasPrefix("-") {
        // Those of Xcode begin with a capital.
        let name = word.drop { $0 == "-" }
        if name.first?.isLowercase == true { options.insert(String(word)) }
      }
    }
    return options
  }

  private static let page = PackageFolder.path("Assets/desktop/halo.1")

  @Test func `the version is newer than the last release as long as there are changes`() throws {
    let changes = try String(contentsOfFile: PackageFolder.path("CHANGELOG.md"), encoding: .utf8)
    let release = try #require(changes.firstMatch(of: /\n## ([0-9.]+) \(/))
    let hasChanges = changes[..<release.range.lowerBound].contains("\n- ")
    #expect(
      ProgramVersion.current.compare(String(release.1), options: .numeric)
        == (hasChanges ? .orderedDescending : .orderedSame))
  }

  @Test func `--version prints the name, the version and the commit in one line`() throws {
    let output = try HaloProgram.run(["--version"]).output
    #expect(
      try output.wholeMatch(of: /halo ([0-9.]+)( \(\S.*\S\))?\n/).map { String($0.1) }
        == ProgramVersion.current)
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/mandoc"),
      "needs mandoc, which Scripts/test installs"))
  func `nothing is wrong with the form of the manual page`() throws {
    let result = try Shell.run("mandoc -Tlint -Wstyle '\(Self.page)'")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.isEmpty, "\(result.output)")
  }

  @Test func `the manual page describes every command and option, and no other`() throws {
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
