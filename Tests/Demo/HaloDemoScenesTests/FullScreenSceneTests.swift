import FocusEngine
import Foundation
import HaloControls
import HaloDemoTestSupport
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloLockups
import HaloSceneGraph
import Testing

@testable import HaloDemoScenes

/// Films that fill the screen, take the keys and give the focus back.
@MainActor
struct FullScreenSceneTests {
  /// Whether a frame is due within a second; dimming after a long idle time does not count.
  private func isWaiting(_ scene: SceneHarness) -> Bool {
    let next = scene.window.nextFrameTime(now: scene.player.time) ?? .infinity
    return next < scene.player.time + 1
  }

  @Test("Return plays a film without a focus, and Escape comes back to the item")
  func back() throws {
    let scene = try SceneHarness("full-screen")
    try scene.press("Right")
    #expect(scene.focus == "aurora")
    try scene.press("Return")
    #expect(scene.focus == nil && scene.window.answersMenu)
    try scene.press("Left Right Up Down Tab space")
    #expect(scene.focus == nil)
    try scene.press("Escape")
    #expect(scene.focus == "aurora" && !scene.window.answersMenu)
  }

  private func stages(in scene: SceneHarness) -> [FilmStage] {
    var stages: [FilmStage] = []
    scene.window.forEachDescendant { if let stage = $0 as? FilmStage { stages.append(stage) } }
    return stages
  }

  @Test("a film grows out of its card and shrinks back into it")
  func growth() throws {
    let scene = try SceneHarness("full-screen")
    let card = try #require(scene.focusedView as? TVPosterView).imageView
    func width() throws -> CGFloat {
      let stage = try #require(stages(in: scene).first)
      return stage.presented(.bounds, stage.bounds).width
    }
    scene.player.press(try Key(name: "Return"))
    var widths: [CGFloat] = []
    for _ in 0..<3 {
      scene.player.advance(by: 0.05)
      widths.append(try width())
    }
    #expect(widths == widths.sorted() && widths[0] > card.bounds.width / 2)
    #expect(card.isHidden)
    // The title of the card is gone before it is seen large and translucent.
    let stage = try #require(stages(in: scene).first)
    let picture = stage.subviews.last { ($0 as? ImageView)?.image === card.image }
    let title = try #require(picture)
    #expect(title.presented(.alpha, title.alpha) == 0)
    scene.player.advance(by: 1)
    #expect(stages(in: scene).isEmpty)
    scene.player.press(try Key(name: "Escape"))
    widths = []
    for _ in 0..<3 {
      scene.player.advance(by: 0.05)
      widths.append(try width())
    }
    #expect(widths == widths.sorted(by: >) && widths[2] < scene.window.bounds.width)
    scene.player.advance(by: 1)
    #expect(stages(in: scene).isEmpty && !card.isHidden)
  }

  @Test("with reduced motion, a film does not grow")
  func stillGrowth() throws {
    var appearance = FocusAppearance.light
    appearance.prefersReducedMotion = true
    let scene = try SceneHarness("full-screen", appearance: appearance)
    scene.player.press(try Key(name: "Return"))
    scene.player.advance(by: 0.1)
    #expect(stages(in: scene).isEmpty)
  }

  @Test("no frame is needed on the page of a film and while the film is paused")
  func stillness() throws {
    let scene = try SceneHarness("full-screen")
    // On the page, everything but the focus would dim.
    scene.window.isIdleTimerDisabled = true
    #expect(!isWaiting(scene))
    try scene.press("Return")
    #expect(isWaiting(scene))
    try scene.press("space")
    scene.player.advance(by: 1)
    #expect(!isWaiting(scene))
    let paused = scene.player.frame()
    scene.player.advance(by: 5)
    #expect(scene.player.frame() == paused)
    try scene.press("Return")
    scene.player.advance(by: 1)
    #expect(isWaiting(scene) && scene.player.frame() != paused)
    try scene.press("Escape")
    #expect(!isWaiting(scene))
  }

  @Test("arrows skip ten seconds, and again while they are held")
  func skipping() throws {
    let scene = try SceneHarness("full-screen")
    try scene.press("Return space Right Right")
    #expect(scene.texts.contains("0:20"))
    try scene.press("Left Left Left")
    #expect(scene.texts.contains("0:00"))
    let right = try Key(name: "Right")
    scene.window.send(right, phase: .down, at: scene.player.time)
    scene.player.advance(by: 1.1)
    scene.window.send(right, phase: .up, at: scene.player.time)
    // It skips at once, after 0.4 seconds, and then every 0.2 seconds.
    #expect(scene.texts.contains("0:50"))
    scene.player.advance(by: 2)
    #expect(scene.texts.contains("0:50"))
  }

  @Test("the controls over a film hide while it plays, and stay while it is paused")
  func transport() throws {
    let scene = try SceneHarness("full-screen")
    try scene.press("Return")
    #expect(scene.texts.contains("Nine Waves"))
    scene.player.advance(by: 4)
    #expect(scene.texts.isEmpty)
    try scene.press("Down")
    #expect(scene.texts.contains("Nine Waves"))
    try scene.press("space")
    scene.player.advance(by: 6)
    #expect(scene.texts.contains("Nine Waves") && scene.texts.contains("Play"))
  }

  @Test("Up shows information about the film, and Escape hides it before it goes back")
  func info() throws {
    let scene = try SceneHarness("full-screen")
    func isTold() -> Bool { scene.texts.contains { $0.contains("layers of paper") } }
    try scene.press("Return")
    #expect(!isTold())
    try scene.press("Up")
    #expect(isTold())
    try scene.press("Escape")
    #expect(!isTold() && scene.focus == nil)
    try scene.press("Escape")
    #expect(scene.focus == "nine-waves")
  }

  @Test("a film resumes where it was left, and starts anew after it was seen to its end")
  func resuming() throws {
    let scene = try SceneHarness("full-screen")
    try scene.press("Return space Right Right Right Escape")
    #expect(scene.texts.contains { $0.contains("0:30 WATCHED") })
    try scene.press("Return space")
    #expect(scene.texts.contains("0:30"))
    for _ in 0..<20 { try scene.press("Right") }
    try scene.press("space")
    scene.player.advance(by: 3)
    #expect(scene.focus == "nine-waves")
    #expect(!scene.texts.contains { $0.contains("WATCHED") })
  }

  @Test("a film looks the same at the same moment", arguments: ["", "Right", "Right Right"])
  func moment(way: String) throws {
    func picture() throws -> [DisplayItem] {
      let scene = try SceneHarness("full-screen", scale: 0.5)
      try scene.press(way)
      try scene.press("Return", thenWait: 3000)
      return scene.player.frame().items.filter {
        if case .image = $0.content { true } else { false }
      }
    }
    let (one, two) = (try picture(), try picture())
    #expect(one.map(\.transform) == two.map(\.transform))
    #expect(one.map(\.alpha) == two.map(\.alpha))
    #expect(one.map(\.content.bounds) == two.map(\.content.bounds))
    #expect(one.count > 5)
  }
}
