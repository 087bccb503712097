import Foundation
import HaloGoldenTesting
import HaloXServerTestSupport
import Testing

/// The command `halo record` with programs that describe themselves wrongly or incompletely, on a
/// bus of the test's own.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.dbusDaemon.isInstalled,
    "needs Xvfb and dbus-daemon, which Scripts/test installs"))
struct RecordCommandTests {
  /// Records a program while others are on the bus.
  private func record(
    _ manner: TellingProgram.Manner, beside others: [TellingProgram.Manner] = [],
    _ body: (_ status: Int32, _ output: String, _ errors: String, _ folder: String) throws -> Void
  ) throws {
    let bus = try TestBus()
    defer { bus.end() }
    try XServer.run { server in
      let reader = try WindowReader(server)
      _ = reader.openWindow(of: getpid())
      let registry = try FakeRegistry(bus, listens: false)
      #expect(registry.isNamed())
      let programs = try (others + [manner]).map { try TellingProgram($0, on: bus) }
      registry.programs = programs.compactMap { $0.bus?.uniqueName }
      let scratch = try Scratch()
      let (output, errors) = ("\(scratch.path)/out", "\(scratch.path)/err")
      for file in [output, errors] { try Data().write(to: URL(filePath: file)) }
      let process = Process()
      process.executableURL = URL(filePath: HaloProgram.path)
      // An endless tree has 5,000 objects that are read.
      process.arguments = [
        "record", "--timeout", manner == .endless ? "60" : "3", "-o",
        "\(scratch.path)/screen.yaml",
      ]
      process.arguments? += others.isEmpty ? ["--pid", "\(getpid())"] : ["--app", "Root"]
      process.environment = ProcessInfo.processInfo.environment.merging(
        [
          "DISPLAY": server.displayName, "DBUS_SESSION_BUS_ADDRESS": bus.address,
          "AT_SPI_BUS_ADDRESS": bus.address,
        ], uniquingKeysWith: { $1 })
      process.standardOutput = FileHandle(forWritingAtPath: output)
      process.standardError = FileHandle(forWritingAtPath: errors)
      try process.run()
      let hasEnded = wait(seconds: 40) {
        registry.work()
        for program in programs { program.work() }
        return !process.isRunning
      }
      #expect(hasEnded)
      if !hasEnded { process.terminate() }
      process.waitUntilExit()
      try body(
        process.terminationStatus, try String(contentsOfFile: output, encoding: .utf8),
        try String(contentsOfFile: errors, encoding: .utf8), scratch.path)
    }
  }

  @Test(
    arguments: [
      (.silent, "does not answer"), (.hangs, "does not answer"), (.leaves, "has ended"),
      (.slow, "does not answer"), (.confused, "does not answer"),
    ] as [(TellingProgram.Manner, String)])
  func `a program that describes itself incompletely is reported in one line, without a file`(
    manner: TellingProgram.Manner, line: String
  ) throws {
    try record(manner) { status, output, errors, folder in
      #expect(status == 1 && output.isEmpty)
      #expect(errors == "halo: process \(getpid()) \(line)\n")
      #expect(!FileManager.default.fileExists(atPath: folder + "/screen.yaml"))
    }
  }

  @Test(arguments: [.plain, .endless, .circular, .scattered] as [TellingProgram.Manner])
  func `a program that describes too much or nonsense is recorded as far as possible`(
    manner: TellingProgram.Manner
  ) throws {
    try record(manner) { status, output, errors, folder in
      #expect(status == 0 && errors.isEmpty, "\(errors)")
      let count = [.plain: 2, .circular: 1, .scattered: 0][manner] ?? 4_998
      #expect(output.contains(": \(count) focusable items"), "\(output)")
      let tree = try HaloProgram.run(["tree", "screen.yaml"], folder: folder)
      #expect(tree.status == 0 && tree.errors.isEmpty, "\(tree.errors)")
      if manner == .plain {
        let layout = try String(contentsOfFile: folder + "/screen.yaml", encoding: .utf8)
        #expect(
          layout.hasSuffix(
            """
            size: [400, 300]
            backdrop: screen.png
            views:
              - {id: one, kind: region, role: button, label: One, frame: [20, 20, 80, 30], focusable: true}
              - {id: two, kind: region, role: button, label: Two, frame: [120, 20, 80, 30], focusable: true}

            """), "\(layout)")
      }
    }
  }

  @Test func `a program that hangs does not prevent the recording of another one`() throws {
    try record(.plain, beside: [.silent]) { status, output, errors, _ in
      #expect(status == 0 && errors.isEmpty, "\(errors)")
      #expect(output.contains(": 2 focusable items"))
    }
  }
}
