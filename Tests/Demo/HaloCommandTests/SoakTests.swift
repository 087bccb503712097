import Foundation
import HaloDemoScenes
import HaloGoldenTesting
import HaloXServerTestSupport
import Testing

@testable import HaloSceneGraph
@testable import HaloText

/// Random input of a person and a desktop for a long time.
///
/// A run takes 0.6 seconds; with `HALO_THOROUGH=1` it takes 6 seconds and has two windows and a
/// whole desktop, like every run of 5 seconds or more. `HALO_SOAK=3600` makes it an hour,
/// `HALO_SOAK_SEED=N` repeats the same steps, and `HALO_SOAK_LOG=FILE` writes the memory of the
/// programs every second. `HALO_SOAK_PICTURES=FOLDER` receives the shown and the expected picture
/// if they differ at the end.
@Suite(
  .serialized,
  .enabled(
    if: [.xvfb, .xdotool, .openbox, .setxkbmap].allSatisfy(\Tool.isInstalled),
    "needs Xvfb, xdotool, openbox and setxkbmap, which Scripts/test installs"))
struct SoakTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seconds =
    environment["HALO_SOAK"].flatMap(Double.init) ?? (TestEffort.isThorough ? 6 : 0.6)
  /// The surfaces of a window and the caches to fill it.
  private static let bytesPerPixel = 64
  private static let seed = environment["HALO_SOAK_SEED"].flatMap(UInt64.init) ?? 6

  @Test(.timeLimit(.minutes(max(2, Int(seconds / 60) * 2))))
  func `memory stays flat, and the window is right after random input`() throws {
    let isLong = Self.seconds >= 5
    // The screen is larger than any window becomes.
    let screen = isLong ? ["-screen", "0", "3200x2100x24"] : []
    try XServer.run(arguments: screen) { server in
      let run = try SoakRun(server, seed: Self.seed, scope: isLong ? .desktop : .window)
      // Shows every scene once, because memory that is allocated once and kept is not a leak.
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
        // The second program shows fields, which keep an undo history.
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

  /// Checks the memory of one program in KiB, second by second, with a window of at most `pixels`
  /// pixels and with `fields` text fields.
  private func check(_ samples: [Int], first: Int, pixels: Int, fields: Int) {
    // Pictures, masks and shadows are kept up to limits, which grow with the window. More memory is
    // a leak.
    let most = samples.max() ?? 0
    let room = 256 * 1024 + pixels * Self.bytesPerPixel / 1024
    #expect(most < first + room, "\(first) KiB, then \(most) KiB")
    guard Self.seconds >= 300 else { return }
    // A program has less than this for a quarter of the time, and leaked memory is never given
    // back. Fields keep an undo history up to a limit that long pastes reach.
    let half = samples.count / 2
    let (early, late) = (quartile(samples[..<half]), quartile(samples[half...]))
    let history = fields * TextHistory.largest / 1024
    #expect(late < early + early / 10 + history, "\(early) KiB, then \(late) KiB")
  }

  private func quartile(_ samples: ArraySlice<Int>) -> Int {
    samples.isEmpty ? 0 : samples.sorted()[samples.count / 4]
  }
}

/// Writes the memory over time to a file, one line at a time.
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
