import Foundation
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloSceneGraph
import Testing

/// Going to other screens and back.
@MainActor
struct NavigationSceneTests {
  @Test("a pushed screen hides the focus until a key, and Backspace comes back to the row")
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
    "going back focuses the row, even if the pushed screen has shown no focus",
    arguments: ["Escape", "BackSpace"])
  func comesBack(key: String) throws {
    let scene = try SceneHarness("navigation")
    try scene.press("Down Down Return \(key)")
    #expect(scene.focus == "aurora")
    // The row was clicked, so that nothing had the focus when the screen was pushed.
    let clicked = try SceneHarness("navigation")
    clicked.window.pointerPressed(at: CGPoint(x: 640, y: 260), at: clicked.player.time)
    clicked.window.pointerReleased(at: CGPoint(x: 640, y: 260), at: clicked.player.time)
    clicked.player.rest()
    #expect(clicked.focus == nil && clicked.window.answersMenu)
    try clicked.press(key)
    #expect(clicked.focus == "discs" && !clicked.window.answersMenu)
  }

  @Test("if all buttons can be focused, arrows lead from the back button to the rows")
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

  @Test("Page Down moves the focus to a row that is out of sight, and Page Up moves it back")
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
    "a sheet takes the focus at once and gives it back",
    arguments: ["Return", "BackSpace", "Escape"])
  func sheet(key: String) throws {
    let scene = try SceneHarness("navigation")
    try scene.press("Down Return Down Return")
    #expect(scene.focus == "done")
    try scene.press("Up Left Tab")
    #expect(scene.focus == "done")
    try scene.press(key)
    #expect(scene.focus == "about")
  }

  @Test("the button of a sheet is at the trailing end of its bar in both directions")
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

  @Test("a sheet with all pictures opens at the present one, and another one takes its place")
  func choice() throws {
    let scene = try SceneHarness("navigation")
    try scene.press("Down Down Return Down Down Down Return")
    #expect(scene.focus == "choice-aurora")
    try scene.press("Escape")
    #expect(scene.focus == "choose")
    try scene.press("Return Down Return")
    #expect(scene.texts.contains("Overlap"))
    try scene.press("Escape Down")
    #expect(scene.focus == "discs")
  }
}
