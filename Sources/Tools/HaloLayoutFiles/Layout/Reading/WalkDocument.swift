import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph
import HaloSourceText

/// A description of a user's actions on a screen, and of the items that should have the focus after
/// each.
public struct WalkDocument: Hashable, Sendable {
  /// The screen of a walk.
  enum Screen: Hashable, Sendable {
    case layout(LayoutDocument)
    /// A scene of the demo, by its id, which the runner of the walk knows.
    case scene(Reference)
    /// A program's own window, by the name of the program, whose tests play the walk.
    case program(Reference)
  }

  /// The path of the file, beside which pictures are written.
  public let file: String
  let screen: Screen
  /// The window's size in points; nil for that of the layout, scene or program.
  public let size: CGSize?
  /// The reading direction; nil for that of the layout, scene or program.
  public let direction: LayoutDirection?
  let steps: [WalkStep]

  /// The layout; nil for a walk on a scene or in a program's own window.
  public var layout: LayoutDocument? {
    if case .layout(let layout) = screen { layout } else { nil }
  }

  /// The name of the program whose own window the walk uses; nil for any other walk.
  public var program: String? {
    if case .program(let program) = screen { program.id } else { nil }
  }

  /// The number of steps.
  public var stepCount: Int { steps.count }

  /// Reads a walk from a file.
  ///
  /// - Throws: `SourceError` for an error in the walk or in its layout.
  public init(path: String) throws {
    try self.init(YAMLDocument(path: path).value)
  }

  /// Reads a walk from a text.
  ///
  /// - Parameters:
  ///   - text: the walk.
  ///   - file: the name of the file in errors, relative to which the layout is found.
  /// - Throws: `SourceError`.
  public init(text: String, file: String) throws {
    try self.init(YAMLDocument(file: file, text: text).value)
  }

  private init(_ value: YAMLValue) throws {
    file = value.place.file
    let fields = try value.fields("a walk’s fields: layout, scene or program, and walk")
    try fields.allow(Self.screens + ["size", "direction", "walk"], in: "a walk")
    let given = fields.all.filter { Self.screens.contains($0.name) }
    if given.count > 1 {
      throw given[1].value.error("a walk has one of \(Self.screens.joined(separator: ", "))")
    }
    var known: KnownViews?
    if let scene = fields["scene"] {
      screen = .scene(try scene.reference())
    } else if let program = fields["program"] {
      let name = try program.text("the name of a program")
      screen = .program(Reference(id: name, place: program.place))
    } else {
      let layout = try Self.layout(fields.required("layout"))
      known = try layout.knownViews
      screen = .layout(layout)
    }
    size = try fields["size"]?.windowSize()
    direction = try fields["direction"]?.layoutDirection()
    steps = try fields.required("walk").list(of: "a list of steps").map {
      try WalkStep($0, known: known)
    }
    // The size of a scene, or of a program's window, is only known once it is open.
    if let size = size ?? layout?.size { try checkPlaces(in: size) }
  }

  private static let screens = ["layout", "scene", "program"]

  /// Checks the places of all steps.
  ///
  /// - Throws: `SourceError` for a place outside a window of this size in points.
  func checkPlaces(in size: CGSize) throws {
    let window = CGRect(origin: .zero, size: size)
    for place in steps.compactMap(\.pointerPlace) where !window.contains(place.point) {
      let (width, height) = (Double(size.width).short, Double(size.height).short)
      throw SourceError(
        place.source, "is outside of the window, which is \(width) by \(height) points")
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

  /// Returns whether a file is a walk; nil if its fields cannot be read.
  public static func isWalk(path: String) -> Bool? {
    guard let fields = try? YAMLDocument(path: path).value.fields() else { return nil }
    return fields["walk"] != nil
  }
}

/// Returns the path of `name` relative to the folder of `file`.
package func beside(_ file: String, _ name: String) -> String {
  guard !name.hasPrefix("/") else { return name }
  let folder = (file as NSString).deletingLastPathComponent
  return folder.isEmpty ? name : "\(folder)/\(name)"
}
