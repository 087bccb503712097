import FocusEngine
import Foundation
import SceneGraph

/// What a person does on a screen, and what should have the focus afterwards.
public struct WalkDocument: Hashable, Sendable {
  /// Where a walk goes.
  enum Screen: Hashable, Sendable {
    case layout(LayoutDocument)
    /// A scene of the demo, by its id, which whoever runs the walk knows.
    case scene(Reference)
  }

  /// What errors call it; pictures are drawn beside it.
  public let file: String
  let screen: Screen
  let steps: [WalkStep]

  /// nil for a walk through a scene.
  public var layout: LayoutDocument? {
    if case .layout(let layout) = screen { layout } else { nil }
  }

  /// How many steps there are.
  public var stepCount: Int { steps.count }

  /// - Throws: ``LayoutError`` for what is wrong in the walk or in its layout.
  public init(path: String) throws {
    try self.init(YAMLDocument(path: path).value)
  }

  /// - Parameters:
  ///   - text: the walk itself.
  ///   - file: what errors call it; the layout is looked for beside it.
  /// - Throws: ``LayoutError``.
  public init(text: String, file: String) throws {
    try self.init(YAMLDocument(file: file, text: text).value)
  }

  private init(_ value: YAMLValue) throws {
    file = value.place.file
    let fields = try value.fields("a walk’s fields: layout or scene, walk")
    try fields.allow(["layout", "scene", "walk"], in: "a walk")
    var known: KnownViews?
    if let scene = fields["scene"] {
      if let other = fields["layout"] { throw other.error("a walk has a layout or a scene") }
      screen = .scene(try scene.reference())
    } else {
      let layout = try Self.layout(fields.required("layout"))
      known = try layout.knownViews
      screen = .layout(layout)
    }
    steps = try fields.required("walk").list(of: "a list of steps").map {
      try WalkStep($0, known: known)
    }
  }

  private static func layout(_ value: YAMLValue) throws -> LayoutDocument {
    if value.isMapping { return try LayoutDocument(value) }
    let name = try value.text("the name of a layout’s file, or the layout itself")
    let path = beside(value.place.file, name)
    guard FileManager.default.fileExists(atPath: path) else {
      throw value.error("there is no file \(path)")
    }
    return try LayoutDocument(path: path)
  }

  /// Whether a file is a walk; nil when that cannot be told.
  public static func isWalk(path: String) -> Bool? {
    guard let fields = try? YAMLDocument(path: path).value.fields() else { return nil }
    return fields["walk"] != nil
  }
}

/// `name` as seen from the folder of `file`.
func beside(_ file: String, _ name: String) -> String {
  guard !name.hasPrefix("/") else { return name }
  let folder = (file as NSString).deletingLastPathComponent
  return folder.isEmpty ? name : "\(folder)/\(name)"
}
