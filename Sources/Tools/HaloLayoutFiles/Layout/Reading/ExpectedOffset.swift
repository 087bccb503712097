import Foundation
import HaloSourceText

/// The content offset that a step of a walk expects of a scrolling view.
struct ExpectedOffset: Hashable, Sendable {
  var view = Reference(id: "", place: SourcePlace(file: ""))
  /// The coordinates in points; nil for one that is not checked.
  var x, y: CGFloat?

  /// The largest difference, in points, of an offset that is as expected.
  static let tolerance: CGFloat = 0.5
}

extension FieldType<ExpectedOffset> {
  static var offset: Self {
    let fields = Self.mapping(
      Value.fields, of: "offset", "{view: ID, x: NUMBER, y: NUMBER}", from: Value())
    return FieldType(fields.format) { value in
      let offset = try fields.read(value)
      guard offset.x != nil || offset.y != nil else {
        throw value.error("expected x, y or both beside view")
      }
      return offset
    }
  }
}

extension ExpectedOffset {
  fileprivate static let fields: [Field<ExpectedOffset>] = [
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
