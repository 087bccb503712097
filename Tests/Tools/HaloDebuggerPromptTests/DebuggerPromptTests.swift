import FocusEngine
import Foundation
import HaloControllers
import HaloSceneGraph
import Testing

@testable import HaloDebuggerPrompt
@testable import HaloViewTestSupport

/// The answers to commands about a screen, and the completion of commands.
@MainActor
struct DebuggerPromptTests {
  /// A controller whose preferences a test sets.
  private final class Page: ViewController {
    weak var preferred: View?
    override func loadView() { view = View() }
    override var preferredFocusEnvironments: [any FocusEnvironment] {
      preferred.map { [$0] } ?? []
    }
  }

  private let page = Page()
  private let hidden = Tile("hidden", 400, 0)
  private let stage: Stage
  private let prompt: DebuggerPrompt

  init() {
    hidden.isHidden = true
    stage = Stage(model: .tv, screen: page, Tile("play", 0, 0), Tile("pause", 200, 0), hidden)
    prompt = DebuggerPrompt(stage.window)
  }

  private func answer(
    _ text: String, on chosen: (any FocusEnvironment)? = nil
  ) throws -> DebuggerAnswer {
    try prompt.answer(DebuggerCommand(parsing: text), on: chosen)
  }

  @Test func `the status is that of the screen's focus system`() throws {
    let answer = try answer("status")
    #expect(answer.focused == "play")
    #expect(answer.text.contains("model tv: play has the focus"))
  }

  @Test func `a command is about the named item, else the chosen one, else the focused one`() throws
  {
    #expect(try answer("checkFocusability").item == "play")
    #expect(try answer("checkFocusability", on: hidden).item == "hidden")
    #expect(try answer("checkFocusability pause", on: hidden).item == "pause")
  }

  @Test func `an item that cannot have the focus has its reasons in text and data`() throws {
    let answer = try answer("checkFocusability hidden")
    #expect(answer.isFocusable == false)
    let problems = try #require(answer.problems)
    #expect(problems.count == 1 && answer.text.contains("  - \(problems[0])"))
    #expect(try self.answer("checkFocusability pause").isFocusable == true)
  }

  @Test func `a request is simulated from a controller, and nothing moves`() throws {
    page.preferred = page.view.subviews[1]
    let answer = try answer("simulateFocusUpdateRequest Page")
    #expect(answer.item == "Page" && answer.result == "pause")
    stage.frame()
    #expect(stage.window.focusSystem?.focusedItem?.focusDebugLabel == "play")
  }

  @Test func `groups, preferences and stops are those of the focus debugger`() throws {
    let system = try #require(stage.window.focusSystem)
    #expect(
      try answer("focusGroupTree window").text
        == FocusDebugger.checkFocusGroupTree(for: stage.window).description)
    #expect(
      try answer("preferredFocusEnvironments Page").text
        == FocusDebugger.preferredFocusEnvironments(for: page).description)
    let loop = try answer("focusLoop")
    #expect(loop.stops == ["play", "pause"])
    #expect(loop.text == FocusDebugger.focusLoop(for: system).description)
  }

  @Test func `help lists every command`() throws {
    let text = try answer("help").text
    for query in DebuggerQuery.allCases { #expect(text.contains(query.rawValue)) }
  }

  @Test func `an unknown item is a mistake that names a similar one`() {
    #expect(throws: DebuggerMistake("there is no item “pley”; did you mean “play”?")) {
      try answer("checkFocusability pley")
    }
  }

  @Test func `without a focused item, the focusability of nothing is a mistake`() throws {
    let stage = Stage(model: .tv)
    let prompt = DebuggerPrompt(stage.window)
    let check = try DebuggerCommand(parsing: "checkFocusability")
    #expect(
      throws: DebuggerMistake("nothing has the focus; name an item: checkFocusability ITEM")
    ) { try prompt.answer(check) }
    let request = try DebuggerCommand(parsing: "simulateFocusUpdateRequest")
    #expect(try prompt.answer(request).item == "window")
  }

  @Test func `Tab completes commands and items as far as they agree`() throws {
    func line(_ text: String) -> String? { prompt.completion(of: text)?.line }
    #expect(line("che") == "checkFocusability ")
    #expect(line("focus") == "focus")
    #expect(prompt.completion(of: "focus")?.choices == ["focusGroupTree", "focusLoop"])
    #expect(line("st") == "status")
    #expect(line("checkFocusability p") == "checkFocusability p")
    #expect(prompt.completion(of: "checkFocusability p")?.choices == ["Page", "pause", "play"])
    #expect(line("checkFocusability PL") == "checkFocusability play")
    #expect(line("checkFocusability ") == "checkFocusability ")
    #expect(line("status p") == nil && line("jump") == nil && line("checkFocusability x") == nil)
  }
}
