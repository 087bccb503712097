import Foundation
import HaloCairoRenderer
import HaloControls
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloLockups
import HaloSceneGraph
import Testing

@MainActor
struct LayeredImagesSceneTests {
  @Test("there are cards with 2 to 5 layers, and the one with 5 layers is focused first")
  func cards() throws {
    let scene = try SceneHarness("layered-images")
    #expect(scene.focus == "5-layers")
    var counts: [Int] = []
    for _ in 0..<4 {
      let card = try #require(scene.focusedView as? TVPosterView)
      counts.append(try #require(card.imageView.layeredImage).layers.count)
      try scene.press("Left")
    }
    #expect(counts == [5, 4, 3, 2])
  }

  @Test("a refused arrow tilts the card for a moment, and everything comes to rest")
  func nudge() throws {
    let scene = try SceneHarness("layered-images")
    let card = try #require(scene.focusedView as? TVPosterView)
    let still = try scene.picture()
    try scene.press("Up", thenWait: 66)
    #expect(!PictureDifference(still, try scene.picture()).isNone)
    scene.player.rest()
    #expect(card.imageView.tilt == .zero)
    #expect(PictureDifference(still, try scene.picture()).isNone)
  }
}
