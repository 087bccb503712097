import Foundation

/// Where a command says what it has to say: the standard streams, unless it is run inside of
/// another program.
struct Terminal: Sendable {
  /// Takes text as it is, ends of lines included.
  var output: @Sendable (String) -> Void
  /// For what is no result: mistakes, and what a system does not allow.
  var errors: @Sendable (String) -> Void

  static let standard = Terminal(
    output: { Swift.print($0, terminator: "") },
    errors: { FileHandle.standardError.write(Data($0.utf8)) })

  @TaskLocal static var current = standard

  /// One line of results.
  static func print(_ line: some CustomStringConvertible) { current.output("\(line)\n") }

  /// One line beside the results.
  static func warn(_ line: String) { current.errors("\(line)\n") }

  /// One line of the program's own.
  static func complain(_ line: some CustomStringConvertible) { warn("halo: \(line)") }
}
