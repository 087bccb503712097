import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloLayoutFiles
import HaloSceneGraph
import Testing

@testable import HaloCommand
@testable import HaloInstruments

/// The demo's screens with their instruments, without a window.
@MainActor
struct InstrumentSessionTests {
  /// A screen of the demo, on which a test presses keys.
  @MainActor
  private final class Stage {
    let session: DemoSession
    let player: BenchPlayer
    let scratch: Scratch
    let renderer: Renderer
    var bench: Bench { session.bench }
    var two: TwoInstrument { bench.instrument() }
    var recorder: RecordInstrument { bench.instrument() }

    init(
      _ scene: String = "photos", layout: LayoutSession? = nil, scratch: Scratch? = nil,
      size: CGSize = CGSize(width: 640, height: 400)
    ) throws {
      self.scratch = try scratch ?? Scratch()
      renderer = Renderer(text: TestFonts.textEngine())
      renderer.showsStandIns = false
      session = DemoSession(
        scene: try DemoScene.named(scene), layout: layout, size: size, looks: ScreenLooks(),
        modifiers: .pc, renderer: renderer,
        keepingIn: self.scratch.path + "/halo-screenshots")
      session.start()
      player = BenchPlayer(session.bench)
      player.rest()
    }

    func press(_ keys: String) throws { try player.press(keys) }

    var focus: String? { bench.screen.focusSystem?.focusedItem?.focusDebugLabel }
    var twinFocus: String? { bench.twin?.focusSystem?.focusedItem?.focusDebugLabel }

    /// The path of the walk that was kept.
    func walk() throws -> String {
      let sitting = try #require(SittingFolder(in: scratch))
      return "\(sitting.path)/\(try #require(sitting.names.first { $0.hasSuffix(".yaml") }))"
    }
  }

  /// The keys that a person presses on a screen of the demo before and during a recording.
  struct Recording: CustomTestStringConvertible, Sendable {
    var scene, before, keys: String
    var testDescription: String { "\(scene): \(before) | \(keys)" }
  }

  nonisolated static let recordings = [
    Recording(scene: "photos", before: "", keys: "Tab Right Right Down shift+Tab"),
    Recording(scene: "photos", before: "Tab Right", keys: "Down Left"),
    Recording(scene: "tv-home", before: "", keys: "Right Down Right Return Escape"),
    Recording(scene: "reminders", before: "Tab", keys: "Down Down Tab space"),
    Recording(scene: "sign-in", before: "", keys: "Tab a b space c Tab d"),
    Recording(scene: "navigation", before: "Down", keys: "Return Down Escape"),
    Recording(scene: "grid", before: "F3 Right", keys: "Right F4 Down F3 Down"),
    Recording(scene: "photos", before: "Tab Right F2", keys: "Down Return"),
  ]

  @Test(arguments: recordings)
  func `a recording on a screen becomes a walk that halo walk passes`(recording: Recording) throws {
    let stage = try Stage(recording.scene)
    try stage.press(recording.before)
    try stage.press("shift+F11")
    try stage.press(recording.keys)
    try stage.press("shift+F11")
    let path = try stage.walk()
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(stage.session.failures(ofWalkAt: path) == [], "\(text)")
    let walk = HaloCommand.run(["walk", path])
    #expect(walk.status == 0, "\(walk.output)\(text)")
    #expect(text.contains("expect: "))
    let said = stage.recorder.lines.contains {
      if case .text("halo walk passes this walk.", .good) = $0 { true } else { false }
    }
    #expect(said)
  }

