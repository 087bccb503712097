import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloDemoTestSupport
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

/// Every scene, walked at random and observed during its animations, is the same picture however it
/// is drawn.
@MainActor
struct ScenePixelTests {
  private static let size = CGSize(width: 960, height: 600)

  /// A scene and the device pixels per point with which it is drawn.
  struct Drawn: CustomTestStringConvertible, Sendable {
    var scene: String
    var scale: CGFloat
    var testDescription: String { "\(scene) at \(scale)" }

    /// Every scene at each of the scales; or every scene at the first, and at the others the scenes
    /// with halos, growing pictures, layers and glass.
    static func all(_ scales: CGFloat...) -> [Drawn] {
      let telling = ["photos", "tv-home", "layered-images", "hover"]
      return scales.enumerated().flatMap { index, scale in
        let scenes = DemoScene.all.map(\.id)
        return TestEffort.cases(
          scenes, few: scenes.filter { index == 0 || telling.contains($0) }
        ).map { Drawn(scene: $0, scale: scale) }
      }
    }
  }

  private static let keys = [
    "Up", "Down", "Left", "Right", "Up", "Down", "Left", "Right", "Tab", "shift+Tab", "Return",
    "BackSpace", "g",
  ]

  /// A walk through a scene that is not always at rest when the next key is pressed.
  private struct Walk {
    var dice: SeededGenerator
    let scene: SceneHarness

    @MainActor
    init(_ id: String, seed: UInt64, scale: CGFloat, isDark: Bool = false) throws {
      dice = SeededGenerator(seed: seed)
      scene = try SceneHarness(
        id, size: ScenePixelTests.size, scale: scale, appearance: isDark ? .dark : .light,
        showsArtwork: TestEffort.isThorough)
    }

    /// Presses a key, waits a while and returns the frame.
    @MainActor
    mutating func step() throws -> DisplayList {
      let key = try Key(name: ScenePixelTests.keys.randomElement(using: &dice) ?? "Tab")
      scene.player.press(key)
      scene.player.advance(by: Double.random(in: 0...0.3, using: &dice))
      return scene.frame()
    }
  }

  private func renderer() -> Renderer {
    return Renderer(text: TestFonts.textEngine())
  }

  @Test(
    "drawing only the damage gives the same picture as drawing everything",
    arguments: Drawn.all(0.5, 1.25))
  func damage(drawn: Drawn) throws {
    let scale = drawn.scale
    var walk = try Walk(drawn.scene, seed: 1, scale: scale, isDark: scale > 1)
    let (lasting, other) = (renderer(), renderer())
    var shown = walk.scene.frame()
    let surface = try lasting.picture(of: shown, scale: scale)
    for step in 0..<(TestEffort.isThorough ? 12 : 3) {
      let next = try walk.step()
      try lasting.draw(
        next, on: surface, scale: scale, region: next.damage(since: shown, scale: scale))
      shown = next
      let difference = PictureDifference(surface, try other.picture(of: next, scale: scale))
      #expect(difference.isNone, "step \(step): \(difference)")
    }
    // A new renderer has no caches that could agree by mistake.
    let fresh = try renderer().picture(of: shown, scale: scale)
    #expect(PictureDifference(surface, fresh).isNone)
  }

  @Test("a window drawn in parts equals the window drawn as a whole", arguments: Drawn.all(0.5, 1))
  func parts(drawn: Drawn) throws {
    let scale = drawn.scale
    var walk = try Walk(drawn.scene, seed: 2, scale: scale)
    let renderer = renderer()
    for step in 0..<(TestEffort.isThorough ? 5 : 3) {
      let list = try walk.step()
      let whole = try renderer.picture(of: list, scale: scale)
      let pieces = try PixelSurface(width: whole.width, height: whole.height)
      // The first split is into halves, as two threads would draw.
      let half = whole.height / 2
      let regions =
        step == 0
        ? [
          PixelRect(x: 0, y: 0, width: whole.width, height: half),
          PixelRect(x: 0, y: half, width: whole.width, height: whole.height - half),
        ] : split(whole.bounds, times: 6, &walk.dice)
      try renderer.draw(list, on: pieces, scale: scale, region: regions)
      let difference = PictureDifference(pieces, whole)
      #expect(difference.isNone, "step \(step): \(difference)")
    }
  }

  /// Cuts a rectangle repeatedly, in a random order.
  private func split(
    _ rect: PixelRect, times: Int, _ dice: inout SeededGenerator
  ) -> [PixelRect] {
    var rects = [rect]
    for _ in 0..<times {
      let rect = rects.remove(at: Int.random(in: 0..<rects.count, using: &dice))
      let isAcross = Bool.random(using: &dice)
      let length = isAcross ? rect.width : rect.height
      guard length > 1 else {
        rects.append(rect)
        continue
      }
      let cut = Int.random(in: 1..<length, using: &dice)
      var (first, second) = (rect, rect)
      if isAcross {
        (first.width, second.x, second.width) = (cut, rect.x + cut, rect.width - cut)
      } else {
        (first.height, second.y, second.height) = (cut, rect.y + cut, rect.height - cut)
      }
      rects += [first, second]
    }
    return rects.shuffled(using: &dice)
  }

  @Test(
    "a scene at rest is the same picture at twice the scale, only sharper",
    arguments: Drawn.all(0.5, 1))
  func scale(drawn: Drawn) throws {
    let walks = try [1, 2].map { try Walk(drawn.scene, seed: 3, scale: drawn.scale * $0) }
    for walk in walks {
      try walk.scene.press("Tab Right Down")
    }
    let single = try walks[0].scene.picture()
    let double = try walks[1].scene.picture().reduced(by: 2)
    let difference = PictureDifference(single, double)
    // Edges are at the nearest pixel, at most half a pixel apart, and text is laid out again, so
    // that large plain areas agree and outlines do not. Something that is missing or at a wrong
    // place differs much more. At a smaller scale, outlines are a larger part of the picture.
    let apart = Double(difference.beyondTolerance) / Double(single.width * single.height)
    #expect(difference.meanError < 3 / drawn.scale, "\(difference)")
    #expect(apart < 0.05 / drawn.scale, "\(difference)")
  }
}
