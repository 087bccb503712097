import FocusEngine
import HaloControls
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloSceneGraph
import Testing

/// The talk's reminders: groups, a parent group, and a search whose field is typed into from its
/// results.
@MainActor
struct RemindersSceneTests {
  private func stops(_ scene: SceneHarness, _ count: Int) throws -> [String?] {
    try (0..<count).map { _ in
      try scene.press("Tab")
      return scene.focus
    }
  }

  @Test func `Tab goes round the three groups, the sidebar's together`() throws {
    let scene = try SceneHarness("reminders")
    #expect(try stops(scene, 4) == ["today-0", "search", "today", "today-0"])
  }

  @Test func `without the parent group Tab reads across`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab p")
    #expect(try stops(scene, 3) == ["today", "search", "today-0"])
  }

  @Test func `each group remembers where focus was`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab Down")
    #expect(scene.focus == "today-1")
    #expect(try stops(scene, 3) == ["search", "today", "today-1"])
  }

  @Test func `a search takes some words, and not a book`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab Tab")
    let field = try #require(scene.focusedView as? TextField)
    scene.window.pasteboard.setString(String(repeating: "a", count: 1_025), for: .general)
    try scene.press("ctrl+v w")
    #expect(field.text == "w")
    scene.window.pasteboard.setString(String(repeating: "a", count: 1_023), for: .general)
    try scene.press("ctrl+v")
    #expect(field.text.utf8.count == 1_024)
  }

  @Test func `arrows stay in the field while nothing is looked for`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab Tab Down")
    #expect(scene.focus == "search")
  }

  @Test func `Down goes into the results, and typing goes on filtering`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab Tab f r")
    #expect(scene.focus == "search")
    try scene.press("Down")
    #expect(scene.focus == "found-errands-3")
    try scene.press("a Down")
    #expect(scene.focus == "found-garden-5")
    try scene.press("BackSpace BackSpace BackSpace")
    #expect(scene.focus == "search")
  }

  @Test func `Escape clears the search, and only then leaves`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab Tab f r")
    #expect(scene.window.answersMenu)
    try scene.press("Escape Tab")
    #expect(scene.focus == "today")
    #expect(!scene.window.answersMenu)
    // From among the results, too.
    try scene.press("shift+Tab b Down Tab Tab Escape")
    #expect(scene.focus == "search")
    try scene.press("Tab")
    #expect(scene.focus == "today")
  }

  @Test func `what is still found keeps the focus while the search changes`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab Tab b a Down Down")
    let focused = try #require(scene.focus)
    try scene.press("BackSpace")
    #expect(scene.focus == focused)
  }

  @Test func `letters lead to lists and reminders by their names`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab Tab Tab g")
    #expect(scene.focus == "garden")
  }

  @Test func `the standard shortcuts work`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab ctrl+n")
    #expect(scene.focus == "new-1-name")
    try scene.press("ctrl+f")
    #expect(scene.focus == "search")
    try scene.press("Tab Tab ctrl+BackSpace")
    #expect(scene.focus != "new-1" && scene.focus != nil)
    try scene.press("Tab ctrl+alt+f x")
    #expect(scene.focus == "search")
  }

  @Test func `find goes on through every list, both ways`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab Down ctrl+g")
    #expect(scene.focus == "today-1")
    // “Water the basil”: its longest word.
    try scene.press("ctrl+e ctrl+g")
    #expect(scene.focus == "garden-2")
    try scene.press("ctrl+shift+g")
    #expect(scene.focus == "today-1")
  }

  @Test func `beside the inspector arrows go from the list to the bar and back`() throws {
    let scene = try SceneHarness("reminders")
    scene.window.focusSystem?.model = .tv
    try scene.press("Up Right Right Return Left Left")
    #expect(scene.focus == "bar-new")
    try scene.press("Down")
    #expect(scene.focus == "today-0")
    // From a row nothing leads to the inspector, which cannot have the focus.
    try scene.press("Down Right")
    #expect(scene.focus == "today-1")
    try scene.press("Up Up")
    #expect(scene.focus == "bar-new")
  }

  @Test func `buttons are reached with full keyboard access`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab ctrl+F1")
    #expect(try stops(scene, 4).contains("bar-new"))
  }
}
