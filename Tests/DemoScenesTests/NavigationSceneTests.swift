import DemoScenes
import DemoTestSupport
import Foundation
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
    "the row has the focus again, also where the pushed screen has shown none",
    arguments: ["Escape", "BackSpace"])
  func comesBack(key: String) throws {
    let scene = try SceneHarness("navigation")
    try scene.press("Down Down Return \(key)")
    #expect(scene.focus == "aurora")
    // A row that was clicked, so that nothing had the focus when the screen was pushed.
    let clicked = try SceneHarness("navigation")
    clicked.window.pointerPressed(at: CGPoint(x: 640, y: 200), at: clicked.player.time)
    clicked.window.pointerReleased(at: CGPoint(x: 640, y: 200), at: clicked.player.time)
    clicked.player.rest()
    #expect(clicked.focus == nil && clicked.window.answersMenu)
    try clicked.press(key)
    #expect(clicked.focus == "discs" && !clicked.window.answersMenu)
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
