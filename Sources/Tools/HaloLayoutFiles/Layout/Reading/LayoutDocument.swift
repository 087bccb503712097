import FocusEngine
import FocusGeometry
import Foundation
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
  var focus = InitialFocus.automatic
  /// The picture beneath all views, as large as the layout; nil for none.
  var backdrop: ViewFields.ImageFile?
  /// The top-level views, back to front.
  var views: [ViewDescription] = []

  /// Reads a layout from a file.
  ///
  /// - Throws: `SourceError` for the first error in the file.
  public init(path: String) throws {
    try self.init(YAMLDocument(path: path).value)
  }

  /// Reads a layout from a text.
  ///
  /// - Parameters:
  ///   - text: the layout.
  ///   - file: the name of the file in errors, relative to which images are found.
  /// - Throws: `SourceError`.
  public init(text: String, file: String) throws {
    try self.init(YAMLDocument(file: file, text: text).value)
  }

  /// Reads a layout of at most `maximumVisits` nodes, counting each again whenever an alias leads
  /// to it.
  init(text: String, file: String, maximumVisits: Int) throws {
    try self.init(YAMLDocument(file: file, text: text, maximumVisits: maximumVisits).value)
  }

  init(_ value: YAMLValue) throws {
    file = value.place.file
    let fields = try value.fields("a layout’s fields, such as views")
    try fields.allow(
      [
        "model", "size", "strategy", "anchorBand", "diagonals", "direction", "focus", "backdrop",
        "views",
      ], in: "a layout")
    if let field = fields["model"] { model = try field.focusModel() }
    variation.strategy = try fields["strategy"]?.focusStrategy()
    variation.keepsAnchorBand = try fields["anchorBand"]?.truth()
    variation.movesDiagonally = try fields["diagonals"]?.truth()
    if let field = fields["size"] { size = try field.windowSize() }
    if let field = fields["direction"] { direction = try field.layoutDirection() }
    if let field = fields["focus"] {
      focus = try field.referenceOrNone().map { .view($0) } ?? .nothing
    }
    backdrop = try fields["backdrop"]?.imageFile()
    views = try fields["views"].map { try ViewDescription.list($0) } ?? []
    try checkReferences()
    try checkRegions()
  }

  /// All views with an id.
  var knownViews: KnownViews {
    get throws {
      var known = KnownViews()
      try forEachView { view in
        if let id = view.id { try known.add(id, kind: view.kind) }
      }
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

  private func checkReferences() throws {
    let known = try knownViews
    if case .view(let reference) = focus { try known.check(reference, wantsView: true) }
    try forEachView { view in
      for reference in view.fields.references { try known.check(reference, wantsView: true) }
    }
  }

  private func checkRegions() throws {
    guard backdrop == nil else { return }
    try forEachView { view in
      if view.kind == .region {
        throw SourceError(
          view.place, "a region stands for a part of the backdrop, and the layout has none")
      }
    }
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

extension YAMLValue {
  /// Reads the name of a strategy.
  ///
  /// - Throws: `SourceError` for an unknown name.
  fileprivate func focusStrategy() throws -> FocusStrategy {
    let names = FocusStrategy.allCases.map(\.rawValue).joined(separator: ", ")
    let name = try text(names)
    guard let strategy = FocusStrategy(rawValue: name) else {
      throw error("expected \(names), found “\(name)”")
    }
    return strategy
  }

  /// Reads the name of a focus model.
  ///
  /// - Throws: `SourceError` for an unknown name.
  func focusModel() throws -> FocusModel {
    let names = FocusModel.all.map(\.name).joined(separator: ", ")
    let name = try text(names)
    guard let model = FocusModel.named(name) else {
      throw error("expected \(names), found “\(name)”")
    }
    return model
  }
}
