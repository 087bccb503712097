import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

@testable import HaloInstruments

/// Time that is stopped, slowed down or advanced frame by frame.
@MainActor
struct BenchTimeTests {
  /// A scene, the keys before the last one, and the last key.
  struct Case: CustomTestStringConvertible, Sendable {
    var scene, before, key: String
    var testDescription: String { "\(scene): \(before) \(key)" }
  }

  nonisolated static let cases = [
    Case(scene: "tv-home", before: "", key: "Right"),
    Case(scene: "photos", before: "Tab", key: "Right"),
    Case(scene: "grid", before: "", key: "Right"),
    Case(scene: "navigation", before: "Down", key: "Return"),
    Case(scene: "layered-images", before: "", key: "Right"),
  ]

  private func expected(_ test: Case, at moment: Int, by stage: BenchStage) throws -> PixelSurface {
    try ScenePlayer.picture(
      of: BenchStage.scene(test.scene, CGSize(width: 640, height: 400)),
      keys: "\(test.before) \(test.key)", milliseconds: moment, by: stage.renderer)
  }

  @Test func `a step back without kept frames stays in the present`() {
    var frames = BenchFrames()
    frames.stepBack()
    #expect(frames.back == nil)
    #expect(frames.past == nil)
  }

  @Test(arguments: cases)
  func `stepping frames after a key shows the picture of a shot at that moment`(test: Case)
    throws
  {
    let stage = try BenchStage(scene: test.scene)
    try stage.press(test.before)
    try stage.press("F8")
    try stage.press(test.key)
    for frame in 1...8 {
      try stage.press("F9")
      let moment = Int((Double(frame) * 1000 / 60).rounded())
      #expect(stage.bench.clock.moment == moment)
      guard [1, 2, 5, 8].contains(frame) else { continue }
      let expected = try expected(test, at: moment, by: stage)
      let difference = try stage.screenPicture().difference(from: expected)
      #expect(difference == nil, "at \(moment) ms: \(difference ?? "")")
      // The hint bar of this scene is a material that reaches the panel.
      guard test.scene != "photos" else { continue }
      let seen = try stage.seenPicture().difference(from: expected)
      #expect(seen == nil, "in the window at \(moment) ms: \(seen ?? "")")
    }
  }

  @Test(arguments: cases)
  func `stopping the time at a moment shows the picture of a shot at that moment`(test: Case) throws
  {
    let stage = try BenchStage(scene: test.scene)
    try stage.press(test.before)
    try stage.tap(test.key)
    stage.player.advance(by: 0.0707)
    try stage.tap("F8")
    stage.player.rest()
    let moment = try #require(stage.bench.clock.moment)
    #expect((70...72).contains(moment))
    #expect(stage.bench.moment == "\(moment) ms after \(test.key)")
    let difference = try stage.screenPicture().difference(
      from: expected(test, at: moment, by: stage))
    #expect(difference == nil, "at \(moment) ms: \(difference ?? "")")
    // The moment does not change any more.
    stage.player.advance(by: 5)
    #expect(stage.bench.clock.moment == moment)
  }

  @Test(arguments: cases.prefix(3), [(keys: "shift+F8", rate: 4), ("shift+F8 shift+F8", 10)])
  func `in slow time the screen's clock runs at a fraction of the host's clock`(
    test: Case, speed: (keys: String, rate: Int)
  ) throws {
    let stage = try BenchStage(scene: test.scene)
    try stage.press(test.before)
    try stage.press(speed.keys)
    try stage.tap(test.key)
    // This is 80 ms on the screen.
    stage.player.advance(by: Double(speed.rate) * 0.080)
    #expect(stage.bench.clock.moment == 80)
    let difference = try stage.screenPicture().difference(
      from: expected(test, at: 80, by: stage))
    #expect(difference == nil, "\(difference ?? "")")
    // The animation ends in slow time, too, and its last frame equals that at full speed.
    stage.player.rest()
    let plain = ScenePlayer(
      window: try BenchStage.scene(test.scene, CGSize(width: 640, height: 400)))
    plain.rest()
    for key in try Key.sequence("\(test.before) \(test.key)") {
      plain.press(key)
      plain.rest()
    }
    let end = try stage.renderer.picture(of: plain.frame(), scale: 1)
    #expect(try stage.screenPicture().difference(from: end) == nil)
  }

  @Test func `steps back and forward show the same pictures again`() throws {
    let stage = try BenchStage(scene: "tv-home")
    try stage.press("F8 Right")
    var pictures = [try stage.seenPicture()]
    for _ in 0..<6 {
      try stage.press("F9")
      pictures.append(try stage.seenPicture())
    }
    for (one, other) in zip(pictures, pictures.dropFirst()) {
      #expect(one.difference(from: other) != nil)
    }
    for index in [5, 4, 3, 2] {
      try stage.press("shift+F9")
      let difference = try stage.seenPicture().difference(from: pictures[index])
      #expect(difference == nil, "back at \(index): \(difference ?? "")")
      #expect(stage.bench.lead.hasPrefix("past"))
    }
    for index in [3, 4, 5, 6] {
      try stage.press("F9")
      let difference = try stage.seenPicture().difference(from: pictures[index])
      #expect(difference == nil, "on at \(index): \(difference ?? "")")
    }
    #expect(stage.bench.frames.past == nil)
    // The next step goes on from the present.
    try stage.press("F9")
    #expect(try stage.seenPicture().difference(from: pictures[6]) != nil)
    #expect(stage.bench.clock.moment == 117)
  }

