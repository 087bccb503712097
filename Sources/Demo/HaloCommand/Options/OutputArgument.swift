import ArgumentParser
import HaloCairoRenderer

/// The value of `--output`: the place for the files that a command writes.
struct OutputArgument: ExpressibleByArgument {
  let path: String

  init(argument: String) { path = argument }

  static let defaultCompletionKind = CompletionKind.file()

  /// Whether files go to standard output; a file of this name is `./-`.
  var isStandardOutput: Bool { path == "-" }

  /// Writes the one file of a command and prints its path, unless it goes to standard output or
  /// through a pipe.
  func write(_ bytes: [UInt8]) throws {
    if isStandardOutput {
      try Terminal.current.output(bytes)
    } else if try OutputFile.write(bytes, to: path) == .placed {
      try Terminal.print(path)
    }
  }

  /// Writes the one file of a command, to standard output if no place is given.
  static func write(_ bytes: [UInt8], to output: OutputArgument?) throws {
    try (output ?? OutputArgument(argument: "-")).write(bytes)
  }

  /// Returns the path of a folder for several files.
  ///
  /// - Throws: `ValidationError` for standard output, which takes only one file.
  func folder() throws -> String {
    guard !isStandardOutput else {
      throw ValidationError(
        "several files cannot be written to standard output: name a folder with -o")
    }
    return path
  }
}
