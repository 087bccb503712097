import Foundation
import HaloGoldenTesting
import HaloXServerTestSupport

/// One window of the demo, and the program behind it.
final class SoakProgram {
  let window: UInt
  /// Of the largest that the window has been.
  var mostPixels = SoakRun.size.width * SoakRun.size.height
  private let process: Process
  private let errorsPath: String

  /// Starts `halo demo` and waits for its window, on a desktop with a window manager.
  ///
  /// - Parameters:
  ///   - arguments: of `halo demo`.
  ///   - name: tells its window and its complaints from those of others.
  ///   - folder: where the program runs and its complaints are kept.
  ///   - server: where the window opens.
  ///   - reader: finds it there.
  /// - Throws: when there is no window within 30 seconds.
  init(
    _ arguments: [String], name: String, in folder: String, on server: XServer,
    seenBy reader: WindowReader
  ) throws {
    errorsPath = "\(folder)/\(name).errors"
    _ = FileManager.default.createFile(atPath: errorsPath, contents: nil)
    process = try server.keep(
      program: HaloProgram.path, ["demo"] + arguments, folder: folder,
      environment: ["RESOURCE_NAME": name], errors: FileHandle(forWritingAtPath: errorsPath))
    var found: UInt?
    _ = wait {
      found = reader.window(withClass: "Halo", named: name)
      return found != nil
    }
    guard let found else { throw SoakError("no window of \(name)") }
    window = found
  }

  var isRunning: Bool { process.isRunning }
  var status: Int32 { process.terminationStatus }
  /// How the program has ended, in words.
  var end: String {
    let kind = process.terminationReason == .uncaughtSignal ? "signal" : "status"
    return "\(kind) \(status), \((try? errors()) ?? "")"
  }

  /// What the program has complained of.
  func errors() throws -> String { try String(contentsOfFile: errorsPath, encoding: .utf8) }

  /// KiB of the program's own memory: what it shares with nobody.
  func memory() -> Int? {
    let path = "/proc/\(process.processIdentifier)/smaps_rollup"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    return text.split(separator: "\n").filter { $0.hasPrefix("Private_") }
      .compactMap { $0.split(separator: " ").dropFirst().first.flatMap { Int($0) } }
      .reduce(0, +)
  }
}

struct SoakError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
