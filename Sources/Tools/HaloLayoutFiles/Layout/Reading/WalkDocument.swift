import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph
import HaloSourceText

/// What a person does on a screen, and what should have the focus afterwards.
public struct WalkDocument: Hashable, Sendable {
  /// Where a walk goes.
  enum Screen: Hashable, Sendable {
    case layout(LayoutDocument)
    /// A scene of the demo, by its id, which whoever runs the walk knows.
    case scene(Reference)
    /// Somebody's own window, by the name of the program, whose tests play the walk.
    case program(Reference)
  }

  /// What errors call it; pictures are drawn beside it.
  public let file: String
  let screen: Screen
  /// Of the window, points; nil: the layout's, the scene's or the program's own.
  public let size: CGSize?
  /// From which side lines are read; nil: as the layout, the scene or the program has it.
  public let direction: LayoutDirection?
  let steps: [WalkStep]

  /// nil for a walk through a scene or a program's own window.
  public var layout: LayoutDocument? {
    if case .layout(let layout) = screen { layout } else { nil }
  }

  /// The name of the program whose own window the walk goes through; nil for any other walk.
  public var program: String? {
    if case .program(let program) = screen { program.id } else { nil }
  }

  /// How many steps there are.
  public var stepCount: Int { steps.count }

  /// - Throws: `SourceError` for what is wrong in the walk or in its layout.
  public init(path: String) throws {
    try self.init(YAMLDocument(path: path).value)
  }

  /// - Parameters:
  ///   - text: the walk itself.
  ///   - file: what errors call it; the layout is looked for beside it.
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
    // How large a scene is, or a program's window, is known once it is there.
    if let size = size ?? layout?.size { try checkPlaces(in: size) }
  }

  private static let screens = ["layout", "scene", "program"]

  /// - Throws: `SourceError` for a place that is outside of a window of this size, in points.
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

  /// Whether a file is a walk; nil when that cannot be told.
  public static func isWalk(path: String) -> Bool? {
    guard let fields = try? YAMLDocument(path: path).value.fields() else { return nil }
    return fields["walk"] != nil
  }
}

/// `name` as seen from the folder of `file`.
package func beside(_ file: String, _ name: String) -> String {
  guard !name.hasPrefix("/") else { return name }
  let folder = (file as NSString).deletingLastPathComponent
  return folder.isEmpty ? name : "\(folder)/\(name)"
}
