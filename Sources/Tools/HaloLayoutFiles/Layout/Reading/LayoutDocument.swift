import FocusEngine
import FocusGeometry
import Foundation
import HaloSourceText

/// A screen in a file.
public struct LayoutDocument: Hashable, Sendable {
  /// Where focus is at the start.
  enum InitialFocus: Hashable, Sendable {
    /// Where the model takes it.
    case automatic
    case nothing
    case view(Reference)
  }

  /// Images are looked for beside it.
  public var file: String
  /// What it is walked with.
  public var model = FocusModel.tv
  /// What differs from the model's rules, whichever model it is walked with.
  public var variation = FocusVariation()
  /// Points.
  public var size = CGSize(width: 1280, height: 800)
  /// From which side a line is read.
  public var direction = LayoutDirection.leftToRight
  var focus = InitialFocus.automatic
  /// Drawn beneath all views, as large as the layout; nil: none.
  var backdrop: ViewFields.ImageFile?
  /// Back to front.
  var views: [ViewDescription] = []

  /// - Throws: `SourceError` for the first thing that is wrong in the file.
  public init(path: String) throws {
    try self.init(YAMLDocument(path: path).value)
  }

  /// - Throws: `SourceError`.
  /// - Parameters:
  ///   - text: the layout itself.
  ///   - file: what errors call it; images are looked for beside it.
  public init(text: String, file: String) throws {
    try self.init(YAMLDocument(file: file, text: text).value)
  }

  /// A layout of which at most `maximumVisits` nodes are read, each time that an alias leads to one
  /// included.
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

  /// Every view by its id.
  var knownViews: KnownViews {
    get throws {
      var known = KnownViews()
      try forEachView { view in
        if let id = view.id { try known.add(id, kind: view.kind) }
      }
      return known
    }
  }

  /// The backdrop and the pictures that views name, as the file names them.
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
  /// - Throws: `SourceError` for a name that is not a strategy's.
  fileprivate func focusStrategy() throws -> FocusStrategy {
    let names = FocusStrategy.allCases.map(\.rawValue).joined(separator: ", ")
    let name = try text(names)
    guard let strategy = FocusStrategy(rawValue: name) else {
      throw error("expected \(names), found “\(name)”")
    }
    return strategy
  }

  /// - Throws: `SourceError` for a name that is not a model's.
  func focusModel() throws -> FocusModel {
    let names = FocusModel.all.map(\.name).joined(separator: ", ")
    let name = try text(names)
    guard let model = FocusModel.named(name) else {
      throw error("expected \(names), found “\(name)”")
    }
    return model
  }
}
