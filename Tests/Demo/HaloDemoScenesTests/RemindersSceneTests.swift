import FocusEngine
import Foundation
import HaloControls
import HaloDemoTestSupport
import HaloGoldenTesting
import Testing

@testable import HaloDemoScenes
@testable import HaloSceneGraph

/// The reminders of the WWDC talk: focus groups, a parent group, and a search whose field receives
/// letters that are typed in its results.
@MainActor
struct RemindersSceneTests {
  private func stops(_ scene: SceneHarness, _ count: Int) throws -> [String?] {
    try (0..<count).map { _ in
      try scene.press("Tab")
      return scene.focus
    }
  }

  @Test func `Tab goes through the three groups of Reminders, with those of the sidebar together`()
    throws
  {
    let scene = try SceneHarness("reminders")
    #expect(try stops(scene, 4) == ["today-0", "search", "today", "today-0"])
  }

  @Test func `without the parent group, Tab visits the groups in reading order`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab p")
    #expect(try stops(scene, 3) == ["today", "search", "today-0"])
  }

  @Test func `a large window shows the focus groups in the order of Tab`() throws {
    let scene = try SceneHarness("reminders", size: CGSize(width: 1280, height: 800))
    func picture() throws -> FocusGroupsPicture {
      var found: FocusGroupsPicture?
      scene.window.forEachDescendant { if let view = $0 as? FocusGroupsPicture { found = view } }
      return try #require(found)
    }
    try scene.press("Tab")
    #expect(try !picture().isHidden)
    #expect(try picture().stops.map(\.name) == ["Search", "Lists", "Reminders"])
    #expect(try picture().stops.map(\.isInParent) == [true, true, false])
    #expect(try picture().stops.map(\.isFocused) == [false, false, true])
    try scene.press("p")
    #expect(try picture().stops.allSatisfy { !$0.isInParent })
    #expect(scene.texts.contains("Focus groups"))
    // Under a model in which Tab does not stop at groups, there is no heading without a picture.
    scene.window.focusSystem?.model = .tv
    try scene.press("Tab")
    #expect(try picture().stops.isEmpty && !scene.texts.contains("Focus groups"))
    let small = try SceneHarness("reminders", size: CGSize(width: 640, height: 400))
    #expect(!small.texts.contains("Focus groups"))
  }

  @Test func `each group remembers its focused item`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab Down")
    #expect(scene.focus == "today-1")
    #expect(try stops(scene, 3) == ["search", "today", "today-1"])
  }

  @Test func `the search field limits the length of its text`() throws {
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

  @Test func `arrows stay in the search field while it is empty`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab Tab Down")
    #expect(scene.focus == "search")
  }

  @Test func `Down goes into the search results, and typed letters still filter them`() throws {
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

  @Test func `Escape clears the search before it leaves the screen`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab Tab f r")
    #expect(scene.window.answersMenu)
    try scene.press("Escape Tab")
    #expect(scene.focus == "today")
    #expect(!scene.window.answersMenu)
    // Escape clears the search from its results, too.
    try scene.press("shift+Tab b Down Tab Tab Escape")
    #expect(scene.focus == "search")
    try scene.press("Tab")
    #expect(scene.focus == "today")
  }

  @Test func `a result that is still found keeps the focus while the search changes`() throws {
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

  @Test func `the standard shortcuts add, find and delete reminders`() throws {
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

  @Test func `the commands to find the next and previous match go through every list`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab Down ctrl+g")
    #expect(scene.focus == "today-1")
    // The longest word of “Water the basil” is searched for.
    try scene.press("ctrl+e ctrl+g")
    #expect(scene.focus == "garden-2")
    try scene.press("ctrl+shift+g")
    #expect(scene.focus == "today-1")
  }

  @Test func `beside the inspector, arrows go from the list to the bar and back`() throws {
    let scene = try SceneHarness("reminders")
    scene.window.focusSystem?.model = .tv
    try scene.press("Up Right Right Return Left Left")
    #expect(scene.focus == "bar-new")
    try scene.press("Down")
    #expect(scene.focus == "today-0")
    // Nothing leads from a row to the inspector, which cannot be focused.
    try scene.press("Down Right")
    #expect(scene.focus == "today-1")
    try scene.press("Up Up")
    #expect(scene.focus == "bar-new")
  }

  @Test func `Tab reaches buttons with full keyboard access`() throws {
    let scene = try SceneHarness("reminders")
    try scene.press("Tab ctrl+F1")
    #expect(try stops(scene, 4).contains("bar-new"))
  }
}
