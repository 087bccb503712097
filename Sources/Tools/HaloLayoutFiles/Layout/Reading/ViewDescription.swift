import Foundation
import HaloSourceText

/// The description of a view with its subviews.
struct ViewDescription: Hashable, Sendable {
  /// The id; nil if there is none.
  var id: Reference?
  var kind: ViewKind
  var fields: ViewFields
  /// The subviews, back to front.
  var views: [ViewDescription]
  var place: SourcePlace

  /// The pictures of the view and of those inside it.
  var images: [ViewFields.ImageFile] {
    [fields.image].compactMap(\.self) + views.flatMap(\.images)
  }

  /// The largest depth of nested views.
  static let maximumDepth = 100

  static func list(_ value: YAMLValue, depth: Int = 1) throws -> [ViewDescription] {
    guard depth <= maximumDepth else {
      throw value.error("views are nested deeper than \(maximumDepth)")
    }
    return try SourceMistakes.collecting(value.list(of: "a list of views")) {
      try ViewDescription($0, depth: depth)
    }
  }

  /// Reads a view.
  ///
  /// - Parameters:
  ///   - value: the view.
  ///   - depth: the depth of the view; 1 for a view that no other contains.
  /// - Throws: `SourceError` for an error in the view, or `SourceErrors` for several.
  init(_ value: YAMLValue, depth: Int = 1) throws {
    place = value.place
    let fields = try value.fields("a view’s fields, such as id and frame")
    var mistakes = SourceMistakes()
    let kind = try mistakes.attempt { try fields["kind"].map(ViewKind.type.read) ?? .view }
    try mistakes.attempt { try Self.check(fields, of: kind) }
    let id = try mistakes.attempt { try fields["id"]?.reference() }
    let values = try mistakes.attempt { try ViewFields(fields, of: kind) }
    let views = try mistakes.attempt {
      try fields["views"].map { try Self.list($0, depth: depth + 1) } ?? []
    }
    try mistakes.check()
    // Everything has a value, as there is no mistake.
    self.kind = kind ?? .view
    self.id = id ?? nil
    self.fields = values ?? ViewFields()
    self.views = views ?? []
  }

  /// Checks that a view has only fields of its kind, and those that the kind requires; those of any
  /// kind if the kind is not known.
  private static func check(_ fields: YAMLFields, of kind: ViewKind?) throws {
    guard let kind else {
      return try fields.allow(ViewKind.fields.map(\.description.name), in: "a view")
    }
    try fields.allow(kind.fields.map(\.name), in: "a \(kind.rawValue)")
    var mistakes = SourceMistakes()
    for field in kind.fields where field.isRequired {
      try mistakes.attempt { try fields.required(field.name) }
    }
    try mistakes.check()
  }

  /// Creates the description of a view that exists.
  init(id: Reference?, kind: ViewKind, fields: ViewFields, views: [ViewDescription]) {
    (self.id, self.kind, self.fields, self.views) = (id, kind, fields, views)
    place = id?.place ?? SourcePlace(file: "")
  }
}
