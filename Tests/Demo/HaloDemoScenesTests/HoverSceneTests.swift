import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloSceneGraph
import Testing

/// The gaze and the focus, which are independent of each other.
@MainActor
struct HoverSceneTests {
  @Test("a key moves the gaze, and the focus stays")
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

  @Test("arrow keys move the focus, and the gaze stays")
  func focus() throws {
    let scene = try SceneHarness("hover")
    try scene.press("h Down Down Tab Right")
    #expect(scene.window.hoveredView?.accessibilityIdentifier == nil || scene.focus != nil)
    #expect(scene.window.pointerLocation != nil)
  }

  @Test("an item can have the gaze and the focus, and looks different from one with the focus")
  func both() throws {
    let scene = try SceneHarness("hover", scale: 0.5)
    try scene.press("Tab Tab Right")
    #expect(scene.focus == "coral-reef")
    let focused = try scene.picture()
    try scene.press("h")
    #expect(scene.window.hoveredView === scene.focusedView)
    #expect(!PictureDifference(focused, try scene.picture()).isNone)
  }

  @Test("a pressed item at rest shows its new state and does not change any more")
  func settledPress() throws {
    let scene = try SceneHarness("hover", scale: 0.5)
    try scene.press("Tab Tab Tab Return")
    scene.player.rest()
    let settled = try scene.picture()
    scene.player.advance(by: 1)
    #expect(PictureDifference(settled, try scene.picture()).isNone)
  }

  @Test("a gaze at rest needs no frames")
  func rest() throws {
    let scene = try SceneHarness("hover")
    try scene.press("Down h h")
    #expect(
      scene.window.nextFrameTime(now: scene.player.time)
        == scene.window.focusSystem?.inactivityDeadline)
  }
}
