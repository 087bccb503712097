import FocusGeometry
import Foundation
import HaloSourceText

/// A file in which another program has told of a screen.
///
/// What kind it is of is seen from what is in it.
public struct ScreenFile {
  /// The kinds that can be read.
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

  /// As it was named.
  public let path: String
  private let content: Content

  /// - Throws: `SourceError` for what cannot be read, or is none of the kinds.
  public init(path: String) throws {
    try self.init(text: SourceFile(path: path).text, file: path)
  }

  /// - Parameters:
  ///   - text: the whole file.
  ///   - file: what errors call it.
  /// - Throws: `SourceError` for what is none of the kinds.
  public init(text: String, file: String) throws {
    path = file
    // A byte order mark is no part of the text.
    let text = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
    switch text.first(where: { !$0.isWhitespace }) {
    case "<": content = try Self.markup(text, file: file)
    case "{", "[": content = try Self.json(text, file: file)
    default:
      throw SourceError(
        SourcePlace(file: file),
        "is none of the screens that can be read: XML of uiautomator, "
          + "JSON of android layout or with nodes, SVG")
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

  /// JSON is read by what reads YAML, as that knows the line of each value.
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

  /// What is in it.
  public var kind: Kind {
    switch content {
    case .androidDump: .androidDump
    case .androidLayout: .androidLayout
    case .neutral: .neutral
    case .drawing: .drawing
    }
  }

  /// The PNG file that the file names, as seen from its own folder; nil: none.
  ///
  /// - Throws: `SourceError` for what is no name.
  public var pictureName: String? {
    get throws {
      guard case .neutral(let value) = content else { return nil }
      return try NeutralScreen.pictureName(in: value)
    }
  }

  /// The screen that it tells of.
  ///
  /// - Parameters:
  ///   - scale: pixels a point; nil: what the file says, or 1.
  ///   - pictureSize: in pixels, of a picture of the screen; nil: there is none.
  /// - Returns: The screen, without its picture's name.
  /// - Throws: `SourceError` for the first thing that is wrong in the file.
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
