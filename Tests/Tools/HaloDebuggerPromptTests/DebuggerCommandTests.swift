import Testing

@testable import HaloDebuggerPrompt

/// The reading of commands.
struct DebuggerCommandTests {
  @Test(
    arguments: [
      ("status", DebuggerQuery.status, nil),
      ("  HELP ", .help, nil),
      ("checkFocusability play", .checkFocusability, "play"),
      ("checkfocusability\tPlay (2)", .checkFocusability, "Play (2)"),
      ("checkFocusability \"two words\"", .checkFocusability, "two words"),
      ("checkFocusability(for: play)", .checkFocusability, "play"),
      (
        "po UIFocusDebugger.simulateFocusUpdateRequest(from: page)", .simulateFocusUpdateRequest,
        "page"
      ),
      ("FocusDebugger.status()", .status, nil),
      ("focusGroupTree", .focusGroupTree, nil),
      ("checkFocusGroupTree list", .focusGroupTree, "list"),
      ("focusGroups", .focusGroupTree, nil),
    ] as [(String, DebuggerQuery, String?)])
  func `a command is a query and an item, in words or as a call`(
    text: String, query: DebuggerQuery, item: String?
  ) throws {
    let command = try DebuggerCommand(parsing: text)
    #expect(command.query == query && command.item == item)
  }

  @Test(arguments: [
    ("", "there is no command; help lists them"),
    (
      "chekFocusability ok",
      "there is no command “chekFocusability”; did you mean “checkFocusability”?"
    ),
    ("jump", "there is no command “jump”; help lists them"),
    ("status ok", "status takes no item; leave out “ok”"),
  ])
  func `a mistake is explained in one line`(text: String, problem: String) {
    #expect(throws: DebuggerMistake(problem)) { try DebuggerCommand(parsing: text) }
  }
}
