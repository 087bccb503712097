import Foundation
import HaloCairoRenderer

/// Where a command says what it has to say: the standard streams, unless it is run inside of
/// another program.
struct Terminal: Sendable {
  /// Takes bytes as they are; throws ``LostOutput`` when they cannot be written.
  var output: @Sendable ([UInt8]) throws -> Void
  /// For what is no result: mistakes, and what a system does not allow.
  var errors: @Sendable (String) -> Void

  /// Each piece is written at once, so that it is known whether it was lost, and why.
  static let standard = Terminal(
    output: { bytes in
      do throws(SystemError) {
        try OutputFile.pour(bytes, into: STDOUT_FILENO)
      } catch {
        throw LostOutput(reason: error)
      }
    },
    // Where this is lost, too, there is nobody left to tell.
    errors: { try? OutputFile.pour(Array($0.utf8), into: STDERR_FILENO) })

  @TaskLocal static var current = standard

  /// One line of results.
  ///
  /// - Throws: ``LostOutput``.
  static func print(_ line: some CustomStringConvertible) throws {
    try current.output(Array("\(line)\n".utf8))
  }

  /// One line beside the results.
  static func warn(_ line: String) { current.errors("\(line)\n") }

  /// One line of the program's own.
  ///
  /// What it quotes may hold anything: what would end the line, or tell the terminal to do something,
  /// is spelled.
  static func complain(_ line: some CustomStringConvertible) {
    warn("halo: \("\(line)".withControlsSpelled)")
  }

  /// Sees that no file that is opened later takes the number of a standard stream that is closed,
  /// and then gets what is printed.
  static func keepClosedStreamsClosed() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number; nothing can be read from a folder, nor written.
      _ = open("/", O_RDONLY)
    }
  }
}

/// Results that nobody gets, since the standard output cannot be written.
struct LostOutput: Error, CustomStringConvertible {
  let reason: SystemError

  var description: String { "cannot write to standard output: \(reason)" }
}

extension String {
  /// The same with control characters and ends of lines as they are written in Swift.
  var withControlsSpelled: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        text += scalar.escaped(asASCII: true)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
