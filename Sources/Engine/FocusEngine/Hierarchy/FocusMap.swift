import FocusGeometry
import Foundation

/// The visible parts of everything under a root that takes part in focus, as it stands at one
/// moment (App Programming Guide for tvOS).
///
/// All rectangles are in the root's coordinate space.
@MainActor
struct FocusMap {
  /// An item or a guide, and how it takes part.
  ///
  /// A class, since a search passes entries through many arrays; it does not change any more once
  /// it was handed out.
  @MainActor
  final class Entry {
    enum Target {
      case item(any FocusItem)
      case guide(any FocusRedirection)
    }

    let target: Target
    /// Front-most is largest; unique in the map.
    let order: Int
    let frame: CGRect
    /// What a search goes by: the uncovered part inside all clips, or beyond a clip that scrolls;
    /// all of `frame` where what is concealed can have the focus.
    fileprivate(set) var region: VisibleRegion
    /// The part that can be seen or scrolled to, where `region` is more than that; nil otherwise.
    fileprivate(set) var seen: VisibleRegion?
    /// What keeps the entry from being seen, though not from the focus.
    fileprivate(set) var concealments: [FocusExplanation.Reason] = []
    /// The part of `frame` that is on the screen, covered or not; null for none.
    let onScreen: CGRect
    let group: String
    /// The place, among the containers that can still scroll along a heading, of the innermost one
    /// around the entry; the largest number for none.
    let scrollLevel: Int
    /// The containers around that scroll and are not around the focused item, from the inside, each
    /// with what can be reached of it.
    let windows: [ScrollWindow]
    /// All containers around that scroll, each with all that it shows, seen itself or not; told in
    /// a map of everything.
    let scrollers: [ScrollWindow]
    /// Empty for what can be moved to.
    fileprivate(set) var reasons: [FocusExplanation.Reason]
    /// Whether what lies over the entry was taken out of `region`.
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

    /// Says that what is concealed can have the focus, and what of the entry is not.
    func conceal(_ seen: VisibleRegion, _ reasons: [FocusExplanation.Reason]) {
      self.seen = seen
      concealments = reasons
    }

    var isEligible: Bool { reasons.isEmpty }
    /// The innermost container that would have to scroll to show the entry; nil for none.
    var windowBeyond: ScrollWindow? { windows.first { !frame.overlaps($0.visible) } }
    /// Whether the entry is in the container and needs no scrolling up to it.
    func isSeen(in window: ScrollWindow) -> Bool {
      guard let place = windows.firstIndex(where: { $0.container === window.container })
      else { return false }
      return windows[...place].allSatisfy { frame.overlaps($0.visible) }
    }
    var isOnScreen: Bool { !onScreen.isNull && !onScreen.isEmpty }
    /// Whether a part of it is on the screen that nothing covers.
    var isVisible: Bool { isOnScreen && region.rects.contains { $0.overlaps(onScreen) } }
    /// The box around what can be seen of it now, where a search from it begins; all of `frame` where
    /// what is concealed can have the focus, and where nothing can be seen.
    var shown: CGRect {
      guard seen == nil, isOnScreen else { return frame }
      let box = region.boundingBox(in: onScreen)
      return box.isNull ? frame : box
    }
    /// Whether it reaches beyond the screen, or what scrolls, across a straight heading.
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

  /// A container with the part of its content that it shows.
  struct ScrollWindow {
    let container: any FocusItemContainer
    /// In the root's space.
    let visible: CGRect
    /// Where the container keeps a focused item: what it shows without its margins, in the root's
    /// space; told among ``Entry/scrollers``.
    var focusArea = CGRect.null
  }

  /// Items that want focus (eligible or not) and guides, back to front.
  private(set) var entries: [Entry] = []
  /// The group around each group, by identifier, as met in drawing order.
  private(set) var groupParents: [String: String] = [:]
  let bounds: CGRect
  /// Containers of which only a part was looked through.
  private(set) var limited: [any FocusItemContainer] = []

  /// The group of what has none: a name that begins with a space is none of an application's.
  nonisolated static let rootGroup = " root"

  /// A group as it is told in data, by the identifier that its environments give.
  nonisolated static func identifier(ofGroup group: String) -> String {
    group == rootGroup ? label(ofGroup: group) : group
  }

  /// A group as it is told in words.
  nonisolated static func label(ofGroup group: String) -> String {
    group.hasPrefix(" ") ? String(group.dropFirst()) : group
  }

  /// Where each item stands.
  private var places: [ObjectIdentifier: Int] = [:]

  /// How `environment` takes part; nil for what takes none.
  func entry(for environment: any FocusEnvironment) -> Entry? {
    places[ObjectIdentifier(environment)].map { entries[$0] }
  }

  var eligibleItems: [Entry] { entries.filter { $0.item != nil && $0.isEligible } }

  // MARK: Building

  /// Everything under `root`: O(n log n) for n items while few lie over each other.
  ///
  /// - Parameters:
  ///   - root: the top of the hierarchy.
  ///   - focusesConcealed: whether what is covered, clear or cut off can have the focus.
  ///   - scrolling: what may scroll to what is out of sight; nil: everything.
  ///   - examined: listed, with what covers it, whether it wants the focus or not.
  init(
    root: any FocusEnvironment, focusesConcealed: Bool, scrolling: ScrollReach? = nil,
    examining examined: (any FocusItem)? = nil
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
      let isExamined = examined != nil && found.entry.item === examined
      guard found.entry.isEligible || isExamined else { return found.entry }
      return found.uncovered(by: covers.covers(over: found.coverable))
    }
    for (place, entry) in entries.enumerated() { places[entry.identity] = place }
    for found in walk.found where found.entry.isEligible { noteParents(of: found.groups) }
  }

  /// Of groups by the order from the innermost outwards; what a group was first met in counts.
  private mutating func noteParents(of groups: [String]) {
    for (place, group) in groups.enumerated().dropLast().reversed()
    where groupParents[group] == nil && !groups[(place + 1)...].contains(group) {
      groupParents[group] = groups[place + 1]
    }
  }
}

@MainActor
extension FocusMapWalk.Found {
  /// Where something may lie over it that hides it: what scrolls with it does so out of sight too.
  ///
  /// Null for nowhere.
  var coverable: CGRect {
    scroller == nil ? entry.onScreen : (entry.seen ?? entry.region).boundingBox
  }

  /// Whether it could be moved to, and what lies over it has not been taken away yet.
  var mayBeCovered: Bool { !entry.isUncovered && entry.isEligible }

  /// Takes away what lies in front of the entry, but not inside it unless that can be focused
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
