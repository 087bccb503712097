import FocusGeometry
import Foundation

/// A snapshot of the visible parts of everything under a root that takes part in focus (App
/// Programming Guide for tvOS).
///
/// All rectangles are in the root's coordinate space.
@MainActor
struct FocusMap {
  /// An item or a guide, and how it takes part in focus.
  ///
  /// A class, because a search passes entries through many arrays. An entry does not change after
  /// it was handed out.
  @MainActor
  final class Entry {
    enum Target {
      case item(any FocusItem)
      case guide(any FocusRedirection)
    }

    let target: Target
    /// The index in drawing order, larger in front; unique in the map.
    let order: Int
    let frame: CGRect
    /// The region that a search uses: the uncovered part inside all clips, or what can be scrolled
    /// there.
    ///
    /// All of `frame` where concealed items can have the focus.
    fileprivate(set) var region: VisibleRegion
    /// The part that can be seen or scrolled into sight, under models in which concealed items can
    /// have the focus; nil under others.
    fileprivate(set) var seen: VisibleRegion?
    /// The reasons why the entry cannot be seen, though it can have the focus.
    fileprivate(set) var concealments: [FocusExplanation.Reason] = []
    /// The part of `frame` that is on the screen, covered or not; null if there is none.
    let onScreen: CGRect
    let group: String
    /// The index of the innermost container around the entry, among the containers that can still
    /// scroll along a heading; `Int.max` if there is none.
    let scrollLevel: Int
    /// The scrolling containers that are around the entry but not around the focused item, from the
    /// inside, each with the part of it that can be reached.
    let windows: [ScrollWindow]
    /// All scrolling containers around the entry, from the outside, each with the part of its
    /// content that it shows, even if the container itself is out of sight.
    ///
    /// It is set only in a map of everything.
    let scrollers: [ScrollWindow]
    /// The reasons why the entry cannot be moved to; empty if it can.
    fileprivate(set) var reasons: [FocusExplanation.Reason]
    /// Whether covered parts were subtracted from `region`.
    fileprivate(set) var isUncovered = false

    init(
      target: Target, order: Int, frame: CGRect, region: VisibleRegion, onScreen: CGRect,
      group: String, scrollLevel: Int, windows: [ScrollWindow], scrollers: [ScrollWindow],
      reasons: [FocusExplanation.Reason]
    ) {
      self.target = target
      self.order = order
      self.frame = frame
      self.region = region
      self.onScreen = onScreen
      self.group = group
      self.scrollLevel = scrollLevel
      self.windows = windows
      self.scrollers = scrollers
      self.reasons = reasons
    }

    /// Marks the entry as part of a model in which concealed items can have the focus, with the
    /// part that can be seen and the reasons that conceal the rest.
    func conceal(_ seen: VisibleRegion, _ reasons: [FocusExplanation.Reason]) {
      self.seen = seen
      concealments = reasons
    }

    var isEligible: Bool { reasons.isEmpty }
    /// The innermost container that has to scroll to show the entry; nil for none.
    var windowBeyond: ScrollWindow? { windows.first { !frame.overlaps($0.visible) } }
    /// Whether the entry is inside the container and no container up to and including it has to
    /// scroll to show the entry.
    func isSeen(in window: ScrollWindow) -> Bool {
      guard let place = windows.firstIndex(where: { $0.container === window.container })
      else { return false }
      return windows[...place].allSatisfy { frame.overlaps($0.visible) }
    }
    var isOnScreen: Bool { !onScreen.isNull && !onScreen.isEmpty }
    /// Whether an uncovered part of the entry is on the screen.
    var isVisible: Bool { isOnScreen && region.rects.contains { $0.overlaps(onScreen) } }
    /// The bounding box of the visible part, where a search from the entry begins.
    ///
    /// All of `frame` where concealed items can have the focus, and if nothing can be seen.
    var shown: CGRect {
      guard seen == nil, isOnScreen else { return frame }
      let box = region.boundingBox(in: onScreen)
      return box.isNull ? frame : box
    }
    /// Whether the entry extends beyond the screen or a scrolling container, across a straight
    /// heading.
    func isCutOff(across heading: FocusHeading) -> Bool {
      guard seen == nil, isOnScreen else { return false }
      return heading.isHorizontal
        ? frame.minY < onScreen.minY || onScreen.maxY < frame.maxY
        : frame.minX < onScreen.minX || onScreen.maxX < frame.maxX
    }
    var item: (any FocusItem)? {
      if case .item(let item) = target { item } else { nil }
    }
    var identity: ObjectIdentifier {
      switch target {
      case .item(let item): ObjectIdentifier(item)
      case .guide(let guide): ObjectIdentifier(guide)
      }
    }
    var proposal: FocusExplanation.Proposal { .init(label: label, frame: frame) }
    var label: String {
      switch target {
      case .item(let item): item.focusDebugLabel
      case .guide(let guide): guide.focusDebugLabel
      }
    }
  }

