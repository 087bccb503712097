import Foundation
import HaloGoldenTesting

/// Command lines as people type them, with `"$halo"` for the program, for tests of pipes,
/// redirections and limits of the shell.
enum Shell {
  /// Runs a few lines of bash, whose output comes through pipes because they may be unable to write
  /// files.
  static func run(_ script: String, folder: String? = nil) throws -> HaloProgram.Result {
    TestFonts.pin()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", script]
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = nil
    environment["halo"] = HaloProgram.path
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let (results, mistakes) = (PipeReader(output), PipeReader(errors))
    process.waitUntilExit()
    return HaloProgram.Result(
      status: process.terminationStatus, bytes: results.bytes,
      errors: String(decoding: mistakes.bytes, as: UTF8.self))
  }
}

/// Reads a pipe to its end while a process writes into it.
private final class PipeReader: @unchecked Sendable {
  private var read = Data()
  private let ended = DispatchSemaphore(value: 0)

  init(_ pipe: Pipe) {
    Thread.detachNewThread { [self] in
      read = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
      ended.signal()
    }
  }

  /// All bytes; may be read once.
  var bytes: [UInt8] {
    ended.wait()
    return [UInt8](read)
  }
}
