import Foundation
import HaloGoldenTesting
import Testing

/// The output of commands for scripts.
@MainActor
struct JSONOutputTests {
  private func lines<Record: Decodable>(_ words: String, _ type: Record.Type) throws -> [Record] {
    let result = HaloCommand.run(words.split(separator: " ").map(String.init))
    #expect(result.errors.isEmpty)
    return try result.output.split(separator: "\n").map {
      try JSONDecoder().decode(Record.self, from: Data($0.utf8))
    }
  }

  @Test func `the sentences of a screen reader have an object for each key`() throws {
    struct Step: Decodable, Equatable {
      var step: Int
      var key: String?
      var says: [String]
    }
    let steps = try lines("speak --scene focus-guide --keys Right,Down --json", Step.self)
    #expect(steps.map(\.step) == [0, 1, 2] && steps.map(\.key) == [nil, "Right", "Down"])
    let text = HaloCommand.run(["speak", "--scene", "focus-guide", "--keys", "Right Down"]).output
    for (step, line) in zip(steps, text.split(separator: "\n")) {
      #expect(!step.says.isEmpty && step.says.allSatisfy { line.contains($0.prefix(8)) })
    }
  }

  @Test func `each shortcut has an object`() throws {
    struct Command: Decodable {
      var scene, shortcut, title: String
      var keys: [String]
    }
    let commands = try lines("shortcuts --scene reminders --json", Command.self)
    #expect(!commands.isEmpty && commands.allSatisfy { $0.scene == "reminders" })
    #expect(commands.allSatisfy { !$0.shortcut.isEmpty && !$0.keys.isEmpty && !$0.title.isEmpty })
    #expect(try Set(lines("shortcuts --json", Command.self).map(\.scene)).count > 1)
  }

  @Test func `each reserved shortcut and each problem has an object`() throws {
    struct Reserved: Decodable { var shortcut, kind, title, place: String }
    let reserved = try lines("shortcuts --reserved --json", Reserved.self)
    let text = HaloCommand.run(["shortcuts", "--reserved"]).output
    #expect(reserved.count == text.split(separator: "\n").count)
    struct Problem: Decodable {
      var scene, problem: String
      var reason: String?
    }
    let problems = try lines("shortcuts --check --json", Problem.self)
    #expect(problems.allSatisfy { $0.reason != nil })
    #expect(HaloCommand.run(["shortcuts", "--check", "--json"]).status == 0)
  }

  @Test func `each parameter of a tuning has an object`() throws {
    struct Table: Decodable {
      struct Parameter: Decodable {
        var name: String
        var value, own, least, most: Double
      }
      var parameters: [Parameter]
    }
    let result = HaloCommand.run(["tune", "--set", "growth=84", "--format", "json"])
    let table = try JSONDecoder().decode(Table.self, from: Data(result.bytes))
    let growth = try #require(table.parameters.first { $0.name == "growth" })
    #expect(growth.value == 84 && growth.own != 84)
    #expect(table.parameters.allSatisfy { $0.least <= $0.own && $0.own <= $0.most })
    #expect(
      table.parameters.count
        == HaloCommand.run(["tune"]).output.split(separator: "\n").count)
  }
}
