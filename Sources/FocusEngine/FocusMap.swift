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
    /// What can be reached: uncovered, and inside all clips, or beyond a clip that scrolls.
    fileprivate(set) var region: VisibleRegion
    /// The part of `frame` that is on the screen, covered or not; null for none.
    let onScreen: CGRect
    let group: String
    /// Empty for what can be moved to.
    fileprivate(set) var reasons: [FocusExplanation.Reason]
    /// Whether what lies over the entry was taken out of `region`.
    fileprivate(set) var isUncovered = false

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
    var walk = FocusMapWalk(
      root: root, container: container, scrolling: scrolling, examined: examined)
    walk.look(through: nil)
    groupParents = walk.groupParents
    let covers = CoverIndex(walk.covers)
    entries = walk.found.map { found in
      let isExamined = examined != nil && found.entry.item === examined
      guard found.entry.isEligible || isExamined else { return found.entry }
      return found.uncovered(by: covers.covers(over: found.coverable))
    }
    for (place, entry) in entries.enumerated() { places[entry.identity] = place }
  }
}

@MainActor
extension FocusMapWalk.Found {
  /// Where something may lie over it that hides it: what scrolls with it does so out of sight too.
  ///
  /// Null for nowhere.
  var coverable: CGRect { scroller == nil ? entry.onScreen : entry.region.boundingBox }

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
