import FocusEngine
import Foundation
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloSceneGraph
import Testing

/// The commands for reminders, how they are undone, and how they are shown.
@MainActor
struct RemindersCommandTests {
  // MARK: Finding the selection

  @Test func `finding the selection searches for the selected text of a field`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab Down ctrl+e Tab t a m a")
    #expect(scene.focus == "search")
    // Nothing is selected, so “basil” is still searched for.
    try scene.press("ctrl+e BackSpace BackSpace BackSpace BackSpace f r a m e ctrl+a ctrl+e")
    try scene.press("Escape ctrl+g")
    #expect(scene.focus == "errands-3")
    try scene.press("ctrl+g")
    #expect(scene.focus == "garden-5")
  }

  // MARK: Undoing

  @Test
  func `undoing a deletion restores the reminder at its place with the focus, and can be redone`()
    throws
  {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab Down ctrl+BackSpace")
    #expect(scene.focus == "today-2")
    try scene.press("Down ctrl+z")
    #expect(scene.focus == "today-1")
    #expect(try walk(scene) == ["today-0", "today-1", "today-2", "today-3", "today-4"])
    try scene.press("ctrl+shift+z")
    #expect(try walk(scene) == ["today-0", "today-2", "today-3", "today-4"])
    try scene.press("ctrl+z ctrl+z")
    #expect(try walk(scene).count == 5)
  }

  @Test func `deleting a search result focuses the next result`() throws {
    let scene = try SceneHarness("reminders")
    // When the reminders have the focus, the search is not edited any more.
    try scene.press("ctrl+f t h e Tab")
    #expect(scene.focus == "today-0")
    // The place is in the second result.
    scene.window.pointerPressed(at: CGPoint(x: 150, y: 208), at: scene.player.time)
    scene.player.rest()
    #expect(scene.focus == "found-today-1")
    try scene.press("ctrl+BackSpace")
    #expect(scene.focus == "found-today-2")
    try scene.press("ctrl+z")
    #expect(scene.focus == "found-today-1")
  }

  @Test func `several commands are undone one after another, from another list, too`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab End ctrl+BackSpace")
    #expect(scene.focus == "today-3")
    try scene.press("Return ctrl+BackSpace Tab Tab Down Tab")
    #expect(scene.focus?.hasPrefix("errands") == true)
    try scene.press("ctrl+z")
    #expect(scene.focus == "today-3")
    try scene.press("ctrl+z ctrl+z")
    #expect(scene.focus == "today-4")
    #expect(try walk(scene).count == 5)
    try scene.press("ctrl+shift+z ctrl+shift+z ctrl+shift+z")
    #expect(try walk(scene).count == 3)
  }

  @Test func `a list can be emptied and filled again`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab ctrl+BackSpace ctrl+BackSpace ctrl+BackSpace ctrl+BackSpace")
    try scene.press("ctrl+BackSpace")
    #expect(scene.focus != nil && scene.focus?.hasPrefix("today-") == false)
    try scene.press("ctrl+z")
    #expect(scene.focus?.hasPrefix("today-") == true)
    try scene.press("ctrl+z ctrl+z ctrl+z ctrl+z")
    #expect(try walk(scene).count == 5)
  }

  @Test func `a text field has its own undo history`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab ctrl+BackSpace Tab m i n t ctrl+z ctrl+z")
    #expect(scene.focus == "search")
    try scene.press("Escape Tab Tab Home")
    #expect(scene.focus == "today-1")
  }

  /// The identifiers of the reminders of the list, from the first.
  private func walk(_ scene: SceneHarness) throws -> [String] {
    try scene.press("Home")
    var met: [String] = []
    while let focus = scene.focus, focus != met.last {
      met.append(focus)
      try scene.press("Down")
    }
    return met
  }

  // MARK: Showing commands

  @Test func `commands that switch something show whether it is on`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab")
    func ticked() -> [String] {
      scene.window.commandsInReach.map(\.command).filter { command in
        scene.window.target(of: command) != nil && command.state == .on
      }.map(\.title)
    }
    #expect(ticked() == ["Toolbar"])
    try scene.press("ctrl+alt+i ctrl+alt+t")
    #expect(ticked() == ["Inspector"])
    try scene.press("ctrl+alt+i ctrl+F1")
    #expect(ticked() == ["Full Keyboard Access"])
  }

  @Test(arguments: [
    (FocusModel.pad, "Next group", true), (.tv, "Next item", false), (.android, "Next item", false),
    (.html, "Next item", false), (.catalyst, "Next group", true),
  ])
  func `the hints of Reminders are those of the focus model`(
    model: FocusModel, tab: String, hasGroups: Bool
  ) throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab")
    scene.window.focusSystem?.model = model
    scene.player.rest()
    let texts = scene.texts
    // The line shows at most six hints, and commands are the least important ones.
    let hints = scene.window.hints
    #expect(texts.contains(tab) && hints.contains("No parent group") == hasGroups)
    #expect(texts.contains { $0.hasPrefix("Tab: Search → ") } == hasGroups)
    #expect(texts.contains { $0.hasPrefix("Tab: every item") } != hasGroups)
    #expect(texts.contains(model == .catalyst ? "Space" : "Return"))
  }

  @Test("a sheet with the lists opens at that of the reminder, which moves to the chosen one")
  func moves() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab Tab Tab Down Return Tab Down ctrl+shift+l")
    #expect(scene.focus == "to-errands")
    try scene.press("Escape")
    #expect(scene.focus == "errands-1")
    try scene.press("ctrl+shift+l Down Return")
    #expect(scene.focus == "errands-0" && !scene.texts.contains("Take the letter to Ada"))
    try scene.press("ctrl+z")
    #expect(scene.focus == "errands-1")
  }
}
