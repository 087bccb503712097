import FocusGeometry
import Foundation

/// Ranks every rectangle by the rule and returns the best one.
///
/// Takes O(n).
///
/// - Returns: the index of the winner; nil if nothing lies ahead.
func plainScan(
  from focused: Int, heading: FocusHeading, strategy: FocusStrategy, among rects: [CGRect]
) -> Int? {
  let search = DirectionalSearch(
    origin: rects[focused], heading: heading, direction: .leftToRight, strategy: strategy)
  var ranks: [FocusRank] = []
  var parts = [CGRect.zero]
  for (index, rect) in rects.enumerated() where index != focused {
    parts[0] = rect
    if case .success(let rank) = search.rank(of: parts, isGuide: false, order: index) {
      ranks.append(rank)
    }
  }
  return search.best(of: ranks).map { ranks[$0].order }
}
