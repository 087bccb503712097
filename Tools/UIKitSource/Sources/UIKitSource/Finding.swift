/// Something in a folder that cannot be made ready, or that a person should know of.
public struct Finding: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// How much it matters.
  public enum Weight: Hashable, Sendable {
    /// The copy would not build, or would not do what the source says.
    case wrong
    /// The copy builds; what is named is left out of it.
    case note
  }

  /// The path below the folder.
  public let path: String
  /// The line, from 1; 0 where the whole file is meant.
  public let line: Int
  /// The column in bytes of UTF-8, from 1, as the compiler counts; 0 where the whole file is meant.
  public let column: Int
  /// What is there, and what to do.
  public let message: String
  /// How much it matters.
  public let weight: Weight

  /// A finding at a place, or about a whole file.
  public init(
    path: String, line: Int = 0, column: Int = 0, message: String, weight: Weight = .wrong
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.weight = weight
  }

  /// `FILE:LINE:COLUMN: what`, or `FILE: what` about a whole file.
  public var description: String {
    line == 0 ? "\(path): \(message)" : "\(path):\(line):\(column): \(message)"
  }

  public static func < (one: Finding, other: Finding) -> Bool {
    (one.path, one.line, one.column, one.message)
      < (other.path, other.line, other.column, other.message)
  }
}
