import Foundation
import HaloAudit
import HaloGoldenTesting
import HaloSceneGraph

@testable import HaloLayoutFiles

/// A text of a file with its format.
struct FormattedText: Encodable, Sendable {
  var format: FileFormat
  var text: String

  private enum CodingKeys: CodingKey { case format, text }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(format.rawValue, forKey: .format)
    try container.encode(text, forKey: .text)
  }
}

/// The validator of JSON Schema in the Debian package python3-jsonschema.
enum SchemaValidator {
  static let isInstalled = python != nil

  /// The first Python that has the packages, the system's or the one in `PATH`; nil if none has.
  private static let python: [String]? = [["/usr/bin/python3"], ["/usr/bin/env", "python3"]].first {
    (try? run($0 + ["-c", "import jsonschema, yaml"], output: nil)) == 0
  }

  /// Returns for each text the reason why it does not satisfy the schema of its format, or nil.
  static func problems(of texts: [FormattedText]) throws -> [String?] {
    let scratch = try Scratch()
    func file(_ name: String) -> URL { URL(filePath: "\(scratch.path)/\(name)") }
    for format in FileFormat.allCases {
      try Data(format.schema.utf8).write(to: file("\(format.rawValue).schema.json"))
    }
    try JSONEncoder().encode(texts).write(to: file("documents.json"))
    try Data().write(to: file("problems.json"))
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "validate.py")
    let output = try FileHandle(forWritingTo: file("problems.json"))
    let status = try run((python ?? []) + [script.path, scratch.path], output: output)
    guard status == 0 else { throw CocoaError(.executableLoad) }
    return try JSONDecoder().decode([String?].self, from: Data(contentsOf: file("problems.json")))
  }

  private static func run(_ command: [String], output: FileHandle?) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: command.first ?? "")
    process.arguments = Array(command.dropFirst())
    process.standardOutput = output ?? .nullDevice
    if output == nil { process.standardError = FileHandle.nullDevice }
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

extension FileFormat {
  /// Returns the error that reading a text ends with; nil if it can be read.
  ///
  /// - Throws: a file error.
  func error(of text: String) throws -> String? {
    switch self {
    case .layout: return layoutError(text)
    case .walk: return walkError(text)
    case .baseline, .thresholds, .settings, .tuning:
      let scratch = try Scratch()
      let path = "\(scratch.path)/file.yaml"
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      return error(ofFile: path)
    }
  }

  /// Returns the error that reading a file ends with; nil if it can be read.
  func error(ofFile path: String) -> String? {
    do {
      switch self {
      case .layout: _ = try LayoutDocument(path: path)
      case .walk: _ = try WalkDocument(path: path)
      case .baseline: _ = try AuditBaseline(path: path)
      case .thresholds: _ = try AuditThresholds(path: path)
      case .settings: _ = try AuditSettings(path: path)
      case .tuning: _ = try FocusTuning(path: path)
      }
      return nil
    } catch {
      return "\(error)"
    }
  }
}
