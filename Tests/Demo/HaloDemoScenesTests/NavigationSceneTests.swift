import Foundation
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloSceneGraph
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
    clicked.window.pointerPressed(at: CGPoint(x: 640, y: 260), at: clicked.player.time)
    clicked.window.pointerReleased(at: CGPoint(x: 640, y: 260), at: clicked.player.time)
    clicked.player.rest()
    #expect(clicked.focus == nil && clicked.window.answersMenu)
    try clicked.press(key)
    #expect(clicked.focus == "discs" && !clicked.window.answersMenu)
  }

  @Test("where focus is on all buttons, arrows lead from the way back to the rows again")
  func leavesTheBar() throws {
    let scene = try SceneHarness("navigation")
    scene.window.focusSystem?.model = .tv
    try scene.press("Down Return Up")
    #expect(scene.focus == "Pictures")
    try scene.press("Down")
    #expect(scene.focus == "about")
    try scene.press("Down Left")
    #expect(scene.focus == "next")
  }

  @Test("a page moves focus to a row that is not in sight yet, and back")
  func pages() throws {
    let scene = try SceneHarness("navigation")
    try scene.press("Down")
    let first = scene.focus
    try scene.press("Page_Down")
    #expect(first != nil && scene.focus != first)
    try scene.press("Page_Up")
    #expect(scene.focus == first)
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

  @Test("the sheet's button is at the end of its bar, in either direction")
  func sheetButton() throws {
    for isMirrored in [false, true] {
      let scene = try SceneHarness("navigation")
      scene.window.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      try scene.press("Down Return Down Return")
      let done = try #require(scene.focusedView)
      let card = try #require(done.superview)
      #expect(done.frame.minY < card.bounds.height / 4)
      #expect(isMirrored ? done.frame.minX == 14 : done.frame.maxX == card.bounds.width - 14)
    }
  }

  @Test("the focused row is never beneath the bar")
  func beneath() throws {
    let scene = try SceneHarness("navigation", size: CGSize(width: 640, height: 400))
    try scene.press("End")
    for _ in 0..<15 {
      try scene.press("Up")
      let row = try #require(scene.focusedView)
      let frame = row.convert(row.bounds, to: scene.window)
      #expect(frame.minY >= 52 && frame.maxY <= 356)
    }
    #expect(scene.focus == "fog-ridges")
  }
}
