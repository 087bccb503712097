import CairoRenderer
import DemoScenes
import Foundation
import SceneGraph

/// What the frames of a held arrow cost, phase by phase: `swift run -c release FrameBenchmark`.
///
/// Keys come every 40 ms, as a keyboard repeats, and frames every 1/60 s; a frame that takes longer
/// than that is late.
@main
struct FrameBenchmark {
  @MainActor
  static func main() throws {
    let walks: [(scene: String, keys: String)] = [
      ("photos", "Tab Tab"), ("focus-guide", ""), ("tv-home", "Down"),
    ]
    print("held arrow, median / 95 % / longest in ms; late: frames over 16.7 ms")
    let size = CGSize(width: 1920, height: 1080)
    for scale in [1.0, 2.0] {
      print("\n\(Int(size.width * scale))x\(Int(size.height * scale))")
      for walk in walks {
        guard let scene = DemoScene.all.first(where: { $0.id == walk.scene }) else { continue }
        print(try measure(scene, keys: walk.keys, size: size, scale: scale))
      }
    }
  }

  @MainActor
  private static func measure(
    _ scene: DemoScene, keys: String, size: CGSize, scale: CGFloat
  ) throws -> String {
    let renderer = Renderer(text: TextEngine())
    let player = ScenePlayer(
      scene: scene, size: size, scale: scale, appearance: .light, textMeasurer: renderer.text)
    let surface = try PixelSurface(
      width: Int(size.width * scale), height: Int(size.height * scale))
    var phases = Phases()
    var shown: DisplayList?

    func frame(isCounted: Bool) {
      let clock = ContinuousClock()
      let start = clock.now
      let list = player.frame()
      let listed = clock.now
      let region = list.damage(since: shown, scale: scale)
      let compared = clock.now
      renderer.draw(list, on: surface, scale: scale, region: region)
      let drawn = clock.now
      shown = list
      guard isCounted else { return }
      let times = [listed - start, compared - listed, drawn - compared].map(milliseconds)
      phases.add(times, pixels: region.reduce(0) { $0 + $1.area })
    }

    frame(isCounted: false)
    for key in try Key.sequence(keys) {
      player.press(key)
      player.rest()
    }
    frame(isCounted: false)
    // As the host does while nothing moves.
    let upcoming = player.window.upcomingItems()
    while renderer.prepareNext(of: upcoming, scale: scale) {}
    for name in ["Right", "Left", "Down", "Up"] {
      let key = try Key(name: name)
      for repetition in 0..<12 {
        player.press(key)
        // 40 ms hold two frames and a bit.
        for _ in 0..<(repetition % 5 < 2 ? 3 : 2) {
          player.advance(by: ScenePlayer.frameDuration)
          frame(isCounted: true)
        }
      }
      while player.window.nextFrameTime(now: player.time).map({ $0 <= player.time }) == true {
        player.advance(by: ScenePlayer.frameDuration)
        frame(isCounted: true)
      }
    }
    return phases.row(named: scene.id)
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    duration / .milliseconds(1)
  }
}

/// Durations of the phases of many frames, in milliseconds.
struct Phases {
  private static let names = ["list", "damage", "draw"]
  private var frames: [[Double]] = []
  private var pixels: [Double] = []

  mutating func add(_ times: [Double], pixels count: Int) {
    frames.append(times)
    pixels.append(Double(count) / 1_000_000)
  }

  func row(named name: String) -> String {
    func text(_ values: [Double]) -> String {
      let sorted = values.sorted()
      guard let last = sorted.last else { return "-" }
      let picks = [sorted[sorted.count / 2], sorted[sorted.count * 95 / 100], last]
      return picks.map { String(format: "%.2f", $0) }.joined(separator: " / ")
    }
    let totals = frames.map { $0.reduce(0, +) }
    var parts = Self.names.indices.map { index in
      "\(Self.names[index]) \(text(frames.map { $0[index] }))"
    }
    parts.append("whole \(text(totals))")
    parts.append("Mpx \(text(pixels))")
    parts.append("late \(totals.filter { $0 > 1000.0 / 60 }.count) of \(totals.count)")
    return "\(name): " + parts.joined(separator: "  ")
  }
}
