import CWindowMeter
import Foundation

/// One run of the program, controlled by keys.
struct WindowRun {
  /// The results of one run; times are in milliseconds.
  struct Result {
    var firstFrame: Double
    /// The times from each key to the first change of the screen.
    var latencies: [Double]
    /// The times from each key until nothing changes any more.
    var settling: [Double]
    var unanswered: Int
    var pixelsPerKey: Double
    var changesPerKey: Double
    var programTime: Double
    var serverTime: Double
    /// The memory in MiB.
    var memory: Double
    var dirtyMemory: Double
    /// The wake-ups per second while nothing happens.
    var wakeUps: Double
    /// The frames that took longer than 16.7 ms until they were sent, by the program's own count.
    var lateFrames = 0
  }

  /// A round in which every key finds a neighbour.
  private static let round = ["Right", "Right", "Right", "Down", "Left", "Left", "Left", "Up"]
  /// A round for forms, in which arrows move a caret and do nothing at the ends of a text.
  private static let formRound = ["Tab"]
  private static let forms = ["sign-in"]
  /// The number of changed pixels from which a window counts as open.
  private static let windowPixels: Int64 = 200_000
  /// The milliseconds without a change after which a movement is over.
  private static let quiet = 120.0
  /// The seconds from the start to the first key, and those of the measured rest.
  private static let warmUp = 3.0
  private static let rest = 10.0
  /// The seconds between presses that do not wait for rest, like those of a held key.
  private static let repetition = 0.04

  private let scene: String
  private let options: BenchmarkOptions

  init(_ scene: String, _ options: BenchmarkOptions) {
    self.scene = scene
    self.options = options
  }

  func measure() throws -> Result {
    let screen = try VirtualScreen(for: options.size)
    defer { screen.close() }
    guard let meter = window_meter_open(screen.name) else {
      throw BenchmarkError("the X server has no XTEST or no DAMAGE")
    }
    defer { window_meter_close(meter) }
    var (pixels, changes): (Int64, Int64) = (0, 0)
    let start = window_meter_now()
    let output = Pipe()
    let program = try screen.start(
      [options.program, "demo", "--stats", "--size", options.size, "--scene", scene],
      output: output)
    defer {
      program.terminate()
      program.waitUntilExit()
    }
    let shown = window_meter_wait(meter, Self.windowPixels, 20_000, &pixels, &changes)
    guard shown > 0 else { throw BenchmarkError("\(scene): no window in 20 seconds") }
    Thread.sleep(forTimeInterval: Self.warmUp)
    _ = try walk(keys: 2 * Self.round.count, meter)

    let (use, server) = (ProcessUse(program), ProcessUse(screen.server))
    let before = (use.processorTime, server.processorTime)
    var result = try walk(keys: options.keys, meter)
    let count = Double(options.keys)
    result.firstFrame = shown - start
    result.programTime = (use.processorTime - before.0) / count
    result.serverTime = (server.processorTime - before.1) / count
    result.memory = use.memory
    result.dirtyMemory = use.dirtyMemory
    if options.isEveryScene {
      try press(options.presses, meter)
      program.terminate()
      result.lateFrames = try Self.lateFrames(in: output)
      return result
    }
    Thread.sleep(forTimeInterval: 1)
    let sleeps = use.sleeps
    Thread.sleep(forTimeInterval: Self.rest)
    result.wakeUps = Double(use.sleeps - sleeps) / Self.rest
    return result
  }

  /// Presses arrows, and Tab now and then, without waiting for rest; the sequence is the same each
  /// time.
  private func press(_ count: Int, _ meter: OpaquePointer) throws {
    let keys = ["Right", "Right", "Right", "Down", "Down", "Left", "Left", "Up"]
    var state: UInt64 = 1
    for index in 0..<count {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let key = index % 50 == 49 ? "Tab" : keys[Int(state >> 61)]
      guard window_meter_press(meter, key) != 0 else {
        throw BenchmarkError("the keyboard has no key \(key)")
      }
      Thread.sleep(forTimeInterval: Self.repetition)
    }
  }

  private static func lateFrames(in output: Pipe) throws -> Int {
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    let name = "frames over 16.7 ms "
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name) }),
      let count = Int(line.dropFirst(name.count))
    else { throw BenchmarkError("the program does not tell how many frames were late") }
    return count
  }

  /// Presses each key after the movement of the one before has come to rest.
  private func walk(keys: Int, _ meter: OpaquePointer) throws -> Result {
    var result = Result(
      firstFrame: 0, latencies: [], settling: [], unanswered: 0, pixelsPerKey: 0,
      changesPerKey: 0, programTime: 0, serverTime: 0, memory: 0, dirtyMemory: 0,
      wakeUps: 0)
    var (pixels, changes): (Int64, Int64) = (0, 0)
    while window_meter_wait(meter, 1, Self.quiet, &pixels, &changes) > 0 {}
    (pixels, changes) = (0, 0)
    let round = Self.forms.contains(scene) ? Self.formRound : Self.round
    for index in 0..<keys {
      let key = round[index % round.count]
      let pressed = window_meter_now()
      guard window_meter_press(meter, key) != 0 else {
        throw BenchmarkError("the keyboard has no key \(key)")
      }
      var last = window_meter_wait(meter, 1, 500, &pixels, &changes)
      guard last > 0 else {
        result.unanswered += 1
        continue
      }
      result.latencies.append(last - pressed)
      while true {
        let next = window_meter_wait(meter, 1, Self.quiet, &pixels, &changes)
        guard next > 0 else { break }
        last = next
      }
      result.settling.append(last - pressed)
    }
    result.pixelsPerKey = Double(pixels) / Double(keys)
    result.changesPerKey = Double(changes) / Double(keys)
    return result
  }
}
