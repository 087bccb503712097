import FocusGeometry
import Foundation
import HaloSourceText

/// A file in which another program describes a screen.
///
/// The kind is recognized from the content.
public struct ScreenFile {
  /// A kind of file that can be read.
  public enum Kind: String, Sendable {
    case androidDump = "a dump of uiautomator"
    case androidLayout = "JSON of android layout"
    case neutral = "JSON with a list of nodes"
    case drawing = "an SVG drawing with names"
  }

  private enum Content {
    case androidDump(MarkupElement)
    case androidLayout(YAMLValue)
    case neutral(YAMLValue)
    case drawing(MarkupElement)
  }

  /// The path as the user named it.
  public let path: String
  private let content: Content

  /// Reads a file.
  ///
  /// - Throws: `SourceError` if the file cannot be read or is of no known kind.
  public init(path: String) throws {
    try self.init(text: SourceFile(path: path).text, file: path)
  }

  /// Parses the text of a file.
  ///
  /// - Parameters:
  ///   - text: the whole file.
  ///   - file: the name of the file in errors.
  /// - Throws: `SourceError` if the text is of no known kind.
  public init(text: String, file: String) throws {
    path = file
    // A byte order mark is not part of the text.
    let text = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
    switch text.first(where: { !$0.isWhitespace }) {
    case "<": content = try Self.markup(text, file: file)
    case "{", "[": content = try Self.json(text, file: file)
    default:
      throw SourceError(
        SourcePlace(file: file),
        "unknown kind of file; expected XML of uiautomator, JSON of android layout, "
          + "JSON with nodes, or SVG")
    }
  }

  private static func markup(_ text: String, file: String) throws -> Content {
    let root = try MarkupElement.root(of: AndroidDump.withoutMessage(text), file: file)
    switch root.name {
    case "hierarchy": return .androidDump(root)
    case "svg": return .drawing(root)
    default:
      throw SourceError(
        SourcePlace(file: file, line: root.line),
        "expected <hierarchy> of uiautomator or <svg>, found <\(root.name.shortened(to: 40))>")
    }
  }

  /// Parses JSON with the YAML reader, which knows the line of each value.
  private static func json(_ text: String, file: String) throws -> Content {
    do {
      let value = try YAMLDocument(file: file, text: text.jsonAsYAML).value
      let hasNodes = try value.isMapping && value.fields()["nodes"] != nil
      return hasNodes ? .neutral(value) : .androidLayout(value)
    } catch var error as SourceError {
      error.problem = error.problem.replacing("not YAML", with: "not JSON", maxReplacements: 1)
      throw error
    }
  }

  /// The kind of the file.
  public var kind: Kind {
    switch content {
    case .androidDump: .androidDump
    case .androidLayout: .androidLayout
    case .neutral: .neutral
    case .drawing: .drawing
    }
  }

  /// The name of the PNG file that the file refers to, relative to its own folder; nil for none.
  ///
  /// - Throws: `SourceError` for a value that is not a name.
  public var pictureName: String? {
    get throws {
      guard case .neutral(let value) = content else { return nil }
      return try NeutralScreen.pictureName(in: value)
    }
  }

  /// A line for each part of the file that is left out though it was probably meant.
  public var remarks: [String] {
    guard case .drawing(let root) = content else { return [] }
    return SVGScreen.remarks(on: root, file: path)
  }

  /// Returns the screen that the file describes.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; nil for the scale in the file, or 1.
  ///   - pictureSize: the size of a picture of the screen, in pixels; nil for no picture.
  /// - Returns: The screen, without its picture's name.
  /// - Throws: `SourceError` for the first error in the file.
  public func screen(scale: CGFloat? = nil, pictureSize: CGSize? = nil) throws -> ForeignScreen {
    switch content {
    case .androidDump(let root):
      try ForeignScreen(
        pixels: AndroidDump.nodes(in: root, file: path), scale: scale ?? 1,
        pictureSize: pictureSize, file: path)
    case .androidLayout(let value):
      try ForeignScreen(
        pixels: AndroidLayout.nodes(in: value), scale: scale ?? 1, pictureSize: pictureSize,
        file: path)
    case .neutral(let value):
      try NeutralScreen.screen(in: value, scale: scale, pictureSize: pictureSize)
    case .drawing(let root):
      try SVGScreen(root, file: path).screen(scale: scale ?? 1, pictureSize: pictureSize)
    }
  }
}
