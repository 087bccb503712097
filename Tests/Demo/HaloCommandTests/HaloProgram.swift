import Foundation
import HaloGoldenTesting

/// The `halo` program of the tests' build.
struct HaloProgram {
  struct Result {
    var status: Int32
    /// The standard output.
    var bytes: [UInt8]
    var errors: String

    var output: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// The path of the program, which is beside the bundle of the tests.
  static var path: String {
    let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appending(path: "halo").path
  }

  /// Runs the program to its end, with the test fonts and without a display.
  static func run(
    _ arguments: [String], folder: String? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    TestFonts.pin()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    var all = ProcessInfo.processInfo.environment
    all["DISPLAY"] = nil
    process.environment = all.merging(environment, uniquingKeysWith: { $1 })
    // The output goes to files, because a full pipe would stop the program.
    let scratch = try Scratch()
    let (output, errors) = ("\(scratch.path)/out", "\(scratch.path)/err")
    for file in [output, errors] { try Data().write(to: URL(filePath: file)) }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      bytes: [UInt8](try Data(contentsOf: URL(filePath: output))),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
  }
}
