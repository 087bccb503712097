import Foundation
import HaloGoldenTesting
import HaloXServerTestSupport

/// One window of the demo, and its program.
final class SoakProgram {
  let window: UInt
  /// The largest number of pixels that the window has had.
  var mostPixels = SoakRun.size.width * SoakRun.size.height
  private let process: Process
  private let errorsPath: String

  /// Starts `halo demo` and waits for its window, on a desktop with a window manager.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of `halo demo`.
  ///   - name: The name that tells its window and its errors from those of others.
  ///   - folder: The folder in which the program runs and its errors are kept.
  ///   - server: The server on which the window opens.
  ///   - reader: The reader that finds the window.
  /// - Throws: An error if there is no window within 30 seconds.
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
  /// A description of how the program ended.
  var end: String {
    let kind = process.terminationReason == .uncaughtSignal ? "signal" : "status"
    return "\(kind) \(status), \((try? errors()) ?? "")"
  }

  /// The errors that the program has printed.
  func errors() throws -> String { try String(contentsOfFile: errorsPath, encoding: .utf8) }

  /// The private memory of the program in KiB.
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
