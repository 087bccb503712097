import FocusGeometry
import Foundation

/// Finds what may cover a rectangle, among all that can be seen or scrolled into sight, in
/// O(log n + k).
@MainActor
struct CoverIndex: ~Copyable {
  private let covers: [FocusMapWalk.Cover]
  private let index: SpatialIndex

  init(_ covers: [FocusMapWalk.Cover]) {
    self.covers = covers
    index = SpatialIndex(covers.map(\.reachable))
  }

  /// The covers that intersect `rect`, in drawing order.
  func covers(over rect: CGRect) -> [FocusMapWalk.Cover] {
    var places: [Int] = []
    index.forEach(intersecting: rect) { places.append($0) }
    return places.sorted().map { covers[$0] }
  }
}
