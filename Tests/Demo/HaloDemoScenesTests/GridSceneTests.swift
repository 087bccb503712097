import Foundation
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

@MainActor
struct GridSceneTests {
  @Test("the focused cell grows to 1.12 times its size, and the previous one shrinks")
  func growth() throws {
    let scene = try SceneHarness("grid")
    try scene.press("Right")
    let first = try #require(scene.focusedView)
    #expect(first.focusedScale == 1.12)
    #expect(first.lift == 1)
    scene.player.press(try Key(name: "Right"))
    let second = try #require(scene.focusedView)
    #expect(first !== second)
    #expect(first.lift == 0 && second.lift == 1)
    let start = scene.player.frame()
    scene.player.advance(by: 0.25)
    let end = scene.player.frame()
    #expect(start != end)
    scene.player.advance(by: 1)
    #expect(scene.player.frame() == end)
  }

  @Test(
    "the focused cell with its ring keeps clear of its neighbours and the edges",
    arguments: [CGSize(width: 640, height: 400), CGSize(width: 2560, height: 1080)],
    ["Tab", "Tab End"]
  )
  func apart(size: CGSize, keys: String) throws {
    let scene = try SceneHarness("grid", size: size)
    try scene.press(keys)
    let cell = try #require(scene.focusedView)
    let list = try #require(cell.superview)
    let growth = (cell.focusedScale - 1) / 2
    let ring = cell.frame.insetBy(
      dx: -cell.bounds.width * growth - 8, dy: -cell.bounds.height * growth - 8)
    #expect(list.bounds.contains(ring))
    #expect(!list.subviews.contains { $0 !== cell && $0.frame.intersects(ring) })
  }

  @Test("the heading of the grid names the focused colour and its place")
  func heading() throws {
    let scene = try SceneHarness("grid")
    try scene.press("Right Right Down")
    #expect(scene.focus == "amber-200")
    let texts = scene.texts
    #expect(texts.contains("Amber 200") && texts.contains("Row 2, column 2"))
  }

  @Test("the first frame after a key shows the change")
  func promptness() throws {
    let scene = try SceneHarness("grid")
    try scene.press("Right")
    let before = scene.player.frame()
    scene.player.press(try Key(name: "Right"))
    scene.player.advance(by: ScenePlayer.frameDuration)
    #expect(scene.player.frame() != before)
  }
}
