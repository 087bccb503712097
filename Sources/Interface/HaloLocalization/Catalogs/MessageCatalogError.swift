/// A mistake in a file with translations.
public struct MessageCatalogError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The name of the file; empty for a text without a file.
  public var file: String
  /// The line of the mistake, counted from 1; nil if the file has no lines.
  public var line: Int?
  /// A few words on what is wrong.
  public var reason: String

  /// The mistake in one line, as compilers write it: `de.po:12: the text is not closed`.
  public var description: String {
    [file, line.map(String.init) ?? "", " " + reason].filter { !$0.isEmpty }.joined(separator: ":")
      .drop { $0 == " " }.description
  }
}
