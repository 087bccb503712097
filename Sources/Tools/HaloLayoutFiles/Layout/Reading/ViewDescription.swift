import Foundation
import HaloSourceText

/// One view of a layout with all inside it.
struct ViewDescription: Hashable, Sendable {
  /// nil: nothing refers to it.
  var id: Reference?
  var kind: ViewKind
  var fields: ViewFields
  /// Back to front.
  var views: [ViewDescription]
  var place: SourcePlace

  /// How deep views may lie in each other.
  static let maximumDepth = 100

  static func list(_ value: YAMLValue, depth: Int = 1) throws -> [ViewDescription] {
    guard depth <= maximumDepth else {
      throw value.error("views are nested deeper than \(maximumDepth)")
    }
    return try value.list(of: "a list of views").map { try ViewDescription($0, depth: depth) }
  }

  private init(_ value: YAMLValue, depth: Int) throws {
    place = value.place
    let fields = try value.fields("a view’s fields, such as id and frame")
    kind = try fields["kind"]?.choice() ?? .view
    let holds = kind == .guide ? [] : ["views"]
    try fields.allow(["id", "kind"] + kind.fieldNames + holds, in: "a \(kind.rawValue)")
    id = try fields["id"]?.reference()
    _ = try fields.required("frame")
    self.fields = try ViewFields(fields)
    views = try fields["views"].map { try Self.list($0, depth: depth + 1) } ?? []
  }
}
