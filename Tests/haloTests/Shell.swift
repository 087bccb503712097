import Foundation
import GoldenTesting

/// Command lines as people type them, with `"$halo"` for the program: where pipes, redirections and
/// limits of the shell are what is tested.
enum Shell {
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs a few lines of bash; what they print must fit into a pipe.
  static func run(
    _ script: String, folder: String? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    TestFonts.pin()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", script]
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    var all = ProcessInfo.processInfo.environment
    all["DISPLAY"] = nil
    all["halo"] = HaloProgram.path
    process.environment = all.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    func text(_ pipe: Pipe) throws -> String {
      String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
    return Result(
      status: process.terminationStatus, output: try text(output), errors: try text(errors))
  }
}
