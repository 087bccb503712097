import Foundation
import HaloControls
import HaloSceneGraph
import Testing

@testable import HaloInstruments

/// The prompt of the focus debugger on the panel.
@MainActor
struct DebuggerTests {
  private func makeStage() throws -> BenchStage {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 640))
    try stage.press("Right ctrl+shift+F7")
    return stage
  }

  private func line(_ stage: BenchStage) -> String? {
    stage.lines.lazy.compactMap { if case .field(let field) = $0 { field.text } else { nil } }.first
  }

  private func output(_ stage: BenchStage) -> String? {
    stage.lines.lazy.compactMap { if case .output(let text) = $0 { text } else { nil } }.first
  }

  @Test func `a command that is typed is answered about the focused item, and moves nothing`()
    throws
  {
    let stage = try makeStage()
    #expect(stage.panelFocus == "prompt")
    try stage.type("status")
    try stage.press("Return")
    #expect(output(stage)?.hasPrefix("> status\n") == true)
    #expect(output(stage)?.contains("b has the focus") == true)
    #expect(line(stage) == "" && stage.focus == "b" && stage.panelFocus == "prompt")
    #expect(stage.bench.hand.keyNames(from: 0) == ["Right"])
  }

  @Test func `Tab completes the command`() throws {
    let stage = try makeStage()
    try stage.type("chec")
    try stage.press("Tab")
    #expect(line(stage) == "checkFocusability ")
    try stage.type("e")
    try stage.press("Return")
    #expect(output(stage)?.hasPrefix("> checkFocusability e\ne can have the focus.") == true)
  }

  @Test func `Tab shows the words among which it cannot decide, and then leaves the prompt`() throws
  {
    let stage = try makeStage()
    try stage.type("focus")
    try stage.press("Tab")
    #expect(stage.words.contains("focusGroupTree  focusLoop"))
    try stage.press("Tab")
    #expect(stage.panelFocus != "prompt")
  }

  @Test func `Up and Down go through the commands before, and back to the line being written`()
    throws
  {
    let stage = try makeStage()
    for command in ["status", "help"] {
      try stage.type(command)
      try stage.press("Return")
    }
    try stage.type("foc")
    try stage.press("Up")
    #expect(line(stage) == "help")
    try stage.press("Up")
    #expect(line(stage) == "status")
    try stage.press("Down Down")
    #expect(line(stage) == "foc" && stage.panelFocus == "prompt")
    try stage.press("Down")
    #expect(stage.panelFocus == "item")
  }

  @Test func `a command is about the chosen item`() throws {
    let stage = try makeStage()
    // The first item after the focused one is the first on the screen.
    try stage.press("ctrl+shift+F7")
    #expect(stage.row("item")?.value == "a")
    try stage.type("checkFocusability")
    try stage.press("Return")
    #expect(output(stage)?.contains("\na can have the focus.") == true)
  }

  @Test func `a mistake is answered with the command that was meant`() throws {
    let stage = try makeStage()
    try stage.type("stats")
    try stage.press("Return")
    #expect(
      output(stage) == "> stats\nthere is no command “stats”; did you mean “status”?")
  }

  @Test func `answers can be selected and copied, but not changed`() throws {
    let stage = try makeStage()
    try stage.type("status")
    try stage.press("Return")
    let before = try #require(output(stage))
    // The three rows of the choice are beneath the prompt.
    try stage.press("Down Down Down Down")
    #expect(stage.panelFocus == "output")
    try stage.press("x BackSpace ctrl+a ctrl+c")
    var copied: String?
    stage.bench.pasteboard.requestString(from: .general) { copied = $0 }
    #expect(copied == before)
    try stage.press("Return", onRow: "copy")
    stage.bench.pasteboard.requestString(from: .general) { copied = $0 }
    #expect(copied == before + "\n")
    try stage.press("Return", onRow: "clear")
    #expect(output(stage) == nil)
  }

  @Test func `the same command is kept once in the history`() {
    var history = PromptHistory()
    for line in ["status", "help", "help"] {
      history.write(line)
      history.enter()
    }
    #expect(history.back() && history.line == "help")
    #expect(history.back() && history.line == "status")
    #expect(!history.back() && history.line == "status")
  }
}
