import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloSceneGraph
import Testing

/// Gaze and focus beside each other.
@MainActor
struct HoverSceneTests {
  @Test("the gaze goes on by key, and focus stays where it is")
  func gaze() throws {
    let scene = try SceneHarness("hover")
    try scene.press("Tab Tab Down")
    let focus = try #require(scene.focus)
    var seen: Set<String> = []
    for _ in 0..<8 {
      try scene.press("h")
      #expect(scene.focus == focus)
      seen.insert(try #require(scene.window.hoveredView?.accessibilityIdentifier))
    }
    #expect(
      seen == ["coral-reef", "sea", "favourites", "lavender-field", "night", "aurora", "more"])
    try scene.press("H")
    #expect(scene.window.hoveredView?.accessibilityIdentifier == "aurora")
  }

  @Test("focus moves and the gaze stays")
  func focus() throws {
    let scene = try SceneHarness("hover")
    try scene.press("h Down Down Tab Right")
    #expect(scene.window.hoveredView?.accessibilityIdentifier == nil || scene.focus != nil)
    #expect(scene.window.pointerLocation != nil)
  }

  @Test("the same thing can have both, and they add up to another picture")
  func both() throws {
    let scene = try SceneHarness("hover", scale: 0.5)
    try scene.press("Tab Tab Right")
    #expect(scene.focus == "coral-reef")
    let focused = try scene.picture()
    try scene.press("h")
    #expect(scene.window.hoveredView === scene.focusedView)
    #expect(!PictureDifference(focused, try scene.picture()).isNone)
  }

  @Test("at rest, what was pressed shows what it has become")
  func settledPress() throws {
    let scene = try SceneHarness("hover", scale: 0.5)
    try scene.press("Tab Tab Tab Return")
    scene.player.rest()
    let settled = try scene.picture()
    scene.player.advance(by: 1)
    #expect(PictureDifference(settled, try scene.picture()).isNone)
  }

  @Test("a gaze that rests costs nothing")
  func rest() throws {
    let scene = try SceneHarness("hover")
    try scene.press("Down h h")
    #expect(
      scene.window.nextFrameTime(now: scene.player.time)
        == scene.window.focusSystem?.inactivityDeadline)
  }
}
