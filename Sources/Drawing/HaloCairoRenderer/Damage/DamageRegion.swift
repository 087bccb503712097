import Foundation

/// A few disjoint rectangles that cover everything added.
///
/// Two are merged if their union is hardly larger than they are, if they overlap, or if there are
/// too many.
struct DamageRegion {
  private(set) var rects: [PixelRect] = []
  private static let most = 8
  /// The number of additional pixels that cost about as much as drawing one more rectangle.
  private static let overhead = 4096

  init(_ rects: [PixelRect] = []) { rects.forEach { add($0) } }

  mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    if rects.contains(where: { $0.contains(rect) }) { return }
    var rect = rect
    // The union of two may touch a third, so merging is repeated until nothing changes.
    while let index = rects.firstIndex(where: { Self.shouldMerge($0, rect) }) {
      rect = rect.union(rects.remove(at: index))
    }
    rects.append(rect)
    if rects.count > Self.most { mergeCheapest() }
  }

  private static func waste(_ p: PixelRect, _ q: PixelRect) -> Int {
    p.union(q).area - p.area - q.area
  }

  private static func shouldMerge(_ p: PixelRect, _ q: PixelRect) -> Bool {
    p.intersects(q) || waste(p, q) <= max(overhead, (p.area + q.area) / 8)
  }

  private mutating func mergeCheapest() {
    var best: (first: Int, second: Int, waste: Int)?
    for first in rects.indices {
      for second in rects.indices where second > first {
        let waste = Self.waste(rects[first], rects[second])
        if best.map({ waste < $0.waste }) ?? true { best = (first, second, waste) }
      }
    }
    guard let best else { return }
    let second = rects.remove(at: best.second)
    let first = rects.remove(at: best.first)
    add(first.union(second))
  }
}
