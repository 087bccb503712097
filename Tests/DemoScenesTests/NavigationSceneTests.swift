import DemoScenes
import DemoTestSupport
import GoldenTesting
import SceneGraph
import Testing

/// Into the screens and back.
@MainActor
struct NavigationSceneTests {
  @Test("a pushed screen hides focus until a key, and Backspace comes back to the row")
  func push() throws {
    let scene = try SceneHarness("navigation")
    try scene.press("Down Down Return")
    #expect(scene.focus == nil)
    try scene.press("Down")
    #expect(scene.focus == "about")
    try scene.press("BackSpace")
    #expect(scene.focus == "aurora")
  }

  @Test(
    "a sheet takes focus at once and gives it back", arguments: ["Return", "BackSpace", "Escape"])
  func sheet(key: String) throws {
    let scene = try SceneHarness("navigation")
    try scene.press("Down Return Down Return")
    #expect(scene.focus == "done")
    try scene.press("Up Left Tab")
    #expect(scene.focus == "done")
    try scene.press(key)
    #expect(scene.focus == "about")
  }
}
