import FocusEngine
import Foundation
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloDemoScenes

/// A new reminder, whose name is typed into its row.
@MainActor
struct ReminderNamingTests {
  private func titles(_ scene: SceneHarness) -> [String] {
    var rows: [ReminderRow] = []
    func find(_ view: View) {
      if let row = view as? ReminderRow { rows.append(row) }
      view.subviews.forEach(find)
    }
    find(scene.window)
    return rows.map(\.reminder.title)
  }

  private func scene(_ model: FocusModel = .pad, then keys: String) throws -> SceneHarness {
    let scene = try SceneHarness("reminders")
    scene.window.focusSystem?.model = model
    scene.player.rest()
    try scene.press(keys)
    return scene
  }

  @Test(arguments: FocusModel.all)
  func `the typed text becomes the name of a new reminder, and Return focuses its row`(
    model: FocusModel
  ) throws {
    let scene = try scene(model, then: "Tab ctrl+n")
    #expect(scene.focus == "new-1-name")
    try scene.press("p space q Return")
    #expect(scene.focus == "new-1" && titles(scene).contains("p q"))
    #expect(!titles(scene).contains("New reminder"))
    try scene.press("Up")
    if model.arrowScope != .nowhere { #expect(scene.focus == "today-4") }
  }

  @Test func `the row of a new reminder is focused even if nothing was focused before`() throws {
    let scene = try scene(then: "ctrl+n H i Return")
    #expect(scene.focus == "new-1" && titles(scene).contains("Hi"))
  }

  @Test(arguments: ["ctrl+n": "new-1-name", "ctrl+f": "search"])
  func `a field shows its ring even if nothing was focused before`(key: String, id: String) throws {
    let scene = try scene(then: key)
    #expect(scene.focus == id)
    #expect(scene.window.shows(ringAround: try #require(scene.focusedView)))
  }

  @Test(arguments: FocusModel.all)
  func `Escape removes the new reminder and focuses the previous row again`(model: FocusModel)
    throws
  {
    let scene = try scene(model, then: "Tab Tab")
    let before = try #require(scene.focus)
    let count = titles(scene).count
    try scene.press("ctrl+n a b")
    #expect(titles(scene).count == count + 1)
    try scene.press("Escape")
    #expect(scene.focus == before && titles(scene).count == count)
    try scene.press("ctrl+z")
    #expect(titles(scene).count == count)
  }

  @Test func `Escape goes back to the reminder that was named just before`() throws {
    let scene = try scene(then: "Tab ctrl+n x ctrl+n y Escape")
    #expect(scene.focus == "new-1" && titles(scene).last == "x")
  }

  @Test func `search results follow the name of a new reminder`() throws {
    let scene = try scene(then: "ctrl+f r e m ctrl+n")
    #expect(titles(scene).filter { $0 == "New reminder" }.count == 2)
    try scene.press("m i l k Return")
    #expect(titles(scene).filter { $0 == "milk" }.count == 1)
    #expect(!titles(scene).contains("New reminder"))
  }

  @Test
  func `leaving the field keeps the name, and an empty name becomes the proposed one`() throws {
    let scene = try scene(then: "Tab ctrl+n b r e a d Tab")
    #expect(scene.focus != "new-1-name" && titles(scene).contains("bread"))
    try scene.press("ctrl+n BackSpace Return")
    #expect(scene.focus == "new-2" && titles(scene).contains("New reminder 2"))
    try scene.press("ctrl+n x ctrl+n y Return")
    #expect(titles(scene).suffix(2) == ["x", "y"])
  }

  @Test func `another list, a search and a click keep the name, too`() throws {
    for keys in ["shift+Tab Down", "ctrl+f b", "ctrl+F1 ctrl+Tab"] {
      let scene = try scene(then: "Tab ctrl+n x y z " + keys)
      try scene.press("Escape ctrl+z ctrl+shift+z")
      #expect(titles(scene).contains("xyz"), "\(keys)")
    }
    let scene = try scene(then: "Tab ctrl+n x y z")
    // The place is in the first row of the list.
    scene.window.pointerPressed(at: CGPoint(x: 600, y: 110), at: scene.player.time)
    scene.player.rest()
    #expect(scene.focus == "today-0" && titles(scene).contains("xyz"))
  }

  @Test func `adding a reminder can be undone and redone`() throws {
    let scene = try scene(then: "Tab ctrl+n x Return ctrl+z")
    #expect(scene.focus == "today-0" && !titles(scene).contains("x"))
    try scene.press("ctrl+shift+z")
    #expect(scene.focus == "new-1" && titles(scene).contains("x"))
  }

  @Test func `a reminder that is added during a search belongs to the shown list`() throws {
    let scene = try scene(then: "Tab ctrl+f b a s i l Down ctrl+n x Return")
    #expect(scene.focus == "new-1" && titles(scene).contains("x"))
  }

  @Test func `naming a reminder in the model tv looks like its golden pictures`() throws {
    let scene = try SceneHarness("reminders", scale: 0.5)
    scene.window.focusSystem?.model = .tv
    scene.player.rest()
    try scene.press("Tab ctrl+n b u y")
    // The rows and the hints.
    let region = CGRect(x: 300, y: 310, width: 980, height: 490)
    expectPicture(try scene.picture(of: region), matches: "reminders-naming-tv")
    try scene.press("Return")
    expectPicture(try scene.picture(of: region), matches: "reminders-named-tv")
  }
}
