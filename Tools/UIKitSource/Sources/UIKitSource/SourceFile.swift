/// A Swift file of a folder, as text.
public struct SourceFile: Hashable, Sendable {
  /// The path below the folder, with `/` between its parts.
  public let path: String
  /// All of the file, byte for byte.
  public var text: String

  /// A file of this path below the folder.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
