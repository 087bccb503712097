import FocusGeometry
import Foundation

/// The visible parts of what takes part in focus, as it stands at one moment: everything under a
/// root, or what meets an area (spec/uikit-focus.md 4.1 to 4.5).
///
/// All rectangles are in the root's coordinate space.
@MainActor
struct FocusMap {
  /// An object, as it is passed on from hand to hand; settled once the map is made.
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
    /// What can be reached: uncovered, and inside all clips, or beyond a clip that scrolls.
    fileprivate(set) var region: VisibleRegion
    /// The part of `frame` that is on the screen, covered or not; null for none.
    let onScreen: CGRect
    let group: String
    /// Empty for what can be moved to.
    fileprivate(set) var reasons: [FocusExplanation.Reason]

    init(
      target: Target, order: Int, frame: CGRect, region: VisibleRegion, onScreen: CGRect,
      group: String, reasons: [FocusExplanation.Reason]
    ) {
      self.target = target
      self.order = order
      self.frame = frame
      self.region = region
      self.onScreen = onScreen
      self.group = group
      self.reasons = reasons
    }

    var isEligible: Bool { reasons.isEmpty }
    var isOnScreen: Bool { !onScreen.isNull && !onScreen.isEmpty }
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

  /// Items that want focus (eligible or not) and guides, back to front.
  private(set) var entries: [Entry] = []
  /// The group around each group, by identifier, as met in drawing order.
  private(set) var groupParents: [String: String] = [:]
  let bounds: CGRect

  nonisolated static let rootGroup = "root"

  /// Where each item stands; only of a map of everything.
  private var places: [ObjectIdentifier: Int] = [:]

  /// How `environment` takes part, in a map of everything; nil for what takes none.
  func entry(for environment: any FocusEnvironment) -> Entry? {
    places[ObjectIdentifier(environment)].map { entries[$0] }
  }

  var eligibleItems: [Entry] { entries.filter { $0.item != nil && $0.isEligible } }

  // MARK: Building

  /// Everything under `root`: O(n log n) for n items while few lie over each other.
  ///
  /// - Parameters:
  ///   - root: the top of the hierarchy.
  ///   - scrolling: what may scroll to what is out of sight; nil: everything.
  ///   - examined: listed, with what covers it, whether it wants the focus or not.
  init(
    root: any FocusEnvironment, scrolling: ScrollReach? = nil,
    examining examined: (any FocusItem)? = nil
  ) {
    guard let container = root.focusItemContainer else {
      bounds = .zero
      return
    }
    bounds = container.coordinateSpace.bounds
    let finds = FocusMapWalk(
      root: root, container: container, area: nil, scrolling: scrolling, examined: examined
    ).finds()
    groupParents = finds.groupParents
    let covers = CoverIndex(finds.covers)
    entries = finds.found.map { found in
      let isExamined = examined != nil && found.entry.item === examined
      guard found.entry.isEligible || isExamined else { return found.entry }
      return found.uncovered(by: covers.covers(over: found.coverable))
    }
    for (place, entry) in entries.enumerated() { places[entry.identity] = place }
  }

  /// What meets `area`.
  ///
  /// Costs two queries of each container on the way and what they return: the second one finds what
  /// covers those parts of the items that lie outside.
  init(
    root: any FocusEnvironment, container: any FocusItemContainer, area: CGRect,
    scrolling: ScrollReach?
  ) {
    bounds = container.coordinateSpace.bounds
    var finds = FocusMapWalk(
      root: root, container: container, area: area, scrolling: scrolling
    ).finds()
    var wider = area
    for found in finds.found where found.entry.isEligible {
      let coverable = found.coverable
      if !coverable.isNull { wider = wider.union(coverable) }
    }
    if wider != area {
      finds =
        FocusMapWalk(
          root: root, container: container, area: wider, scrolling: scrolling
        ).finds()
    }
    // Few things are gone through faster than put in order.
    let index = finds.covers.count > 64 ? CoverIndex(finds.covers) : nil
    entries.reserveCapacity(finds.found.count)
    for found in finds.found where found.entry.frame.meets(area) {
      guard found.entry.isEligible else {
        entries.append(found.entry)
        continue
      }
      let covers = index?.covers(over: found.coverable) ?? finds.covers
      entries.append(found.uncovered(by: covers))
    }
  }
}

@MainActor
extension FocusMapWalk.Found {
  /// Where something may lie over it that hides it: what scrolls with it does so out of sight too.
  var coverable: CGRect { scroller == nil ? entry.onScreen : entry.region.boundingBox }

  /// Takes away what lies in front of the entry, but not inside it unless that can be focused
  /// itself.
  ///
  /// - Returns: The entry.
  func uncovered(by covers: [FocusMapWalk.Cover]) -> FocusMap.Entry {
    let whole = coverable
    guard !whole.isNull, !whole.isEmpty else { return entry }
    var covering: [FocusMapWalk.Cover] = []
    let first = onlyOutside ? subtreeEnd : entry.order + 1
    for cover in covers where cover.order >= first {
      guard cover.order >= subtreeEnd || cover.isFocusable else { continue }
      let movesAlong = scroller != nil && cover.scroller == scroller
      let frame = movesAlong ? cover.reachable : cover.onScreen
      guard frame.overlaps(movesAlong ? whole : entry.onScreen) else { continue }
      entry.region.subtract(frame)
      covering.append(cover)
    }
    guard !covering.isEmpty else { return entry }
    if entry.region.isEmpty {
      entry.reasons.append(.covered(by: covering.map { $0.item.focusDebugLabel }))
    }
    return entry
  }
}
