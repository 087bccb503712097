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
  public package(set) var size: CGSize?
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

  /// The paths of the files on which the walk depends: its own, that of its layout, and the pictures
  /// of this and of its steps; files that its steps write are left out.
  package var files: Set<String> {
    var files: Set = [file]
    if let layout {
      files.insert(layout.file)
      files.formUnion(layout.imageNames.map { beside(layout.file, $0) })
    }
    files.formUnion(steps.flatMap(\.images).map { beside($0.place.file, $0.name) })
    for case .shot(let name) in steps.compactMap(\.action) { files.remove(beside(file, name)) }
    return files
  }

  /// The actions of all steps, each in a word or two.
  package var stepNames: [String] { steps.map(\.name) }

  /// Returns the place of a step in the file, by its number from 1; that of the file for any other
  /// number.
  package func place(ofStep number: Int) -> SourcePlace {
    steps.indices.contains(number - 1) ? steps[number - 1].place : SourcePlace(file: file)
  }

  /// Reads a walk from a file.
  ///
  /// - Throws: `SourceError` for an error in the walk or in its layout, or `SourceErrors` for several.
  public init(path: String) throws {
    try self.init(YAMLDocument(path: path).value)
  }

  /// Reads a walk from a text.
  ///
  /// - Parameters:
  ///   - text: the walk.
  ///   - file: the name of the file in errors, relative to which the layout is found.
  /// - Throws: `SourceError`, or `SourceErrors` for several.
  public init(text: String, file: String) throws {
    try self.init(YAMLDocument(file: file, text: text).value)
  }

  private init(_ value: YAMLValue) throws {
    try self.init(value.fields("a walk’s fields: layout, scene or program, and walk"))
  }

  /// Reads a walk from its fields, which may be a part of a mapping in another file.
  ///
  /// - Throws: `SourceError`, or `SourceErrors` for several.
  package init(_ fields: YAMLFields) throws {
    file = fields.value.place.file
    var mistakes = SourceMistakes()
    let given = fields.all.filter { Self.screens.contains($0.name) }
    for other in given.dropFirst() {
      try mistakes.note(
        other.value.error("a walk has one of \(Self.screens.joined(separator: ", "))"))
    }
    var parts = Parts()
    try mistakes.attempt {
      try fields.read(
        Self.fields, without: Set(given.dropFirst().map(\.name)), of: "a walk", into: &parts)
    }
    var known = try parts.knownViews(
      isLayout: given.first.map { $0.name == Self.screens[0] } ?? true)
    let steps = try mistakes.attempt { [steps = parts.steps] in
      try SourceMistakes.collecting(steps) { try WalkStep($0, known: &known) }
    }
    try mistakes.check()
    // A walk without any screen is most likely meant for a layout.
    guard let screen = parts.screen else { throw fields.missing(Self.screens[0]) }
    (self.screen, self.steps) = (screen, steps ?? [])
    (size, direction) = (parts.size, parts.direction)
    // The size of a scene, or of a program's window, is only known once it is open.
    if let size = size ?? layout?.size { try checkPlaces(in: size) }
  }

  /// Checks the places of all steps.
  ///
  /// - Throws: `SourceError` for a place outside a window of this size in points, or `SourceErrors`
  ///   for several.
  func checkPlaces(in size: CGSize) throws {
    let window = CGRect(origin: .zero, size: size)
    var mistakes = SourceMistakes()
    for place in steps.compactMap(\.pointerPlace) where !window.contains(place.point) {
      let (width, height) = (Double(size.width).short, Double(size.height).short)
      try mistakes.note(
        SourceError(
          place.source, "is outside of the window, which is \(width) by \(height) points"))
    }
    try mistakes.check()
  }

  /// Returns whether a file is a walk; nil if it cannot be read.
  public static func isWalk(path: String) -> Bool? {
    guard let value = try? YAMLDocument(path: path).value else { return nil }
    guard value.isMapping else { return false }
    return (try? value.fields()).map { $0["walk"] != nil }
  }
}

extension WalkDocument {
  /// The values of a walk's fields, with the steps still unread, since these name the views of the
  /// layout.
  struct Parts {
    var screen: Screen?
    var size: CGSize?
    var direction: LayoutDirection?
    var steps: [YAMLValue] = []

    /// Returns the views that steps may name; nil for a scene or a program.
    func knownViews(isLayout: Bool) throws -> KnownViews? {
      if case .layout(let layout) = screen { return try layout.knownViews }
      return isLayout ? .unread : nil
    }
  }

  /// The fields that name the screen, of which a walk has one.
  static let screens = ["layout", "scene", "program"]

  /// The fields in the order in which errors list them.
  static let fields: [Field<Parts>] = [
    Field(
      "layout", .layout, "The screen: the name of a layout's file beside the walk, or a layout."
    ) { $0.screen = .layout($1) },
    Field(
      "scene", .id, "Instead of `layout`: a scene of the demo, which `halo scenes` lists."
    ) { $0.screen = .scene($1) },
    Field(
      "program", .program,
      "Instead of `layout`: the name of a program, whose tests play the walk in its own window."
    ) { $0.screen = .program($1) },
    Field(
      "size", .windowSize, absent: .means("that of the screen"), "The size of the window."
    ) { $0.size = $1 },
    Field(
      "direction", .direction, absent: .means("that of the screen"), "The reading direction."
    ) { $0.direction = $1 },
    Field("walk", .steps, absent: .refused, "The steps in their order.") { $0.steps = $1 },
  ]
}

extension FieldType<LayoutDocument> {
  /// A layout, or the name of its file.
  fileprivate static var layout: Self {
    let file = TextFormat(what: "the name of a layout’s file")
    return FieldType(.either([.text(file), .shared(.layout)])) { value in
      if value.isMapping { return try LayoutDocument(value) }
      let path = beside(value.place.file, try value.text(file.what + ", or the layout itself"))
      guard FileManager.default.fileExists(atPath: path) else {
        throw value.error("there is no file \(path)")
      }
      return try LayoutDocument(path: path)
    }
  }
}

extension FieldType<Reference> {
  fileprivate static var program: Self {
    let name = TextFormat(what: "the name of a program")
    return FieldType(.text(name)) { Reference(id: try $0.text(name.what), place: $0.place) }
  }
}

extension FieldType<[YAMLValue]> {
  fileprivate static var steps: Self {
    FieldType(.list(.shared(.step), of: "steps")) { try $0.list(of: "a list of steps") }
  }
}
