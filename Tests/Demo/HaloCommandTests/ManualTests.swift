import ArgumentParser
import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloCommand

/// The manuals of the commands, which `--help` prints and from which `Scripts/manuals` makes pages.
struct ManualTests {
  /// A command as the program describes it for other programs.
  private struct Description: Decodable {
    struct Argument: Decodable {
      struct Name: Decodable { var kind: String, name: String }
      var names: [Name]?
    }
    var commandName: String
    var arguments: [Argument]?
    var subcommands: [Description]?

    /// The options with their dashes.
    var options: Set<String> {
      Set(
        (arguments ?? []).flatMap { $0.names ?? [] }
          .map { ($0.kind == "long" ? "--" : "-") + $0.name })
    }
  }

  private struct Dump: Decodable { var command: Description }

  /// The program and the commands that its help lists.
  private static let commands: [any ParsableCommand.Type] =
    [Halo.self] + Halo.configuration.subcommands.filter { $0.configuration.shouldDisplay }

  private static func name(of command: any ParsableCommand.Type) -> String {
    command == Halo.self ? "halo" : "halo \(command._commandName)"
  }

  private static func descriptions() throws -> [Description] {
    let dump = try HaloProgram.run(["--experimental-dump-help"]).output
    let halo = try JSONDecoder().decode(Dump.self, from: Data(dump.utf8)).command
    let names = Set(commands.dropFirst().map { $0._commandName })
    return (halo.subcommands ?? []).filter { names.contains($0.commandName) }
  }

  /// Returns the words of a command line; a word is quoted as a whole or not at all.
  private static func words(of line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap {
      $0.isMultiple(of: 2) ? $1.split(separator: " ").map(String.init) : [String($1)]
    }
  }

  @Test func `every command has a manual with an example`() throws {
    for command in Self.commands {
      let manual = try #require(
        (command as? any DocumentedCommand.Type)?.manual, "\(Self.name(of: command))")
      #expect(!manual.examples.isEmpty && !manual.description.isEmpty)
      #expect(command.configuration.discussion == manual.text)
    }
  }

  @Test func `every example is a correct command line of its command`() throws {
    for command in Self.commands {
      for example in (command as? any DocumentedCommand.Type)?.manual.examples ?? [] {
        let words = Self.words(of: example.line)
        #expect(words.first == "halo")
        let parsed = try Halo.parseAsRoot(Array(words.dropFirst()))
        #expect(command == Halo.self || type(of: parsed) == command, "\(example.line)")
      }
    }
  }

  @Test func `examples and lists of a manual fit a terminal of 80 columns`() throws {
    for command in Self.commands {
      for line in command.configuration.discussion.split(separator: "\n") where line.hasPrefix(" ")
      {
        #expect(line.count < 80, "\(line)")
      }
    }
  }

  @Test func `the usage of a command names only options that it has`() throws {
    for description in try Self.descriptions() {
      let command = try #require(
        Self.commands.first { $0._commandName == description.commandName })
      let usage = try #require(command.configuration.usage)
      for line in usage.split(separator: "\n") {
        #expect(line.hasPrefix(Self.name(of: command) + " "), "\(line)")
      }
      let words = usage.split { " ()[]|\n".contains($0) }.map(String.init)
      let options = Set(words.filter { $0.hasPrefix("-") && $0 != "--" })
      #expect(options.isSubset(of: description.options), "\(usage)")
    }
  }

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
      output.wholeMatch(of: /halo ([0-9.]+)( \(\S.*\S\))?\n/).map { String($0.1) }
        == ProgramVersion.current)
  }

  @Test(
    .enabled(
      if: ["lowdown", "mandoc"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
      }, "needs lowdown and mandoc, which Scripts/test installs"))
  func `the manual pages are valid and name every option`() throws {
    let scratch = try Scratch()
    let made = try Shell.run(
      "'\(PackageFolder.path("Scripts/manuals"))' --program '\(HaloProgram.path)' '\(scratch.path)'"
    )
    try #require(made.status == 0 && made.errors.isEmpty, "\(made.errors)")
    let descriptions = try Self.descriptions()
    let names = ["halo.1"] + descriptions.map { "halo-\($0.commandName).1" }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/man1").sorted()
        == names.sorted())
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/man5").sorted()
        == ["halo-layout.5", "halo-walk.5"])
    // In these folders mandoc also finds the pages to which others refer; it complains on standard
    // error that they have no index.
    let lint = try Shell.run(
      "MANPATH='\(scratch.path)' mandoc -Tlint -Wstyle '\(scratch.path)'/man?/* 2>/dev/null")
    #expect(lint.output.isEmpty, "\(lint.output)")
    for description in descriptions {
      let page = try String(
        contentsOfFile: "\(scratch.path)/man1/halo-\(description.commandName).1", encoding: .utf8)
      for option in description.options {
        #expect(
          page.contains(" Fl \(option.dropFirst()) ")
            || page.contains(" Fl \(option.dropFirst())\n"))
      }
      #expect(page.contains("\n.Sh EXAMPLES\n") && page.contains("\n.Sh EXIT STATUS\n"))
    }
  }
}
