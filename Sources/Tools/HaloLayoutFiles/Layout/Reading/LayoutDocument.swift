import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph
import HaloSourceText

/// The description of a screen in a file.
public struct LayoutDocument: Hashable, Sendable {
  /// The initial focus.
  enum InitialFocus: Hashable, Sendable {
    /// The item that the model chooses.
    case automatic
    case nothing
    case view(Reference)
  }

  /// The path of the file, relative to which images are found.
  public var file: String
  /// The focus model of the screen.
  public var model = FocusModel.tv
  /// The deviations from the rules of any model.
  public var variation = FocusVariation()
  /// The size in points.
  public var size = CGSize(width: 1280, height: 800)
  /// The reading direction.
  public var direction = LayoutDirection.leftToRight
  /// The tuning of the focus: how it looks and moves.
  public var tuning = FocusTuning()
  var focus = InitialFocus.automatic
  /// The picture beneath all views, as large as the layout; nil for none.
  var backdrop: ViewFields.ImageFile?
  /// The top-level views, back to front.
  var views: [ViewDescription] = []

  /// Reads a layout from a file.
  ///
  /// - Throws: `SourceError` for an error in the file, or `SourceErrors` for several.
  public init(path: String) throws {
    try self.init(YAMLDocument(path: path).value)
  }

  /// Reads a layout from a text.
  ///
  /// - Parameters:
  ///   - text: the layout.
  ///   - file: the name of the file in errors, relative to which images are found.
  /// - Throws: `SourceError`, or `SourceErrors` for several.
  public init(text: String, file: String) throws {
    try self.init(YAMLDocument(file: file, text: text).value)
  }

  /// Reads a layout of at most `maximumVisits` nodes, counting each again whenever an alias leads
  /// to it.
  init(text: String, file: String, maximumVisits: Int) throws {
    try self.init(YAMLDocument(file: file, text: text, maximumVisits: maximumVisits).value)
  }

  init(_ value: YAMLValue) throws {
    self.init(file: value.place.file)
    try value.fields("a layout’s fields, such as views")
      .read(Self.fields, of: "a layout", into: &self)
    try check()
  }

  private init(file: String) { self.file = file }

  /// All views with an id.
  var knownViews: KnownViews {
    get throws {
      var known = KnownViews(hasBackdrop: backdrop != nil)
      try known.add(views)
      return known
    }
  }

  /// The names of the backdrop and of the views' pictures, as in the file.
  public var imageNames: Set<String> {
    var names = Set([backdrop?.name].compactMap(\.self))
    forEachView { view in
      if let name = view.fields.image?.name { names.insert(name) }
    }
    return names
  }

  /// Checks that ids are unique, that references lead to views, and that views fit their places.
  private func check() throws {
    var mistakes = SourceMistakes()
    var known = KnownViews(hasBackdrop: backdrop != nil)
    try mistakes.attempt { try known.add(views) }
    if case .view(let reference) = focus {
      try mistakes.attempt { try known.check(reference, wantsView: true) }
    }
    for view in views { try mistakes.attempt { try known.check(view, isInside: false) } }
    try mistakes.check()
  }

  func forEachView(_ body: (ViewDescription) throws -> Void) rethrows {
    func visit(_ views: [ViewDescription]) throws {
      for view in views {
        try body(view)
        try visit(view.views)
      }
    }
    try visit(views)
  }
}

extension LayoutDocument {
  /// The fields in the order in which errors list them.
  static let fields: [Field<LayoutDocument>] = [
    Field(
      "model", .focusModel, absent: .equals("tv"), "The focus model: the rules of a platform."
    ) { $0.model = $1 },
    Field(
      "size", .windowSize, absent: .equals([1280, 800]),
      "The size of the screen; in a window of another size it is scaled."
    ) { $0.size = $1 },
    Field(
      "strategy", .strategy, absent: .means("that of the model"),
      "The rule by which an arrow chooses among the items ahead."
    ) { $0.variation.strategy = $1 },
    Field(
      "anchorBand", .truth, absent: .means("as the model decides"),
      "Whether a run of presses along one axis stays in the strip in which it began."
    ) { $0.variation.keepsAnchorBand = $1 },
    Field(
      "diagonals", .truth, absent: .means("as the model decides"),
      "Whether two arrows held together move diagonally."
    ) { $0.variation.movesDiagonally = $1 },
    Field(
      "direction", .direction, absent: .equals("ltr"), "The reading direction."
    ) { $0.direction = $1 },
    Field(
      "focus", .initialFocus, absent: .means("the item that the model chooses"),
      "The id of the view that has the focus at first, or `none`: no view has it until a key "
        + "is pressed."
    ) { $0.focus = $1 },
    Field(
      "tuning", .tuning, absent: .means("the look of the model"),
      "The look and the movement of the focus, where they differ from those of the model."
    ) { $0.tuning = $1 },
    Field(
      "backdrop", .imageFile, absent: .means("no picture"),
      "The name of a PNG file beside the layout: a picture beneath all views, stretched to `size`."
    ) { $0.backdrop = $1 },
    Field(
      "views", .views, absent: .equals([]), "The views, from back to front."
    ) { $0.views = $1 },
  ]
}

extension FieldType<LayoutDocument.InitialFocus> {
  fileprivate static var initialFocus: Self {
    FieldType(.text(.idOrNone)) { try $0.referenceOrNone().map { .view($0) } ?? .nothing }
  }
}

extension FieldType<[ViewDescription]> {
  fileprivate static var views: Self {
    FieldType(.shared(.views)) { try ViewDescription.list($0) }
  }
}
