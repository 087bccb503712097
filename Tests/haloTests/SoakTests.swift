import DemoScenes
import Foundation
import Testing
import XServerTestSupport

/// Whatever a person and a desktop do to the window for a long time.
///
/// Ten seconds; `HALO_SOAK=3600` makes it an hour, `HALO_SOAK_SEED=N` does the same things again, and
/// `HALO_SOAK_LOG=FILE` keeps the memory of the program every second.
@Suite(
  .serialized,
  .enabled(
    if: [.xvfb, .xdotool, .openbox, .setxkbmap].allSatisfy(\Tool.isInstalled),
    "needs Xvfb, xdotool, openbox and setxkbmap, which Scripts/test installs"))
struct SoakTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seconds = environment["HALO_SOAK"].flatMap(Double.init) ?? 10
  private static let seed = environment["HALO_SOAK_SEED"].flatMap(UInt64.init) ?? 6

  @Test(.timeLimit(.minutes(max(2, Int(seconds / 60) * 2))))
  func `memory stays flat, and the window right`() throws {
    try XServer.run { server in
      let run = try SoakRun(server, seed: Self.seed)
      // Every scene once: what is made once and kept is no leak.
      for _ in DemoScene.all { try run.press("F2") }
      var samples: [Int] = []
      let log = Self.environment["HALO_SOAK_LOG"].map(MemoryLog.init)
      let start = Date()
      var next = 0.0
      while -start.timeIntervalSinceNow < Self.seconds {
        try run.step()
        try #require(run.isRunning, "\(run.end) after \(run.lastSteps)")
        let passed = -start.timeIntervalSinceNow
        guard passed >= next else { continue }
        next += 1
        let memory = try #require(run.memory())
        samples.append(memory)
        log?.add(seconds: passed, kibibytes: memory, steps: run.count)
      }
      // The second half against the first: what is kept grows less and less, a leak goes on.
      let half = samples.count / 2
      let (early, late) = (samples[..<half].max() ?? 0, samples[half...].max() ?? 0)
      #expect(late < early + 8 * 1024, "\(early) KiB, then \(late) KiB; \(samples.count) samples")
      try run.settle()
      let difference = try run.difference()
      #expect(difference.isNone, "\(difference) after \(run.lastSteps)")
      #expect(try run.errors() == "")
      try run.leave()
    }
  }
}

/// Memory by time, a line each, written as it goes.
private final class MemoryLog {
  private let file: FileHandle?

  init(path: String) {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    file = FileHandle(forWritingAtPath: path)
  }

  func add(seconds: Double, kibibytes: Int, steps: Int) {
    file?.write(Data("\(Int(seconds)) \(kibibytes) \(steps)\n".utf8))
  }
}
