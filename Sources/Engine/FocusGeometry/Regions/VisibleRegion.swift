import Foundation

/// The uncovered part of a rectangle, as disjoint rectangles.
package struct VisibleRegion: Hashable, Sendable {
  /// The first part; usually the only one, which then needs no array.
  private var first: CGRect?
  private var others: [CGRect] = []

  /// The width in points up to which a part is dropped as a rounding error, because the same place
  /// computed in two ways differs a little.
  package static let sliver: CGFloat = 0.001

  package init(_ rect: CGRect) {
    first = rect.isNull || rect.isEmpty ? nil : rect
  }

  /// The parts: disjoint, none of them empty.
  package var rects: [CGRect] {
    guard let first else { return [] }
    return others.isEmpty ? [first] : [first] + others
  }

  /// Returns one value for each part.
  func map<Value>(_ value: (CGRect) -> Value) -> [Value] {
    guard let first else { return [] }
    return others.isEmpty ? [value(first)] : rects.map(value)
  }

  package var isEmpty: Bool { first == nil }

  /// The whole region if it is one rectangle; nil otherwise.
  var onlyPart: CGRect? { others.isEmpty ? first : nil }

  /// The bounding box of all parts; null if there is none.
  package var boundingBox: CGRect { others.reduce(first ?? .null) { $0.union($1) } }

  /// The bounding box of what lies inside `clip`; null if nothing does.
  package func boundingBox(in clip: CGRect) -> CGRect {
    func inside(_ part: CGRect) -> CGRect {
      let inside = part.intersection(clip)
      return inside.isEmpty ? .null : inside
    }
    return others.reduce(first.map(inside) ?? .null) { $0.union(inside($1)) }
  }

  /// Subtracts a rectangle.
  ///
  /// Each part that intersects it is replaced by up to four.
  package mutating func subtract(_ cover: CGRect) {
    guard let first, !cover.isEmpty else { return }
    if others.isEmpty, !first.intersects(cover) { return }
    let left = rects.flatMap { part -> [CGRect] in
      let hole = part.intersection(cover)
      guard !hole.isNull, hole.width > 0, hole.height > 0 else { return [part] }
      return [
        // Above and below the hole over the whole width, then to the left and right of it.
        CGRect(x: part.minX, y: part.minY, width: part.width, height: hole.minY - part.minY),
        CGRect(x: part.minX, y: hole.maxY, width: part.width, height: part.maxY - hole.maxY),
        CGRect(x: part.minX, y: hole.minY, width: hole.minX - part.minX, height: hole.height),
        CGRect(x: hole.maxX, y: hole.minY, width: part.maxX - hole.maxX, height: hole.height),
      ].filter { $0.width > Self.sliver && $0.height > Self.sliver }
    }
    self.first = left.first
    others = Array(left.dropFirst())
  }

  package mutating func formUnion(disjoint other: VisibleRegion) {
    let parts = rects + other.rects
    first = parts.first
    others = Array(parts.dropFirst())
  }
}
