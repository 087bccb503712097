import Foundation
import HaloGoldenTesting
import Testing

/// The output of `halo debug`.
@MainActor
struct DebugCommandTests {
  @Test func `commands are answered after the keys, about the item that is named or focused`() {
    let result = HaloCommand.run([
      "debug", "--scene", "focus-guide", "--keys", "Right", "status", "checkFocusability",
    ])
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.contains("has the focus\n"))
    #expect(result.output.contains(" can have the focus."))
  }

  @Test func `a layout comes before the commands, and --on chooses the item`() throws {
    let scratch = try Scratch()
    let path = scratch.path + "/a.yaml"
    let text = """
      size: [400, 300]
      views:
        - {id: ok, kind: button, title: OK, frame: [0, 0, 100, 50]}
        - {id: gone, kind: button, title: Gone, frame: [0, 60, 100, 50], hidden: true}
      """
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    let result = HaloCommand.run(["debug", path, "--on", "gone", "checkFocusability"])
    #expect(result.status == 0 && result.output.hasPrefix("gone cannot have the focus:\n"))
  }

  @Test func `JSON has an object for each command`() throws {
    let result = HaloCommand.run([
      "debug", "--scene", "photos", "--keys", "Tab", "--json", "status", "checkFocusability",
    ])
    let lines = result.output.split(separator: "\n")
    #expect(result.status == 0 && lines.count == 2)
    let objects = try lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["command"] as? String } == ["status", "checkFocusability"])
    #expect(objects[0]["focused"] as? String == objects[1]["item"] as? String)
    #expect(objects[1]["isFocusable"] as? Bool == true)
  }

  @Test(arguments: [
    (
      "chekFocusability",
      "there is no command “chekFocusability”; did you mean “checkFocusability”?"
    ),
    ("status ok", "status takes no item; leave out “ok”"),
    ("checkFocusability nowhere", "there is no item “nowhere”"),
  ])
  func `a mistake ends the command with 2, and nothing is answered before`(
    command: String, problem: String
  ) {
    let result = HaloCommand.run(["debug", "--scene", "grid", "help", command])
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors == "halo: \(problem)\n")
  }

  @Test(arguments: [["debug"], ["debug", "--scene", "grid"], ["debug", "tv-shelves"]])
  func `a screen and a command are required`(words: [String]) {
    let result = HaloCommand.run(words)
    #expect(result.status == 64 && result.errors.hasPrefix("halo: "))
  }

  @Test func `a dash reads commands from standard input, one a line`() throws {
    let result = try Shell.run(
      #"printf 'status\n\nfocusLoop\n' | "$halo" debug --scene grid --json -"#)
    #expect(result.status == 0 && result.output.split(separator: "\n").count == 2)
  }
}
