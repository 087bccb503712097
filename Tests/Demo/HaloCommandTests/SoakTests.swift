import Foundation
import HaloDemoScenes
import HaloGoldenTesting
import HaloXServerTestSupport
import Testing

@testable import HaloSceneGraph
@testable import HaloText

/// Whatever a person and a desktop do to the window for a long time.
///
/// Six tenths of a second; with `HALO_THOROUGH=1` six seconds, with two windows and all that a
/// desktop does, as in every run of five seconds or more. `HALO_SOAK=3600` makes it an hour,
/// `HALO_SOAK_SEED=N` does the same things again, and `HALO_SOAK_LOG=FILE` keeps the memory of the
/// programs every second. `HALO_SOAK_PICTURES=FOLDER` gets what the window shows at the end and
/// what it should, where they differ.
@Suite(
  .serialized,
  .enabled(
    if: [.xvfb, .xdotool, .openbox, .setxkbmap].allSatisfy(\Tool.isInstalled),
    "needs Xvfb, xdotool, openbox and setxkbmap, which Scripts/test installs"))
struct SoakTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seconds =
    environment["HALO_SOAK"].flatMap(Double.init) ?? (TestEffort.isThorough ? 6 : 0.6)
  /// Of a window's surfaces and of what is kept to fill it.
  private static let bytesPerPixel = 64
  private static let seed = environment["HALO_SOAK_SEED"].flatMap(UInt64.init) ?? 6

  @Test(.timeLimit(.minutes(max(2, Int(seconds / 60) * 2))))
  func `memory stays flat, and the window right`() throws {
    let isLong = Self.seconds >= 5
    // Larger than any window comes to be.
    let screen = isLong ? ["-screen", "0", "3200x2100x24"] : []
    try XServer.run(arguments: screen) { server in
      let run = try SoakRun(server, seed: Self.seed, scope: isLong ? .desktop : .window)
      // Every scene once: what is made once and kept is no leak.
      for program in run.programs {
        run.turn(to: program)
        try run.activate()
        for _ in DemoScene.all { try run.press("F2") }
      }
      let first = try run.memory()
      var samples: [[Int]] = []
      let log = Self.environment["HALO_SOAK_LOG"].map(MemoryLog.init)
      let start = Date()
      var next = 0.0
      while -start.timeIntervalSinceNow < Self.seconds {
        try run.step()
        try run.checkRunning()
        let passed = -start.timeIntervalSinceNow
        guard passed >= next else { continue }
        next += 1
        let memory = try run.memory()
        samples.append(memory)
        log?.add(seconds: passed, kibibytes: memory, steps: run.count)
      }
      for (index, program) in run.programs.enumerated() {
        // The second shows fields, which keep what can be undone.
        check(
          samples.map { $0[index] }, first: first[index], pixels: program.mostPixels,
          fields: index == 0 ? 0 : 2)
      }
      try run.settle()
      let difference = try run.difference()
      #expect(difference.isNone, "\(difference) after \(run.lastSteps)")
      #expect(try run.errors() == "")
      try run.leave()
    }
  }

  /// KiB of one program, second by second, in windows of at most so many pixels, with so many text
  /// fields.
  private func check(_ samples: [Int], first: Int, pixels: Int, fields: Int) {
    // Pictures, masks and shadows are kept up to their limits, and a larger window has larger ones;
    // what comes on top is lost.
    let most = samples.max() ?? 0
    let room = 256 * 1024 + pixels * Self.bytesPerPixel / 1024
    #expect(most < first + room, "\(first) KiB, then \(most) KiB")
    guard Self.seconds >= 300 else { return }
    // A quarter of the time a program has less than this; what is lost is never given back. Fields
    // keep what can be undone, up to a limit that long pastes come to.
    let half = samples.count / 2
    let (early, late) = (quartile(samples[..<half]), quartile(samples[half...]))
    let history = fields * TextHistory.largest / 1024
    #expect(late < early + early / 10 + history, "\(early) KiB, then \(late) KiB")
  }

  private func quartile(_ samples: ArraySlice<Int>) -> Int {
    samples.isEmpty ? 0 : samples.sorted()[samples.count / 4]
  }
}

/// Memory by time, a line each, written as it goes.
private final class MemoryLog {
  private let file: FileHandle?

  init(path: String) {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    file = FileHandle(forWritingAtPath: path)
  }

  func add(seconds: Double, kibibytes: [Int], steps: Int) {
    let numbers = [Int(seconds)] + kibibytes + [steps]
    file?.write(Data((numbers.map(String.init).joined(separator: " ") + "\n").utf8))
  }
}
