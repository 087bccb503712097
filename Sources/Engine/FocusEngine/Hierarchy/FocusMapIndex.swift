import FocusGeometry
import Foundation

/// Finds the entries of a focus map that lie in an area, in O(log n + k).
@MainActor
final class FocusMapIndex {
  private let entries: [FocusMap.Entry]
  private let index: SpatialIndex

  init(_ map: FocusMap) {
    entries = map.entries
    index = SpatialIndex(entries.map(\.frame))
  }

  /// The items that want focus and the guides that meet `part`, back to front, without `known`.
  func entries(meeting part: CGRect, without known: IdentitySet? = nil) -> [FocusMap.Entry] {
    var places: [Int] = []
    index.forEach(intersecting: part.insetBy(dx: -CGRect.rounding, dy: -CGRect.rounding)) {
      places.append($0)
    }
    return places.sorted().map { entries[$0] }
      .filter { known?.contains($0.identity) != true && $0.frame.meets(part) }
  }
}
