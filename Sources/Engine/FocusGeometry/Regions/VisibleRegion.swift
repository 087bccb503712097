import Foundation

/// The part of a rectangle that nothing covers, as disjoint rectangles.
package struct VisibleRegion: Hashable, Sendable {
  /// Mostly there is one part, which then needs no array.
  private var first: CGRect?
  private var others: [CGRect] = []

  /// Points: a part no wider than this is dropped as a rounding error, since the same place
  /// computed in two ways differs a little.
  package static let sliver: CGFloat = 0.001

  package init(_ rect: CGRect) {
    first = rect.isNull || rect.isEmpty ? nil : rect
  }

  /// Disjoint, none empty.
  package var rects: [CGRect] {
    guard let first else { return [] }
    return others.isEmpty ? [first] : [first] + others
  }

  /// One value for each part.
  func map<Value>(_ value: (CGRect) -> Value) -> [Value] {
    guard let first else { return [] }
    return others.isEmpty ? [value(first)] : rects.map(value)
  }

  package var isEmpty: Bool { first == nil }

  /// The whole region, when it is a rectangle.
  var onlyPart: CGRect? { others.isEmpty ? first : nil }

  /// The box around all parts; `.null` when empty.
  package var boundingBox: CGRect { others.reduce(first ?? .null) { $0.union($1) } }

  /// The box around what of all parts is inside `clip`; `.null` when nothing is.
  package func boundingBox(in clip: CGRect) -> CGRect {
    func inside(_ part: CGRect) -> CGRect {
      let inside = part.intersection(clip)
      return inside.isEmpty ? .null : inside
    }
    return others.reduce(first.map(inside) ?? .null) { $0.union(inside($1)) }
  }

  /// Takes `cover` away.
  ///
  /// Each part it meets leaves at most four.
  package mutating func subtract(_ cover: CGRect) {
    guard let first, !cover.isEmpty else { return }
    if others.isEmpty, !first.intersects(cover) { return }
    let left = rects.flatMap { part -> [CGRect] in
      let hole = part.intersection(cover)
      guard !hole.isNull, hole.width > 0, hole.height > 0 else { return [part] }
      return [
        // Above and below over the whole width, then what is left and right of the hole.
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
