import Foundation
import HaloSourceText

/// The content offset that a step of a walk expects of a scrolling view.
struct ExpectedOffset: Hashable, Sendable {
  var view: Reference
  /// The coordinates in points; nil for one that is not checked.
  var x, y: CGFloat?

  /// The largest difference, in points, of an offset that is as expected.
  static let tolerance: CGFloat = 0.5
}

extension FieldType<ExpectedOffset> {
  static var offset: Self {
    let fields = FieldType<OffsetFields>.mapping(
      OffsetFields.rows, of: "offset", "{view: ID, x: NUMBER, y: NUMBER}", from: OffsetFields())
    return FieldType(fields.format) { value in
      let fields = try fields.read(value)
      guard let view = fields.view else { throw value.error("the field “view” is missing") }
      guard fields.x != nil || fields.y != nil else {
        throw value.error("expected x, y or both beside view")
      }
      return ExpectedOffset(view: view, x: fields.x, y: fields.y)
    }
  }
}

private struct OffsetFields {
  var view: Reference?
  var x, y: CGFloat?

  static let rows: [Field<OffsetFields>] = [
    Field("view", .id, absent: .refused, "The scrolling view.") { $0.view = $1 },
    Field(
      "x", .contentCoordinate, absent: .means("not checked"),
      "The horizontal coordinate of the offset, within half a point."
    ) { $0.x = $1 },
    Field(
      "y", .contentCoordinate, absent: .means("not checked"),
      "The vertical coordinate of the offset, within half a point."
    ) { $0.y = $1 },
  ]
}
