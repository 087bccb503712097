import FocusGeometry
import Foundation
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

@testable import HaloInstruments

/// A screen whose panel is closed.
@MainActor
struct PassthroughTests {
  @Test(arguments: ["photos", "tv-home", "reminders"])
  func `without a panel, the frames of a bench are those of the screen`(scene: String)
    throws
  {
    let stage = try BenchStage(scene: scene)
    let bench = stage.bench
    let plain = ScenePlayer(window: try BenchStage.scene(scene, CGSize(width: 640, height: 400)))
    plain.rest()
    var time = max(stage.player.time, plain.time) + 1
    for key in try Key.sequence("Tab Right Down Right Left") {
      bench.send(key, phase: .down, at: time)
      plain.window.send(key, phase: .down, at: time)
      bench.send(key, phase: .up, at: time)
      plain.window.send(key, phase: .up, at: time)
      for _ in 0..<20 {
        let due = bench.nextFrameTime(now: time)
        #expect(due == plain.window.nextFrameTime(now: time))
        let (seen, own) = (bench.frame(at: time), plain.window.frame(at: time))
        #expect(seen.size == own.size && seen.filters.isEmpty)
        // Images and ids belong to one window.
        let isSame =
          seen.items.map(\.extent) == own.items.map(\.extent)
          && seen.items.map(\.transform) == own.items.map(\.transform)
          && seen.items.map(\.alpha) == own.items.map(\.alpha)
        #expect(isSame, "after \(key.name ?? ""), at \(time)")
        time += 1.0 / 60
      }
    }
    #expect(stage.focus == plain.focusedLabel)
  }

  @Test func `without a panel, the window's display list is the screen's and not a copy`() throws {
    let stage = try BenchStage(scene: "photos")
    var made: DisplayList?
    stage.window.frameHandler = { made = $0 }
    try stage.tap("Tab")
    stage.player.advance(by: ScenePlayer.frameDuration)
    stage.window.frameHandler = nil
    let list = try #require(stage.bench.frames.live)
    #expect(list.root === made?.root)
  }

  @Test func `a bench at rest requests no frames without a panel`() throws {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    try stage.press("Right")
    #expect(stage.bench.nextFrameTime(now: stage.player.time) == nil)
    let kept = stage.bench.frames.history.recent.count
    for _ in 0..<10 { stage.player.advance(by: 0.5) }
    #expect(stage.bench.frames.history.recent.count == kept)
  }

  @Test func `a bench does not keep frames that show nothing new`() throws {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    try stage.press("F7 Right")
    let kept = stage.bench.frames.history.recent.count
    let root = stage.bench.frames.live?.root
    for x in 0..<50 {
      stage.bench.pointerMoved(to: CGPoint(x: 20 + x, y: 20), at: stage.player.time)
      stage.player.advance(by: ScenePlayer.frameDuration)
    }
    #expect(stage.bench.frames.history.recent.count == kept)
    #expect(stage.bench.frames.live?.root === root)
  }

  @Test func `a bench at rest requests no frames with an open panel either`() throws {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    for key in ["F1", "F7", "F10", "shift+F10", "shift+F5", "shift+F6", "F8"] {
      try stage.press(key)
      #expect(stage.bench.nextFrameTime(now: stage.player.time) == nil, "after \(key)")
    }
  }

  @Test func `closing the panel restores the screen's display list and full speed`() throws {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    try stage.press("Right")
    let before = try stage.picture()
    for keys in [
      "F7", "shift+F7", "F8", "shift+F8 shift+F8", "F9 F9 shift+F9", "F10", "shift+F10",
      "shift+F6", "shift+F6 shift+F6", "F1", "F8 shift+F6 F7",
    ] {
      try stage.press(keys)
      try stage.press("shift+F1")
      #expect(stage.bench.panelHost.panel == nil)
      let list = stage.player.frame()
      #expect(list.root === stage.bench.frames.live?.root, "after \(keys)")
      #expect(list.size == CGSize(width: 640, height: 400), "after \(keys)")
      #expect(try stage.picture().difference(from: before) == nil, "after \(keys)")
      #expect(stage.bench.clock.speed == .whole && !stage.bench.clock.isStopped)
      let (host, own) = (stage.player.time, stage.bench.clock.now)
      stage.player.advance(by: 1)
      #expect(abs(stage.bench.clock.now - own - (stage.player.time - host)) < 1e-9)
      #expect(stage.bench.nextFrameTime(now: stage.player.time) == nil, "after \(keys)")
    }
  }

  @Test func `closing the panel restores the explanation detail and keeps the program's handler`()
    throws
  {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    let detail = stage.window.focusSystem?.explanationDetail
    var heard = 0
    stage.window.focusSystem?.explanationHandler = { _ in heard += 1 }
    try stage.press("F7 Right shift+F7 Left")
    #expect(heard == 2)
    try stage.press("shift+F1")
    #expect(stage.window.focusSystem?.explanationDetail == detail)
    try stage.press("Right")
    #expect(heard == 3)
    #expect(stage.focus == "b")
  }
}
