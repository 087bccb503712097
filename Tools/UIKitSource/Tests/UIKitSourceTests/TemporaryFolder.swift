import Foundation
import Testing

/// A folder that is deleted with the object.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("uikit-source-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, and creates the folders that contain it.
  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }

  /// Runs the compiler in the folder; any output fails the test.
  func compile(_ arguments: [String]) throws {
    let said = try run(URL(fileURLWithPath: "/usr/bin/env"), ["swiftc"] + arguments)
    #expect(said == "")
  }

  /// Returns the output and the errors of a program that runs in the folder.
  func run(_ program: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = url
    let said = Pipe()
    process.standardOutput = said
    process.standardError = said
    try process.run()
    let data = said.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
