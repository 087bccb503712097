/// A part of a folder that cannot be made ready, or that a person should know of.
public struct Finding: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The importance of a finding.
  public enum Weight: Hashable, Sendable {
    /// The copy would not build, or would not do what the source says.
    case wrong
    /// The copy builds, but the named part is missing from it.
    case note
  }

  /// The path relative to the folder.
  public let path: String
  /// The line, from 1; 0 for the whole file.
  public let line: Int
  /// The column in bytes of UTF-8, from 1, as the compiler counts; 0 for the whole file.
  public let column: Int
  /// The problem, and what to do.
  public let message: String
  /// The importance of the finding.
  public let weight: Weight

  /// Creates a finding at a place, or about a whole file.
  public init(
    path: String, line: Int = 0, column: Int = 0, message: String, weight: Weight = .wrong
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.weight = weight
  }

  /// The text `FILE:LINE:COLUMN: message`, or `FILE: message` about a whole file.
  public var description: String {
    line == 0 ? "\(path): \(message)" : "\(path):\(line):\(column): \(message)"
  }

  public static func < (one: Finding, other: Finding) -> Bool {
    (one.path, one.line, one.column, one.message)
      < (other.path, other.line, other.column, other.message)
  }
}
