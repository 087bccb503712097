import Foundation
import HaloAudit
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

@MainActor
struct WallSceneTests {
  @Test("keys reach both ends of a million cells and come back, also page by page")
  func keys() throws {
    let scene = try SceneHarness("wall")
    try scene.press("Right")
    #expect(scene.focus == "cell-1")
    try scene.press("End")
    #expect(scene.focus == "cell-1000000")
    try scene.press("Right")
    #expect(scene.focus == "cell-1000000")
    try scene.press("Prior")
    let above = try #require(scene.focus?.split(separator: "-").last.flatMap { Int($0) })
    #expect(above < 1_000_000 && above > 999_500)
    try scene.press("Home")
    #expect(scene.focus == "cell-1")
    try scene.press("Next Prior")
    #expect(scene.focus == "cell-1")
  }

  @Test("there are no more cells than a scroll animation passes, wherever the focus has been")
  func reuse() throws {
    let scene = try SceneHarness("wall")
    let visible = FocusMap.focusableItems(in: scene.window).count
    for _ in 0..<5 { try scene.press("Next Next Down End Home") }
    // A scroll animation is two screens long and ends on a third one.
    #expect(FocusMap.focusableItems(in: scene.window).count <= 3 * visible + 60)
  }

  @Test("scrolling is animated and ends")
  func scrolling() throws {
    let scene = try SceneHarness("wall")
    try scene.press("Right")
    let before = scene.player.frame()
    scene.player.press(try Key(name: "Next"))
    scene.player.advance(by: 0.05)
    let between = scene.player.frame()
    scene.player.rest()
    let after = scene.player.frame()
    #expect(before != between && between != after)
    scene.player.advance(by: 1)
    #expect(scene.player.frame() == after)
  }
}