  @Test func `a recording of clicks and scrolling becomes a walk that halo walk passes`() throws {
    let stage = try Stage("reminders")
    try stage.press("shift+F11")
    stage.player.click(CGPoint(x: 60, y: 120))
    stage.player.rest()
    stage.bench.pointerScrolled(
      by: CGVector(dx: 0, dy: 60), .continuous, at: CGPoint(x: 400, y: 200),
      time: stage.player.time)
    stage.player.rest()
    try stage.press("Down")
    try stage.press("shift+F11")
    let path = try stage.walk()
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("click: ") && text.contains("scroll: "), "\(text)")
    #expect(stage.session.failures(ofWalkAt: path) == [], "\(text)")
  }

  /// The model of the iPad hides the focus if no focus key was used for a minute.
  private static let longPause: TimeInterval = 70

  @Test func `working on the panel for a long time does not hide the focus of the screen`() throws {
    let stage = try Stage("photos")
    try stage.press("Tab Tab Right F1")
    let before = try #require(stage.focus)
    for _ in 0..<3 {
      stage.player.advance(by: Self.longPause)
      try stage.press("Down")
    }
    #expect(stage.focus == before)
    try stage.press("F1 shift+F11 Right shift+F11")
    #expect(stage.focus != before)
    #expect(stage.session.failures(ofWalkAt: try stage.walk()) == [])
  }

  @Test func `a pause that hid the focus before the panel was opened is part of the walk`() throws {
    let stage = try Stage("photos")
    try stage.press("Tab Tab Right")
    stage.player.advance(by: Self.longPause)
    #expect(stage.focus == nil)
    try stage.press("shift+F11 Right Right shift+F11")
    let path = try stage.walk()
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("wait:"))
    #expect(stage.session.failures(ofWalkAt: path) == [])
  }

  @Test func `a recording is saved when the next screen is shown`() throws {
    let stage = try Stage("grid")
    try stage.press("shift+F11 Right Down F2")
    #expect(!stage.recorder.isOn)
    let path = try stage.walk()
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("scene: grid") && !text.contains("F2"))
    #expect(stage.session.failures(ofWalkAt: path) == [])
  }

  @Test func `a key for the window around the screen is not part of a recorded walk`() throws {
    let stage = try Stage("photos")
    try stage.press("shift+F11 Tab ctrl+s Right")
    try stage.press("shift+F11")
    let path = try stage.walk()
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(stage.session.failures(ofWalkAt: path) == [], "\(text)")
  }

  @Test func `a walk of a layout file names the file by its path from the folder of the sitting`()
    throws
  {
    let scratch = try Scratch()
    let file = scratch.path + "/screen.yaml"
    try Self.layout(x: 220).write(toFile: file, atomically: false, encoding: .utf8)
    let stage = try Stage(layout: LayoutSession(path: file), scratch: scratch)
    try stage.press("Tab shift+F11 Right Left Right shift+F11")
    let path = try stage.walk()
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("layout: \"../../screen.yaml\""), "\(text)")
    #expect(stage.session.failures(ofWalkAt: path) == [])
    // The walk fails when the layout is another one.
    try Self.layout(x: 220, second: "third").write(
      toFile: file, atomically: false, encoding: .utf8)
    #expect(stage.session.failures(ofWalkAt: path)?.isEmpty == false)
  }

  private static func layout(x: Int, second: String = "second") -> String {
    """
    model: android
    size: [640, 400]
    views:
      - {id: first, kind: button, title: A, frame: [40, 60, 140, 60]}
      - {id: \(second), kind: button, title: B, frame: [\(x), 60, 140, 60]}

    """
  }

  @Test func `a layout is shown as it was beside what its file has become`() throws {
    let scratch = try Scratch()
    let file = scratch.path + "/screen.yaml"
    try Self.layout(x: 220).write(toFile: file, atomically: false, encoding: .utf8)
    let layout = try LayoutSession(path: file)
    let stage = try Stage(layout: layout, scratch: scratch)
    try Self.layout(x: 300).write(toFile: file, atomically: false, encoding: .utf8)
    layout.reopen(in: stage.session.window, looks: ScreenLooks())
    stage.bench.screenDidChange()
    stage.player.rest()
    try stage.press("shift+F6 shift+F6 shift+F6")
    #expect(stage.two.pair == .before)
    #expect(stage.two.changes.map(\.id) == ["second"])
    #expect(stage.two.changes.map(\.kind) == [.moved])
    try stage.press("Tab Right")
    #expect(stage.focus == "second" && stage.twinFocus == "second")
  }

  @Test func `after F2, the second screen shows the next scene as well`() throws {
    let stage = try Stage("photos")
    try stage.press("Tab shift+F6 shift+F6")
    #expect(stage.bench.twin?.title == stage.session.window.title)
    try stage.press("F2")
    #expect(stage.session.name == "navigation")
    let twin = try #require(stage.bench.twin)
    #expect(twin.title == stage.session.window.title)
    try stage.press("Down Down")
    #expect(stage.focus == stage.twinFocus)
  }

  @Test func `keys of the demo reach both screens and change both models`() throws {
    let stage = try Stage("grid")
    try stage.press("shift+F6 shift+F6 F3")
    let model = stage.session.window.focusSystem?.model.name
    #expect(model != "pad")
    #expect(stage.bench.twin?.focusSystem?.model.name == model)
  }

  @Test func `instruments are also commands in the menus of the demo`() throws {
    let stage = try Stage("photos")
    let menus = stage.session.window.application?.menus ?? []
    let commands = menus.first { $0.identifier == "instruments" }?.commands ?? []
    #expect(commands.count == InstrumentCommand.allCases.count - 1)
    for command in commands {
      #expect(stage.session.window.application?.responses[command.action] != nil)
    }
  }

  @Test(arguments: [("tv-home", "Right"), ("photos", "Tab Tab Right"), ("selection", "Down")])
  func `frames that were not kept are drawn again exactly`(scene: String, keys: String) throws {
    let stage = try Stage(scene)
    try stage.press(keys)
    stage.player.press(try Key(name: "Right"))
    stage.player.advance(by: 0.2)
    #expect(stage.bench.frames.history.recent.isEmpty)
    stage.player.press(try Key(name: "shift+F9"))
    let recalled = stage.bench.frames.history.recent
    #expect(recalled.count > 6)

    let other = ScenePlayer(
      window: Window(
        showing: try DemoScene.named(scene), size: CGSize(width: 640, height: 400),
        looks: ScreenLooks(), modifiers: .pc, textMeasurer: stage.renderer.text))
    other.rest()
    for key in try Key.sequence(keys) {
      other.press(key)
      other.rest()
    }
    other.press(try Key(name: "Right"))
    let start = other.time
    for moment in [17, 83, 150] {
      other.advance(by: start + Double(moment) / 1000 - other.time)
      let seen = try #require(
        recalled.last { $0.moment.map { $0 <= moment } ?? false && $0.event?.name == "Right" })
      let difference = PictureDifference(
        try stage.renderer.picture(of: seen.list), try stage.renderer.picture(of: other.frame()))
      #expect(difference.isNone, "\(scene) at \(moment) ms: \(difference)")
    }
  }

  @Test func `a shot with instruments looks like the window`() throws {
    let scratch = try Scratch()
    let stage = try Stage("focus-guide")
    try stage.press("Right F7")
    let shot = HaloCommand.run(
      [
        "shot", "--scene", "focus-guide", "--size", "640x400", "--instruments", "--keys",
        "Right F7", "-o", "picture.png",
      ].writing(into: scratch.path))
    #expect(shot.status == 0, "\(shot.errors)")
    let drawn = try PixelSurface.readPNG(from: scratch.path + "/picture.png")
    let own = try stage.renderer.picture(of: stage.player.frame(), scale: 1)
    let difference = PictureDifference(drawn, own)
    #expect(difference.isNone, "\(difference)")
    #expect(drawn.width == 980)
  }
}
