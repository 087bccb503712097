import Foundation
import HaloCairoRenderer

/// The destination of a command's messages: the standard streams, unless it runs inside another
/// program.
struct Terminal: Sendable {
  /// Writes bytes of results as they are; throws ``LostOutput`` if that fails.
  var output: @Sendable ([UInt8]) throws -> Void
  /// Writes text that is no result, such as mistakes and what the system does not allow.
  var errors: @Sendable (String) -> Void
  /// Returns the width in columns of the terminal that shows `errors`; nil if they go elsewhere.
  var errorColumns: @Sendable () -> Int? = { nil }
  /// Returns whether `output` goes to a terminal that shows colours.
  var isOutputColored: @Sendable () -> Bool = { false }
  /// Returns whether `errors` go to a terminal that shows colours.
  var areErrorsColored: @Sendable () -> Bool = { false }

  /// The standard streams, unbuffered, so that failures are known at once.
  static let standard = Terminal(
    output: { bytes in
      do throws(SystemError) {
        try OutputFile.pour(bytes, into: STDOUT_FILENO)
      } catch {
        throw LostOutput(reason: error)
      }
    },
    // An error while reporting errors cannot be reported.
    errors: { try? OutputFile.pour(Array($0.utf8), into: STDERR_FILENO) },
    errorColumns: {
      guard isTerminal(STDERR_FILENO) else { return nil }
      var size = winsize()
      // A terminal that does not know its size says 0.
      let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
      return isKnown ? Int(size.ws_col) : 80
    }, isOutputColored: { isColored(STDOUT_FILENO) },
    areErrorsColored: { isColored(STDERR_FILENO) })

  /// Returns whether a stream is a terminal that can move its cursor.
  private static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && getenv("TERM").map { strcmp($0, "dumb") } != 0
  }

  /// Returns whether a stream is a terminal and the user has not switched off colours, by the
  /// convention of no-color.org.
  private static func isColored(_ descriptor: Int32) -> Bool {
    isTerminal(descriptor) && getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
  }

  @TaskLocal static var current = standard

  /// Prints one line of results.
  ///
  /// - Throws: ``LostOutput``.
  static func print(_ line: some CustomStringConvertible) throws {
    try current.output(Array("\(line)\n".utf8))
  }

  /// Prints one line on standard error.
  static func warn(_ line: String) { current.errors("\(line)\n") }

  /// Prints one line of the program's own on standard error.
  ///
  /// Control characters and line ends in quoted text are escaped, since they would end the line or
  /// control the terminal.
  static func complain(_ line: some CustomStringConvertible) {
    let name = TextStyle.red.applied(to: "halo:", if: current.areErrorsColored())
    warn("\(name) \("\(line)".withControlsSpelled)")
  }

  /// Occupies the numbers of closed standard streams, so that no file opened later receives the
  /// output.
  static func keepClosedStreamsClosed() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // This takes the lowest free number; a folder can be neither read nor written.
      _ = open("/", O_RDONLY)
    }
  }
}

/// An error because standard output cannot be written.
struct LostOutput: Error, CustomStringConvertible {
  let reason: SystemError

  var description: String { "cannot write to standard output: \(reason)" }
}

extension String {
  /// The text with control characters and line ends escaped as in Swift.
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