  /// A container and the part of its content that it shows.
  struct ScrollWindow {
    let container: any FocusItemContainer
    /// The part of the content that is shown, in the root's space.
    let visible: CGRect
    /// The area in which the container keeps a focused item: the shown part without its margins, in
    /// the root's space.
    ///
    /// It is set only in ``Entry/scrollers``.
    var focusArea = CGRect.null
  }

  /// Items that want focus, eligible or not, and guides; back to front.
  private(set) var entries: [Entry] = []
  /// The parent of each group, by identifier; the one first met in drawing order.
  private(set) var groupParents: [String: String] = [:]
  let bounds: CGRect
  /// Containers that were searched only in part.
  private(set) var limited: [any FocusItemContainer] = []

  /// The group of items that have none; a name that begins with a space cannot be an application's.
  nonisolated static let rootGroup = " root"

  /// The identifier of a group as it is reported in data: the one that its environments give.
  nonisolated static func identifier(ofGroup group: String) -> String {
    group == rootGroup ? label(ofGroup: group) : group
  }

  /// The name of a group as it is shown in text.
  nonisolated static func label(ofGroup group: String) -> String {
    group.hasPrefix(" ") ? String(group.dropFirst()) : group
  }

  /// The index of each entry, by identity.
  private var places: [ObjectIdentifier: Int] = [:]

  /// The entry of `environment`; nil if it takes no part in focus.
  func entry(for environment: any FocusEnvironment) -> Entry? {
    places[ObjectIdentifier(environment)].map { entries[$0] }
  }

  var eligibleItems: [Entry] { entries.filter { $0.item != nil && $0.isEligible } }

  // MARK: Building

  /// Creates the map of everything under `root`: O(n log n) for n items of which few overlap.
  ///
  /// - Parameters:
  ///   - root: The top of the hierarchy.
  ///   - focusesConcealed: Whether covered, transparent or clipped items can have the focus.
  ///   - scrolling: The containers that may scroll to what is out of sight; nil if all may.
  ///   - examined: The items that are listed, with what covers them, even if they do not want the
  ///     focus.
  init(
    root: any FocusEnvironment, focusesConcealed: Bool, scrolling: ScrollReach? = nil,
    examining examined: Set<ObjectIdentifier> = []
  ) {
    guard let container = root.focusItemContainer else {
      bounds = .zero
      return
    }
    bounds = container.coordinateSpace.bounds
    var walk = FocusMapWalk(
      root: root, container: container, focusesConcealed: focusesConcealed,
      scrolling: scrolling, examined: examined)
    walk.look(through: nil)
    limited = walk.limited
    let covers = CoverIndex(walk.covers)
    entries = walk.found.map { found in
      let isExamined = examined.contains(found.entry.identity)
      guard found.entry.isEligible || isExamined else { return found.entry }
      return found.uncovered(by: covers.covers(over: found.coverable))
    }
    for (place, entry) in entries.enumerated() { places[entry.identity] = place }
    for found in walk.found where found.entry.isEligible { noteParents(of: found.groups) }
  }

  /// Records the parent of each group, given the groups from the innermost outwards; the first
  /// parent found counts.
  private mutating func noteParents(of groups: [String]) {
    for (place, group) in groups.enumerated().dropLast().reversed()
    where groupParents[group] == nil && !groups[(place + 1)...].contains(group) {
      groupParents[group] = groups[place + 1]
    }
  }
}

@MainActor
extension FocusMapWalk.Found {
  /// The area in which something may cover the entry; null if there is none.
  ///
  /// Out of sight, only what scrolls with the entry can cover it.
  var coverable: CGRect {
    scroller == nil ? entry.onScreen : (entry.seen ?? entry.region).boundingBox
  }

  /// Whether the entry can be moved to and its covered parts have not been subtracted yet.
  var mayBeCovered: Bool { !entry.isUncovered && entry.isEligible }

  /// Subtracts what lies in front of the entry; what is inside it counts only if it can be focused
  /// itself.
  ///
  /// - Returns: The entry.
  func uncovered(by covers: [FocusMapWalk.Cover]) -> FocusMap.Entry {
    entry.isUncovered = true
    let whole = coverable
    guard !whole.isNull, !whole.isEmpty else { return entry }
    var covering: [FocusMapWalk.Cover] = []
    let first = onlyOutside ? subtreeEnd : entry.order + 1
    for cover in covers where cover.order >= first {
      guard cover.order >= subtreeEnd || cover.isFocusable else { continue }
      let movesAlong = scroller != nil && cover.scroller == scroller
      let frame = movesAlong ? cover.reachable : cover.onScreen
      guard frame.overlaps(movesAlong ? whole : entry.onScreen) else { continue }
      if entry.seen == nil {
        entry.region.subtract(frame)
      } else {
        entry.seen?.subtract(frame)
      }
      covering.append(cover)
    }
    guard !covering.isEmpty else { return entry }
    if let seen = entry.seen {
      if seen.isEmpty { entry.concealments.append(covered(by: covering)) }
    } else if entry.region.isEmpty {
      entry.reasons.append(covered(by: covering))
    }
    return entry
  }

  private func covered(by covers: [FocusMapWalk.Cover]) -> FocusExplanation.Reason {
    .covered(by: covers.map { $0.item.focusDebugLabel })
  }
}
