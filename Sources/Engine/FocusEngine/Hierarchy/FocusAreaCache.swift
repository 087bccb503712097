import FocusGeometry
import Foundation

/// Answers what lies in an area of a hierarchy, and keeps what the last walk met, so that the next
/// question about a part of that area needs no walk.
///
/// Valid as long as the hierarchy does not change.
@MainActor
final class FocusAreaCache {
  /// What may scroll to what is out of sight; nil: everything.
  let reach: ScrollReach?
  private var walk: FocusMapWalk
  private var area = CGRect.null
  /// Of the covers, when there are more than `fewCovers`: fewer are compared one by one in less
  /// time than it takes to build an index.
  private var index: CoverIndex?

  /// Containers of which only a part was looked through, as they may not scroll so far.
  private(set) var limited: [any FocusItemContainer] = []

  private static let fewCovers = 64

  /// What answers in the place of walks; nil: nothing does.
  private let whole: FocusMapIndex?
  /// Whether all answers are from one map, in which ``FocusMap/Entry/order`` compares.
  var isWhole: Bool { whole != nil }

  /// - Parameters:
  ///   - hierarchy: what is asked about.
  ///   - scrolling: what may scroll to what is out of sight; nil: everything.
  init(of hierarchy: FocusHierarchy, scrolling: ScrollReach? = nil) {
    reach = scrolling
    whole = nil
    walk = FocusMapWalk(
      root: hierarchy.root, container: hierarchy.container,
      focusesConcealed: hierarchy.focusesConcealed, scrolling: scrolling)
  }

  /// Answers from a look at everything, in which everything scrolls.
  init(of hierarchy: FocusHierarchy, whole: FocusMapIndex) {
    reach = nil
    self.whole = whole
    walk = FocusMapWalk(
      root: hierarchy.root, container: hierarchy.container,
      focusesConcealed: hierarchy.focusesConcealed)
  }

  /// The items that want focus and the guides that meet `part`, back to front.
  ///
  /// Asks each container on the way at most twice, or not at all where the last walk covers `part`.
  /// The second time is for what lies over those parts of the items that reach out of `part`.
  ///
  /// - Parameters:
  ///   - part: in the root's space.
  ///   - known: items and guides that are left out.
  /// - Returns: what they are, where, and what keeps them from the focus.
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

  /// How an item takes part.
  ///
  /// - Parameters:
  ///   - item: lies in `area`.
  ///   - area: in the root's space, looked through for what may be asked next.
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
  /// Whether `other` reaches nowhere further out than `slack`.
  fileprivate func holds(_ other: CGRect, within slack: CGFloat = 0) -> Bool {
    !isNull && minX - slack <= other.minX && other.maxX <= maxX + slack
      && minY - slack <= other.minY && other.maxY <= maxY + slack
  }
}
