import HaloSourceText
import Testing

/// Expects a file to be refused with one line that begins like this.
func expectRefusal(
  _ line: String, sourceLocation: SourceLocation = #_sourceLocation, _ read: () throws -> Void
) throws {
  let error = #expect(throws: SourceError.self, sourceLocation: sourceLocation) { try read() }
  let message = "\(try #require(error))"
  #expect(message.hasPrefix(line), "\(message)", sourceLocation: sourceLocation)
  #expect(!message.contains("\n"), sourceLocation: sourceLocation)
}
