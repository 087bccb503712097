import ArgumentParser
import Foundation
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

  /// Checks that the ending of the name does not promise another format than that of the file.
  ///
  /// Other endings, such as `.tmp`, say nothing and are allowed.
  ///
  /// - Parameters:
  ///   - kind: the format of the file.
  ///   - isChosen: whether the option `--format` of the command chooses the format.
  /// - Throws: `ValidationError` in one line with the right endings.
  func checkEnding(of kind: OutputKind, isChosen: Bool = false) throws {
    let ending = URL(filePath: path).pathExtension.lowercased()
    guard !isStandardOutput, Self.knownEndings.contains(ending), !kind.endings.contains(ending)
    else { return }
    let names = kind.endings.map { ".\($0)" }.joined(separator: " or ")
    throw ValidationError(
      "-o \(path): the file is \(kind.name), so its name has to end in \(names)"
        + (isChosen ? ", or choose another --format" : ""))
  }

  /// The endings that promise a format: those of the formats that commands write, and of pictures,
  /// films and pages that none writes.
  private static let knownEndings: Set = [
    "png", "apng", "gif", "webp", "jpg", "jpeg", "avif", "heic", "bmp", "tif", "tiff", "ico", "svg",
    "pdf", "webm", "mp4", "mov", "mkv", "json", "sarif", "yaml", "yml", "xml", "html", "htm", "dot",
    "gv", "swift",
  ]

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
