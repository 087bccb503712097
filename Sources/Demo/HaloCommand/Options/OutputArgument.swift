import ArgumentParser
import HaloCairoRenderer

/// What `--output` names: where the files go that a command makes.
struct OutputArgument: ExpressibleByArgument {
  let path: String

  init(argument: String) { path = argument }

  static let defaultCompletionKind = CompletionKind.file()

  /// A file of this name is `./-`.
  var isStandardOutput: Bool { path == "-" }

  /// Writes the one file of a command and prints its path; the file alone where it goes to standard
  /// output or through a pipe.
  func write(_ bytes: [UInt8]) throws {
    if isStandardOutput {
      try Terminal.current.output(bytes)
    } else if try OutputFile.write(bytes, to: path) == .placed {
      try Terminal.print(path)
    }
  }

  /// As ``write(_:)``; to standard output where nobody named a place.
  static func write(_ bytes: [UInt8], to output: OutputArgument?) throws {
    try (output ?? OutputArgument(argument: "-")).write(bytes)
  }

  /// - Throws: `ValidationError` for standard output, into which one file goes and not several.
  func folder() throws -> String {
    guard !isStandardOutput else {
      throw ValidationError("several files need a folder, and - is standard output")
    }
    return path
  }
}
