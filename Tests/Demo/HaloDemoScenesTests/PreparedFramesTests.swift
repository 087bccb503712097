import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloDemoTestSupport
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

/// Pictures that a key shows are made before the key.
@MainActor
struct PreparedFramesTests {
  private static let keys = [
    "Right", "Right", "Right", "Down", "Left", "Left", "Left", "Up", "Down", "Down", "Right", "Tab",
    "Right", "Down",
  ]

  @Test(
    arguments: TestEffort.cases(DemoScene.all.map(\.id), few: ["tv-home", "photos"]))
  func `the frame that answers a key makes no picture`(id: String) throws {
    let scene = try SceneHarness(
      id, size: CGSize(width: 1280, height: 800), showsArtwork: true)
    let renderer = Renderer(text: TestFonts.textEngine())
    let surface = try PixelSurface(width: 1280, height: 800)
    var shown: DisplayList?
    func draw() throws {
      let list = scene.frame()
      try renderer.draw(list, on: surface, scale: 1, region: list.damage(since: shown, scale: 1))
      shown = list
    }
    /// Draws the last frame of a movement, and then prepares pictures as the host does.
    func rest() throws {
      scene.player.advance(by: 2)
      try draw()
      var preparation = renderer.preparation(of: scene.window.upcomingItems(), scale: 1)
      while try renderer.prepareNext(&preparation) {}
    }
    try rest()
    for name in TestEffort.cases(Self.keys, few: Array(Self.keys.prefix(6))) {
      let before = renderer.made
      scene.player.press(try Key(name: name))
      scene.player.advance(by: 1 / 60)
      try draw()
      let made = renderer.made - before
      #expect(made.pictures == 0 && made.lights == 0, "after \(name)")
      try rest()
    }
  }
}
