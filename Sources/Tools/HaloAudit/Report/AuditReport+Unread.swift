extension AuditReport {
  /// A file that could not be audited, because it could not be read or was refused, with one of its
  /// mistakes.
  public struct Unread: Hashable, Sendable, Codable {
    /// The path of the file with the error.
    public var file: String
    /// The line of the error, counted from 1; nil for the file as a whole.
    public var line: Int?
    /// The error in one line, which names the file.
    public var problem: String

    /// Creates a record of an error.
    public init(file: String, line: Int? = nil, problem: String) {
      (self.file, self.line, self.problem) = (file, line, problem)
    }
  }
}

extension [AuditReport.Unread] {
  /// The number of files.
  public var fileCount: Int { Set(map(\.file)).count }
}
