import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloDemoTestSupport
import HaloDisplayList
import HaloFilming
import HaloGoldenTesting
import HaloHosting
import HaloImageFiles
import HaloSceneGraph
import Testing

/// The looks of scenes during their animations, as a sheet of moments for each.
@MainActor
struct MomentTests {
  /// One animation.
  ///
  /// A new animation needs a line below and a check of its sheet.
  struct Animation: CustomTestStringConvertible, Sendable {
    var name: String
    var scene: String
    /// The keys that are pressed before, each after the scene has come to rest.
    var before = ""
    /// The keys that start the animation.
    var keys: String
    /// The time between frames in milliseconds.
    var every = 40
    var duration = 200
    var between = 80
    var hold = 0
    /// The part that moves, in points; it is small, because a repository keeps the picture for
    /// ever.
    var crop: CGRect
    /// The device pixels per point.
    var scale: CGFloat = 1
    /// The pixels of the screen, across and down, that become one pixel of the sheet.
    var reduction = 1
    var isDark = false

    var testDescription: String { name }
  }

  nonisolated static let animations: [Animation] = [
    Animation(
      name: "ring", scene: "photos", before: "Tab Tab", keys: "Right",
      crop: CGRect(x: 480, y: 88, width: 76, height: 84)),
    Animation(
      name: "row", scene: "photos", before: "Down", keys: "Down",
      crop: CGRect(x: 8, y: 76, width: 160, height: 156)),
    Animation(
      name: "lift", scene: "tv-home", keys: "Right", every: 80, duration: 400,
      crop: CGRect(x: 330, y: 520, width: 330, height: 200), scale: 0.5),
    Animation(
      name: "zoom", scene: "tv-home", keys: "Return", every: 120, duration: 600,
      crop: CGRect(x: 0, y: 160, width: 1280, height: 600), scale: 0.5, reduction: 2),
    Animation(
      name: "zoom-back", scene: "tv-home", before: "Down Down Return", keys: "Escape", every: 120,
      duration: 480, crop: CGRect(x: 0, y: 0, width: 1280, height: 600), scale: 0.5,
      reduction: 2),
    Animation(
      name: "trail", scene: "focus-guide", keys: "Right Right Left", duration: 240,
      crop: CGRect(x: 120, y: 175, width: 1040, height: 140), scale: 0.5, reduction: 2),
    Animation(
      name: "press", scene: "focus-guide", before: "Right", keys: "Return", every: 50,
      duration: 450, hold: 200, crop: CGRect(x: 460, y: 175, width: 360, height: 140), scale: 0.5),
    Animation(
      name: "scroll", scene: "navigation",
      before: Array(repeating: "Down", count: 12).joined(separator: " "), keys: "Down Down",
      crop: CGRect(x: 280, y: 560, width: 120, height: 200)),
    Animation(
      name: "push", scene: "navigation", before: "Down", keys: "Return", every: 60, duration: 420,
      crop: CGRect(x: 0, y: 0, width: 1280, height: 240), scale: 0.5, reduction: 2),
    Animation(
      name: "present", scene: "navigation", before: "Down Return Down", keys: "Return", every: 80,
      duration: 480, crop: CGRect(x: 380, y: 220, width: 520, height: 520), scale: 0.5,
      reduction: 2),
    Animation(
      name: "dismiss", scene: "navigation", before: "Down Return Down Return", keys: "Return",
      every: 80, duration: 480, crop: CGRect(x: 380, y: 220, width: 520, height: 520),
      scale: 0.5, reduction: 2, isDark: true),
    Animation(
      name: "nudge", scene: "layered-images", keys: "Right", every: 80, duration: 480,
      crop: CGRect(x: 900, y: 140, width: 380, height: 220), scale: 0.5),
    Animation(
      name: "alert", scene: "photos", before: "Tab End", keys: "Return",
      crop: CGRect(x: 440, y: 285, width: 260, height: 220), scale: 0.5),
    Animation(
      name: "idle", scene: "tv-home", keys: "Right", every: 800, duration: 5600,
      crop: CGRect(x: 0, y: 400, width: 1280, height: 400), scale: 0.5, reduction: 2),
  ]

  /// Animations that go on as long as the focus stays.
  nonisolated static let endless = [
    Animation(
      name: "marquee", scene: "layered-images", keys: "Left", every: 300, duration: 3000,
      crop: CGRect(x: 630, y: 330, width: 320, height: 90), scale: 0.5)
  ]

  @Test(
    "the moments of an animation look like their golden picture", arguments: animations + endless)
  func moments(_ animation: Animation) throws {
    expectPicture(try sheet(of: animation), matches: "moments-\(animation.name)")
  }

  @Test(
    "an animation moves at once and is at rest a second later",
    arguments: TestEffort.cases(animations, few: Array(animations.prefix(5))))
  func movement(_ animation: Animation) throws {
    let scene = try scene(for: animation)
    let frames = scene.player.film(try script(of: animation))
    let moves = frames[0].list != frames[1].list
    #expect(moves)
    scene.player.advance(by: 1)
    let rest = scene.player.frame()
    scene.player.advance(by: 0.1)
    let stays = scene.player.frame() == rest
    #expect(stays && scene.window.saturatedFrames == 0)
  }

  @Test(
    "with reduced motion nothing is drawn between the first and the last position",
    arguments: ["lift", "press", "scroll"])
  func reducedMotion(name: String) throws {
    let animation = try #require(Self.animations.first { $0.name == name })
    let scene = try scene(for: animation, reducedMotion: true)
    var script = try script(of: animation)
    script.keys = Array(script.keys.prefix(1))
    let frames = scene.player.film(script)
    // The normal and the lifted look fade into each other, and nothing is drawn between them.
    var transforms: [DisplayItemID: Set<CGAffineTransform>] = [:]
    for item in frames.dropFirst().flatMap(\.list.items) {
      transforms[item.id, default: []].insert(item.transform)
    }
    #expect(transforms.values.allSatisfy { $0.count <= 2 })
  }

  private func scene(
    for animation: Animation, reducedMotion: Bool = false
  ) throws -> SceneHarness {
    var appearance = animation.isDark ? FocusAppearance.dark : .light
    appearance.prefersReducedMotion = reducedMotion
    let scene = try SceneHarness(
      animation.scene, scale: animation.scale, appearance: appearance)
    try scene.press(animation.before)
    return scene
  }

  private func script(of animation: Animation) throws -> FilmScript {
    let names = animation.keys.split(separator: " ").map(String.init)
    return FilmScript(
      keys: try names.map { .init($0, try Key(name: $0)) }, every: animation.every,
      between: animation.between, hold: animation.hold, duration: animation.duration)
  }

  private func sheet(of animation: Animation) throws -> PixelSurface {
    let scene = try scene(for: animation)
    let script = try script(of: animation)
    let frames = scene.player.film(script)
    let renderer = Renderer(text: TestFonts.textEngine())
    let drawer = try FrameDrawer(
      size: scene.window.bounds.size, scale: animation.scale, crop: animation.crop, by: renderer)
    let sheet = ContactSheet(
      palette: scene.window.appearance.palette, rows: ContactSheet.rows(frames, of: script))
    let reduction = animation.reduction
    return try sheet.draw(
      width: drawer.width / reduction, height: drawer.height / reduction, scale: 1, by: renderer
    ) {
      try drawer.draw(scene.drawable(frames[$0].list)).reduced(by: reduction)
    }
  }
}
