import Foundation
import HaloAccessibilityBus
import HaloHosting
import HaloXlibHost

/// A running program whose screen is recorded; it was started for that, or was running before.
@MainActor
final class RecordedProgram {
  let name: String
  private(set) var root: AccessibleReference
  let window: ForeignWindow

  private let client: AccessibilityClient
  private let process: Process?

  /// Finds the program and its window, and starts it if necessary.
  ///
  /// - Parameters:
  ///   - client: the connection that finds the program.
  ///   - name: the program's accessible name, or a part of it; nil for any.
  ///   - number: the process ID; nil if it is unknown.
  ///   - command: the command that starts the program; empty if it is running already.
  ///   - patience: seconds in which it must appear.
  /// - Throws: ``CommandError`` in one line.
  init(
    _ client: AccessibilityClient, name: String?, number: Int32?, command: [String],
    patience: TimeInterval
  ) throws {
    self.client = client
    self.name =
      command.first.map { ($0 as NSString).lastPathComponent } ?? name
      ?? number.map { "process \($0)" } ?? ""
    process = command.isEmpty ? nil : try Self.start(command)
    let number = process?.processIdentifier ?? number
    let end = Date(timeIntervalSinceNow: patience)
    var found: (AccessibleReference, ForeignWindow)?
    var program: AccessibleReference?
    do {
      while found == nil, end.timeIntervalSinceNow > 0 {
        if let process, !process.isRunning {
          throw CommandError("\(self.name) ended with status \(process.terminationStatus)")
        }
        program = try client.program(named: name, process: number)
        if let program, let number = try client.process(of: program),
          let window = try ForeignWindow.find(process: number)
        {
          found = (program, window)
        } else {
          // The window may not be open yet; no event announces it.
          usleep(100_000)
        }
      }
    } catch {
      process?.terminate()
      throw error
    }
    guard let found else {
      process?.terminate()
      throw CommandError(
        program == nil
          ? "\(self.name) is not running, or does not describe its screen over AT-SPI"
          : "\(self.name) has no window on this display")
    }
    (root, window) = found
  }

  private static func start(_ command: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    // Some toolkits need these variables to be accessible, or to draw with X11.
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        "QT_ACCESSIBILITY": "1", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "GDK_BACKEND": "x11",
        "QT_QPA_PLATFORM": "xcb", "GSK_RENDERER": "cairo",
      ], uniquingKeysWith: { $1 })
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Ends the program if it was started for the recording.
  func end() { process?.terminate() }
}