  @Test func `a step back while time runs stops the time at the previous frame`() throws {
    let stage = try BenchStage(scene: "tv-home")
    try stage.press("F1 F1")
    try stage.tap("Right")
    var pictures: [PixelSurface] = []
    for _ in 0..<4 {
      stage.player.advance(by: ScenePlayer.frameDuration)
      pictures.append(try stage.screenPicture())
    }
    try stage.press("shift+F9")
    #expect(stage.bench.clock.isStopped)
    let seen = try stage.seenPicture()
    #expect(pictures.suffix(2).contains { $0.difference(from: seen) == nil })
    try stage.press("shift+F9")
    let other = try stage.seenPicture()
    #expect(other.difference(from: seen) != nil)
    #expect(pictures.suffix(3).contains { $0.difference(from: other) == nil })
  }

  @Test func `steps back end at the first frame that is kept`() throws {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    try stage.press("F1 F1 Right Right")
    // The first step back makes frames that nobody kept.
    try stage.press("shift+F9")
    let kept = stage.bench.frames.history.recent.count
    for _ in 0..<kept + 5 { try stage.press("shift+F9") }
    let past = try #require(stage.bench.frames.past)
    #expect(past.list.root === stage.bench.frames.history.recent.first?.list.root)
    try stage.press("F9")
    #expect(stage.bench.frames.past != nil)
  }

  @Test func `a key or a click for the screen leaves the past and acts on the present`() throws {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    try stage.press("Right shift+F9 shift+F9")
    #expect(stage.bench.frames.past != nil)
    try stage.press("Right")
    #expect(stage.bench.frames.past == nil && stage.focus == "c")
    try stage.press("shift+F9")
    #expect(stage.bench.frames.past != nil)
    try stage.press("F8")
    #expect(stage.bench.frames.past == nil && !stage.bench.clock.isStopped)
    try stage.press("shift+F9")
    stage.player.click(CGPoint(x: 120, y: 300))
    #expect(stage.bench.frames.past == nil)
  }

  @Test func `releasing Shift after a step back stays in the past`() throws {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    try stage.press("Right Right")
    let shift = Key(.modifier(.shift))
    stage.bench.send(shift, phase: .down, at: stage.player.time)
    try stage.tap("shift+F9")
    stage.bench.send(shift, phase: .up, at: stage.player.time)
    stage.player.rest()
    #expect(stage.bench.frames.past != nil)
    // So does releasing a key of the screen that was held until now.
    try stage.press("F9")
    try stage.hold("Left")
    try stage.tap("shift+F9")
    try stage.release("Left")
    #expect(stage.bench.frames.past != nil)
  }

  @Test func `a key in stopped time shows its first moment`() throws {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    try stage.press("F8 Right Right")
    #expect(stage.focus == "c")
    #expect(stage.bench.clock.moment == 0)
    #expect(stage.fact("Moment") == "0 ms after Right")
    #expect(stage.row("stop")?.isOn == true)
    try stage.press("F8")
    #expect(!stage.bench.clock.isStopped && stage.row("stop")?.isOn == false)
  }

  @Test
  func `holding the frame key repeats its step, and holding the stop key does not repeat`() throws {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    try stage.press("F8 Right")
    let key = try Key(name: "F9")
    stage.bench.send(key, phase: .down, at: stage.player.time)
    for _ in 0..<4 { stage.bench.send(key, phase: .repeat, at: stage.player.time) }
    stage.bench.send(key, phase: .up, at: stage.player.time)
    #expect(stage.bench.clock.moment == 83)
    let stop = try Key(name: "F8")
    stage.bench.send(stop, phase: .down, at: stage.player.time)
    stage.bench.send(stop, phase: .repeat, at: stage.player.time)
    stage.bench.send(stop, phase: .up, at: stage.player.time)
    #expect(!stage.bench.clock.isStopped)
  }

  @Test func `the marked text of an input method is shown in stopped time`() throws {
    let stage = try BenchStage(
      layout: """
        model: android
        size: [640, 400]
        views:
          - {id: field, kind: text-field, title: Name, frame: [40, 40, 400, 60]}
        """)
    try stage.press("Tab F8")
    #expect(stage.window.textCaret != nil)
    let before = try stage.seenPicture()
    stage.bench.setMarkedText("né", at: stage.player.time)
    stage.player.rest()
    #expect(try stage.seenPicture().difference(from: before) != nil)
  }
}
