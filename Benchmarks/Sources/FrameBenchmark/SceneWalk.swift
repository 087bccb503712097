import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// Walks through a scene with keys and draws every frame like a host.
///
/// It starts in the first group and continues in those that Tab leads to: it presses each arrow
/// once, with time to come to rest, and then holds each one as a keyboard repeats it.
@MainActor
struct SceneWalk {
  /// The measurements of one frame.
  struct Frame {
    /// The milliseconds of each phase, in the order of ``phases``.
    var times: [Double]
    /// The processor time of all threads during drawing, in milliseconds.
    var drawingProcessorTime: Double
    var pixels: Int
  }

  nonisolated static let phases = ["focus and layout", "display list", "damage", "draw"]

  private static let arrows = ["Right", "Down", "Left", "Up"]
  private static let groups = 4
  private static let repetitions = 10

  private let window: Window
  private let renderer: Renderer
  private let surface: PixelSurface
  private let scale: CGFloat
  private var time: TimeInterval = 0
  private var shown: DisplayList?
  private var counted: [Frame] = []
  private var keyTime: Double = 0

  init(_ scene: DemoScene, on screen: Screen) throws {
    renderer = Renderer(text: TextEngine())
    scale = screen.scale
    surface = try PixelSurface(width: screen.width, height: screen.height)
    let size = CGSize(
      width: CGFloat(screen.width) / scale, height: CGFloat(screen.height) / scale)
    window = scene.makeWindow(size: size, appearance: .light, textMeasurer: renderer.text)
    window.resize(to: size, scale: scale)
  }

  /// Returns the frames that drew something, after the first picture.
  mutating func frames() throws -> [Frame] {
    try frame()
    try rest()
    counted = []
    for group in 0..<Self.groups {
      if group > 0 {
        press(try Key(name: "Tab"))
        try rest()
      }
      for name in Self.arrows {
        press(try Key(name: name))
        try rest()
      }
      for name in Self.arrows {
        let key = try Key(name: name)
        for repetition in 0..<Self.repetitions {
          press(key)
          // 40 ms are between two and three frames.
          for _ in 0..<(repetition % 5 < 2 ? 3 : 2) { try frame() }
        }
        try rest()
      }
    }
    return counted
  }

  private mutating func press(_ key: Key) {
    keyTime += measure {
      window.send(key, phase: .down, at: time)
      window.send(key, phase: .up, at: time)
      window.settle()
    }
  }

  /// Advances until nothing moves, then prepares the next pictures, as the host does while idle.
  private mutating func rest() throws {
    // No animation is longer.
    let limit = time + 5
    while let next = window.nextFrameTime(now: time), next <= time, time < limit { try frame() }
    var preparation = renderer.preparation(of: window.upcomingItems(), scale: scale)
    while try renderer.prepareNext(&preparation) {}
  }

  private mutating func frame() throws {
    time += ScenePlayer.frameDuration
    let layout =
      keyTime
      + measure {
        window.advance(to: time)
        window.settle()
      }
    keyTime = 0
    var list = shown
    let listing = measure { list = window.frame(at: time) }
    guard let list else { return }
    var region: [PixelRect] = []
    let comparing = measure { region = list.damage(since: shown, scale: scale) }
    let before = processorTime()
    let drawing = try measure { try renderer.draw(list, on: surface, scale: scale, region: region) }
    let processor = processorTime() - before
    shown = list
    guard !region.isEmpty else { return }
    counted.append(
      Frame(
        times: [layout, listing, comparing, drawing], drawingProcessorTime: processor,
        pixels: region.reduce(0) { $0 + $1.area }))
  }

  private func measure(_ body: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(body) / .milliseconds(1)
  }

  /// Returns the processor time of all threads of the process in milliseconds.
  private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
}
