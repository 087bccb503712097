import HaloSourceText
import Testing

/// Expects that a file is refused with an error of one line that begins with `line`.
func expectRefusal(
  _ line: String, sourceLocation: SourceLocation = #_sourceLocation, _ read: () throws -> Void
) throws {
  let error = #expect(throws: SourceError.self, sourceLocation: sourceLocation) { try read() }
  let message = "\(try #require(error))"
  #expect(message.hasPrefix(line), "\(message)", sourceLocation: sourceLocation)
  #expect(!message.contains("\n"), sourceLocation: sourceLocation)
}
