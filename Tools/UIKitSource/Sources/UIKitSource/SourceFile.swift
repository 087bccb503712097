/// A Swift file of a folder, as text.
public struct SourceFile: Hashable, Sendable {
  /// The path relative to the folder, with `/` between its parts.
  public let path: String
  /// The contents of the file, byte for byte.
  public var text: String

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - path: the path relative to the folder.
  ///   - text: the contents.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
