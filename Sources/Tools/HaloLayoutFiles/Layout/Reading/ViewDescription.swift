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

  /// The largest depth of nested views.
  static let maximumDepth = 100

  static func list(_ value: YAMLValue, depth: Int = 1) throws -> [ViewDescription] {
    guard depth <= maximumDepth else {
      throw value.error("views are nested deeper than \(maximumDepth)")
    }
    return try value.list(of: "a list of views").map { try ViewDescription($0, depth: depth) }
  }

  /// Reads a view.
  ///
  /// - Parameters:
  ///   - value: the view.
  ///   - depth: the number of views around it and it.
  /// - Throws: `SourceError` for the first error in the view.
  init(_ value: YAMLValue, depth: Int = 1) throws {
    place = value.place
    let fields = try value.fields("a view’s fields, such as id and frame")
    kind = try fields["kind"].map(ViewKind.type.read) ?? .view
    let allowed = kind.fields
    try fields.allow(allowed.map(\.name), in: "a \(kind.rawValue)")
    id = try fields["id"]?.reference()
    for field in allowed where field.isRequired { _ = try fields.required(field.name) }
    self.fields = try ViewFields(fields)
    views = try fields["views"].map { try Self.list($0, depth: depth + 1) } ?? []
  }

  /// Creates the description of a view that exists.
  init(id: Reference?, kind: ViewKind, fields: ViewFields, views: [ViewDescription]) {
    (self.id, self.kind, self.fields, self.views) = (id, kind, fields, views)
    place = id?.place ?? SourcePlace(file: "")
  }
}
