import FocusGeometry
import Foundation

/// Finds the entries in an area of a hierarchy, and caches the last walk, so that a query for a
/// part of the same area needs no walk.
///
/// The cache is valid as long as the hierarchy does not change.
@MainActor
final class FocusAreaCache {
  /// The containers that may scroll to what is out of sight; nil if all may.
  let reach: ScrollReach?
  private var walk: FocusMapWalk
  private var area = CGRect.null
  /// The index of the covers, if there are more than `fewCovers`.
  ///
  /// For fewer, comparing one by one is faster than building an index.
  private var index: CoverIndex?

  /// Containers that were searched only in part, because they may not scroll further.
  private(set) var limited: [any FocusItemContainer] = []

  private static let fewCovers = 64

  /// The index of a complete map, which answers instead of walks; nil if walks answer.
  private let whole: FocusMapIndex?
  /// Whether all answers are from one map, so that values of ``FocusMap/Entry/order`` are
  /// comparable.
  var isWhole: Bool { whole != nil }

  /// Creates a cache that walks the hierarchy.
  ///
  /// - Parameters:
  ///   - hierarchy: The hierarchy to search.
  ///   - scrolling: The containers that may scroll to what is out of sight; nil if all may.
  init(of hierarchy: FocusHierarchy, scrolling: ScrollReach? = nil) {
    reach = scrolling
    whole = nil
    walk = FocusMapWalk(
      root: hierarchy.root, container: hierarchy.container,
      focusesConcealed: hierarchy.focusesConcealed, scrolling: scrolling)
  }

  /// Creates a cache that answers from a complete map, in which every container may scroll.
  init(of hierarchy: FocusHierarchy, whole: FocusMapIndex) {
    reach = nil
    self.whole = whole
    walk = FocusMapWalk(
      root: hierarchy.root, container: hierarchy.container,
      focusesConcealed: hierarchy.focusesConcealed)
  }

  /// Returns the items that want focus and the guides that meet `part`, back to front.
  ///
  /// It queries each container on the way at most twice, or not at all where the last walk covers
  /// `part`. The second query finds what covers the parts of items that extend beyond `part`.
  ///
  /// - Parameters:
  ///   - part: A rectangle in the root's space.
  ///   - known: Items and guides that are left out.
  /// - Returns: The entries, with their places and what keeps them from the focus.
  func entries(
    meeting part: CGRect, without known: IdentitySet? = nil
  ) -> [FocusMap.Entry] {
    if let whole { return whole.entries(meeting: part, without: known) }
    if !area.holds(part) { look(through: part) }
    var wider = part
    for found in walk.found
    where found.mayBeCovered && found.entry.frame.meets(part)
      && known?.contains(found.entry.identity) != true
    {
      wider = wider.union(found.coverable)
    }
    if !area.holds(wider, within: VisibleRegion.sliver) { look(through: wider) }
    var entries: [FocusMap.Entry] = []
    for found in walk.found
    where found.entry.frame.meets(part) && known?.contains(found.entry.identity) != true {
      entries.append(settled(found))
    }
    return entries
  }

  /// Returns the entry of an item.
  ///
  /// - Parameters:
  ///   - item: An item that lies in `area`.
  ///   - area: A rectangle in the root's space; the walk covers all of it, for later queries.
  /// - Returns: nil if no container reports the item there.
  func entry(for item: any FocusItem, in area: CGRect) -> FocusMap.Entry? {
    look(through: area)
    let identity = ObjectIdentifier(item)
    for found in walk.found where found.entry.identity == identity { return settled(found) }
    return nil
  }

  private func look(through area: CGRect) {
    self.area = area
    walk.look(through: area)
    for container in walk.limited where !limited.contains(where: { $0 === container }) {
      limited.append(container)
    }
    index = walk.covers.count > Self.fewCovers ? CoverIndex(walk.covers) : nil
  }

  private func settled(_ found: FocusMapWalk.Found) -> FocusMap.Entry {
    guard found.mayBeCovered else { return found.entry }
    return found.uncovered(by: index?.covers(over: found.coverable) ?? walk.covers)
  }
}

extension CGRect {
  /// Whether `other` extends beyond this rectangle by no more than `slack`, in points.
  fileprivate func holds(_ other: CGRect, within slack: CGFloat = 0) -> Bool {
    !isNull && minX - slack <= other.minX && other.maxX <= maxX + slack
      && minY - slack <= other.minY && other.maxY <= maxY + slack
  }
}
