import Foundation

/// The part of a rectangle that nothing covers, as disjoint rectangles.
public struct VisibleRegion: Hashable, Sendable {
  /// Disjoint, none empty.
  public private(set) var rects: [CGRect]

  /// Points; a part no wider is left by rounding, as two ways to the same place differ a little.
  static let sliver: CGFloat = 0.001

  public init(_ rect: CGRect) {
    rects = rect.isNull || rect.isEmpty ? [] : [rect]
  }

  public var isEmpty: Bool { rects.isEmpty }

  /// The box around all parts; `.null` when empty.
  public var boundingBox: CGRect { rects.reduce(.null) { $0.union($1) } }

  /// Takes `cover` away.
  ///
  /// Each part it meets leaves at most four.
  public mutating func subtract(_ cover: CGRect) {
    guard !cover.isEmpty, rects.contains(where: { $0.intersects(cover) }) else { return }
    rects = rects.flatMap { part -> [CGRect] in
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
  }

  public mutating func formUnion(disjoint other: VisibleRegion) { rects += other.rects }
}
