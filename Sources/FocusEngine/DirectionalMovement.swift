import FocusGeometry
import Foundation

extension FocusMap {
  /// What lies ahead of `focused`, best first, and what was left out and why.
  ///
  /// - Parameters:
  ///   - focused: where the search starts.
  ///   - heading: where it goes.
  ///   - direction: of reading, for ties.
  ///   - group: the focus group to stay in; nil for everywhere.
  /// - Returns: every item and guide once: ranked, or with the reason why not.
  func candidates(
    ahead focused: Entry, heading: FocusHeading, direction: LayoutDirection, group: String?
  ) -> (ranked: [(entry: Entry, rank: FocusRank)], leftOut: [(Entry, FocusExplanation.Reason)]) {
    let beam = beam(from: focused, heading: heading, direction: direction)
    var ranked: [(entry: Entry, rank: FocusRank)] = []
    var leftOut: [(Entry, FocusExplanation.Reason)] = []
    for entry in entries {
      if let reason = reasonToSkip(entry, focused: focused, group: group) {
        leftOut.append((entry, reason))
        continue
      }
      let isGuide = entry.item == nil
      switch beam.rank(of: entry.region.rects, isGuide: isGuide, order: entry.order) {
      case .success(let rank): ranked.append((entry, rank))
      case .failure(let failure):
        leftOut.append((entry, failure.reason))
      }
    }
    ranked.sort { $0.rank < $1.rank }
    return (ranked, leftOut)
  }

  /// The search starts from what can be seen of the focused item, or from all of it when nothing
  /// can.
  func beam(from focused: Entry, heading: FocusHeading, direction: LayoutDirection)
    -> DirectionalSearch
  {
    let seen = focused.region.boundingBox
    return DirectionalSearch(
      origin: seen.isNull ? focused.frame : seen, heading: heading, direction: direction,
      strategy: .strictBeam)
  }

  private func reasonToSkip(
    _ entry: Entry, focused: Entry, group: String?
  ) -> FocusExplanation.Reason? {
    if entry.order == focused.order { return .isFocused }
    if let reason = entry.reasons.first { return reason }
    if entry.item == nil, entry.frame.overlaps(focused.frame) { return .guideOverlapsFocusedItem }
    if let group, entry.group != group { return .otherGroup(entry.group) }
    return nil
  }
}

extension CGRect {
  /// Whether the two share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    let shared = intersection(other)
    return !shared.isNull && shared.width > 0 && shared.height > 0
  }
}
