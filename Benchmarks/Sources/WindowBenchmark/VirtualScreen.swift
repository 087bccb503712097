import Foundation

/// An X server without a monitor, and a window manager on it.
final class VirtualScreen {
  /// The display's name, such as `:7`.
  let name: String
  let server: Process
  private let manager: Process

  /// Starts a server and a window manager.
  ///
  /// - Parameter size: the size in pixels of a window that fits on the screen, such as `1280x800`.
  /// - Throws: ``BenchmarkError`` if one of the two does not start.
  init(for size: String) throws {
    let sides = size.split(separator: "x").compactMap { Int($0) }
    guard sides.count == 2 else { throw BenchmarkError("a size is as 1280x800, not \(size)") }
    // This leaves space for the window manager's frame.
    let screen = sides.map { "\($0 + 64)" }.joined(separator: "x")
    let pipe = Pipe()
    server = Process()
    // The server takes a free number and writes it to its output.
    try Self.start(
      server, ["Xvfb", "-displayfd", "1", "-screen", "0", "\(screen)x24", "-nolisten", "tcp"],
      output: pipe)
    var answer = Data()
    while !answer.contains(UInt8(ascii: "\n")) {
      let more = pipe.fileHandleForReading.availableData
      guard !more.isEmpty else { throw BenchmarkError("Xvfb does not start") }
      answer += more
    }
    let number = String(decoding: answer, as: UTF8.self).trimmingCharacters(
      in: .whitespacesAndNewlines)
    name = ":\(number)"
    manager = Process()
    try Self.start(manager, ["openbox"], display: name)
    // Windows opened before the window manager is ready get no frame.
    Thread.sleep(forTimeInterval: 0.7)
  }

  /// Starts a program on the screen; its output goes into the pipe, or is discarded.
  func start(_ command: [String], output: Pipe? = nil) throws -> Process {
    let process = Process()
    try Self.start(process, command, display: name, output: output)
    return process
  }

  func close() {
    manager.terminate()
    server.terminate()
    manager.waitUntilExit()
    server.waitUntilExit()
  }

  private static func start(
    _ process: Process, _ command: [String], display: String? = nil, output: Pipe? = nil
  ) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    if let display {
      process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display]) {
        $1
      }
    }
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw BenchmarkError("\(command[0]) does not start: \(error)")
    }
  }
}
