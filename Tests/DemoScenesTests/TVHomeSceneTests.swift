import Controls
import DemoScenes
import DemoTestSupport
import FocusEngine
import FocusInspector
import Foundation
import GoldenTesting
import SceneGraph
import Testing

@MainActor
struct TVHomeSceneTests {
  @Test("the first picture has the focus from the start")
  func start() throws {
    #expect(try SceneHarness("tv-home").focus == "top-1")
  }

  @Test(
    "a picture grows by 70 points along its longest side", arguments: ["", "Down", "Down Down"])
  func growth(way: String) throws {
    let scene = try SceneHarness("tv-home", size: CGSize(width: 1920, height: 1080))
    try scene.press(way)
    let poster = try #require(scene.focusedView as? TVPosterView)
    let size = poster.imageView.bounds.size
    let longest = max(size.width, size.height)
    #expect(abs(longest * poster.imageView.focusedScale - (longest + 70)) < 0.001)
    #expect(poster.imageView.lift == 1)
  }

  @Test("no frame changes with the focus")
  func frames() throws {
    let scene = try SceneHarness("tv-home")
    let posters = FocusMap.focusableItems(in: scene.window)
    let before = posters.map(\.frame)
    try scene.press("Right")
    #expect(posters.map(\.frame) == before)
  }

  @Test("a grown picture keeps clear of its neighbours")
  func room() throws {
    let scene = try SceneHarness("tv-home", size: CGSize(width: 1920, height: 1080))
    for way in ["Right", "Down", "Right", "Down", "Right"] {
      try scene.press(way)
      let poster = try #require(scene.focusedView as? TVPosterView)
      let grown = poster.frame.insetBy(dx: -poster.focusSizeIncrease.leading, dy: 0)
      let neighbours = try #require(poster.superview).subviews.filter { $0 !== poster }
      for neighbour in neighbours {
        // Art direction: room so that nothing crowds; 12 points are a quarter of a caption line.
        #expect(!grown.insetBy(dx: -12, dy: 0).intersects(neighbour.frame))
      }
    }
  }

  @Test("holding an arrow ends at the last picture, inside the safe area")
  func safeArea() throws {
    let scene = try SceneHarness("tv-home", size: CGSize(width: 1920, height: 1080))
    try scene.press("Down")
    for _ in 0..<12 { try scene.press("Right") }
    let poster = try #require(scene.focusedView)
    let frame = poster.convert(poster.bounds, to: scene.window)
    #expect(frame.maxX <= 1920 - 80 + 0.5)
    #expect(try scene.press("Right")?.outcome == .stayed)
  }
}
