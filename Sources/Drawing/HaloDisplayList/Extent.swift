import Foundation

/// A rectangle as its edges, in points, to which others are added.
///
/// The result is the same to the last bit in any order of additions, unlike unions of `CGRect`.
package struct Extent: Sendable {
  private var minX = CGFloat.infinity
  private var minY = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var maxY = -CGFloat.infinity

  /// A coordinate in points that is further away than any screen.
  private static let limit: CGFloat = 1e9

  package static let nothing = Extent()
  /// An extent that may reach anywhere.
  package static let everywhere = Extent(minX: -limit, minY: -limit, maxX: limit, maxY: limit)

  private init() {}

  package init(minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// Creates the part of an item's extent inside its clip; ``everywhere`` if an edge is not a
  /// number.
  package init(of item: DisplayItem) {
    let (rect, clip) = (item.extent, item.clip)
    minX = max(rect.minX, clip.minX)
    minY = max(rect.minY, clip.minY)
    maxX = min(rect.maxX, clip.maxX)
    maxY = min(rect.maxY, clip.maxY)
    if (minX + minY + maxX + maxY).isNaN {
      self = .everywhere
    } else if isEmpty {
      self = .nothing
    }
  }

  /// Whether the extent has no points; a rectangle without width or height is not empty.
  package var isEmpty: Bool { !(minX <= maxX && minY <= maxY) }

  /// Whether the two overlap; touching is not enough.
  package func meets(_ other: Extent) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  package mutating func add(_ other: Extent) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }

  /// Returns the common part of both; ``nothing`` if there is none.
  package func intersection(_ other: Extent) -> Extent {
    let common = Extent(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return common.isEmpty ? .nothing : common
  }

  /// Returns the extent moved by a distance in points; ``nothing`` stays ``nothing``.
  package func offsetBy(dx: CGFloat, dy: CGFloat) -> Extent {
    Extent(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }

  package init(_ rect: CGRect) {
    self.init(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
  }

  /// The extent as a rectangle; null for ``nothing``.
  package var rect: CGRect {
    isEmpty ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
