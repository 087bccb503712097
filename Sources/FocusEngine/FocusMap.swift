import FocusGeometry
import Foundation

/// The visible parts of everything that takes part in focus, as it stands at one moment
/// (spec/uikit-focus.md 4.1 to 4.5). All rectangles are in the root's coordinate space.
@MainActor
struct FocusMap {
  struct Entry {
    enum Target {
      case item(any FocusItem)
      case guide(any FocusRedirection)
    }

    var target: Target
    /// Front-most is largest; unique.
    var order: Int
    var frame: CGRect
    /// What can be reached: uncovered, and inside all clips, or beyond a clip that scrolls.
    var region: VisibleRegion
    /// The part of `frame` that is on the screen, covered or not; null for none.
    var onScreen: CGRect
    var group: String
    /// Empty for what can be moved to.
    var reasons: [FocusExplanation.Reason]

    var isEligible: Bool { reasons.isEmpty }
    var item: (any FocusItem)? {
      if case .item(let item) = target { item } else { nil }
    }
    @MainActor var label: String {
      switch target {
      case .item(let item): item.focusDebugLabel
      case .guide(let guide): guide.focusDebugLabel
      }
    }
  }

  /// Items that want focus (eligible or not) and guides, back to front.
  private(set) var entries: [Entry] = []
  private var indexOfItem: [ObjectIdentifier: Int] = [:]
  /// Identifiers from the innermost group outwards, per group, as met in drawing order.
  private(set) var groupParents: [String: String] = [:]
  let bounds: CGRect

  static let rootGroup = "root"

  func entry(for item: any FocusEnvironment) -> Entry? {
    indexOfItem[ObjectIdentifier(item)].map { entries[$0] }
  }

  var eligibleItems: [Entry] { entries.filter { $0.item != nil && $0.isEligible } }

  // MARK: Building

  /// Walks every container under `root`: O(n) items, and O(n · k) for covers, where k of them meet
  /// an item.
  init(root: any FocusEnvironment) {
    guard let container = root.focusItemContainer else {
      bounds = .zero
      return
    }
    let space = container.coordinateSpace
    bounds = space.bounds
    var walk = Walk(space: space)
    let rootGroup = root.focusGroupIdentifier ?? Self.rootGroup
    walk.visit(
      container, hardClip: space.bounds, screenClip: space.bounds, groups: [rootGroup],
      inherited: nil)
    groupParents = walk.groupParents
    entries = walk.found.map { found in
      var entry = found.entry
      guard entry.isEligible else { return entry }
      // What lies in front of it, but not inside it unless it can be focused itself.
      let covers = walk.covers.filter {
        $0.order >= (found.onlyOutside ? found.subtreeEnd : entry.order + 1)
          && ($0.order >= found.subtreeEnd || $0.isFocusable)
          && $0.frame.intersects(entry.onScreen)
      }
      var seen = VisibleRegion(entry.onScreen)
      for cover in covers { seen.subtract(cover.frame) }
      entry.region.subtract(entry.onScreen)
      entry.region.formUnion(disjoint: seen)
      if entry.region.isEmpty { entry.reasons.append(.covered(by: covers.map(\.label))) }
      return entry
    }
    for (index, entry) in entries.enumerated() {
      if let item = entry.item { indexOfItem[ObjectIdentifier(item)] = index }
    }
  }

  /// The recursive part: records items, guides and covers in drawing order.
  private struct Walk {
    struct Found {
      var entry: Entry
      /// The first order number that is not inside the item (for a guide: inside its owner).
      var subtreeEnd: Int
      /// Whether things inside are no covers, focusable or not (guides).
      var onlyOutside: Bool
    }
    struct Cover {
      var order: Int
      var frame: CGRect
      var isFocusable: Bool
      var label: String
    }

    let space: any CoordinateSpace
    var found: [Found] = []
    var covers: [Cover] = []
    var groupParents: [String: String] = [:]
    private var next = 0
    private var visiting: Set<ObjectIdentifier> = []

    init(space: any CoordinateSpace) { self.space = space }

    /// - Parameters:
    ///   - hardClip: where items can be reached at all; scrolling widens it.
    ///   - screenClip: where they can be seen now.
    ///   - groups: identifiers from the innermost group outwards.
    ///   - inherited: the reason that an ancestor gives to everything inside.
    @MainActor
    mutating func visit(
      _ container: any FocusItemContainer, hardClip: CGRect, screenClip: CGRect, groups: [String],
      inherited: FocusExplanation.Reason?
    ) {
      // A container that leads back to itself must not hang the walk.
      guard visiting.insert(ObjectIdentifier(container)).inserted else { return }
      defer { visiting.remove(ObjectIdentifier(container)) }
      var hardClip = hardClip
      var screenClip = screenClip
      if let scroll = container as? any FocusItemScrollableContainer {
        let visible = scroll.coordinateSpace.convert(
          CGRect(origin: scroll.contentOffset, size: scroll.visibleSize), to: space)
        let content = scroll.coordinateSpace.convert(
          CGRect(origin: .zero, size: scroll.contentSize), to: space)
        hardClip = Self.widen(
          hardClip.intersection(visible), to: content,
          x: scroll.contentSize.width > scroll.visibleSize.width,
          y: scroll.contentSize.height > scroll.visibleSize.height)
        screenClip = screenClip.intersection(visible)
      } else if container.clipsFocusItems {
        let bounds = container.coordinateSpace.convert(
          container.coordinateSpace.bounds, to: space)
        hardClip = hardClip.intersection(bounds)
        screenClip = screenClip.intersection(bounds)
      }
      let everything = CGRect.infinite
      let guides = container.focusRedirections(in: everything)
      let firstGuide = found.count
      for guide in guides {
        record(
          guide, in: container, hardClip: hardClip, screenClip: screenClip, groups: groups,
          inherited: inherited)
      }
      for item in container.focusItems(in: everything) {
        visit(
          item, in: container, hardClip: hardClip, screenClip: screenClip, groups: groups,
          inherited: inherited)
      }
      for index in firstGuide..<(firstGuide + guides.count) { found[index].subtreeEnd = next }
    }

    @MainActor
    private mutating func visit(
      _ item: any FocusItem, in container: any FocusItemContainer, hardClip: CGRect,
      screenClip: CGRect, groups: [String], inherited: FocusExplanation.Reason?
    ) {
      let order = next
      next += 1
      let frame = container.coordinateSpace.convert(item.frame, to: space)
      let onScreen = frame.intersection(screenClip)
      let state = item.focusItemState
      var groups = groups
      if let own = item.focusGroupIdentifier, own != groups.first {
        if groupParents[own] == nil, let parent = groups.first, !groups.contains(own) {
          groupParents[own] = parent
        }
        groups.insert(own, at: 0)
      }
      let ownReason = Self.reason(in: state)
      let isEligible =
        item.canBecomeFocused && ownReason == nil && inherited == nil
      let wantsFocus = item.canBecomeFocused || state.contains(.disabled)
      let slot = found.count
      if wantsFocus {
        var reasons: [FocusExplanation.Reason] = []
        if !item.canBecomeFocused {
          reasons.append(state.contains(.disabled) ? .disabled : .notFocusable)
        }
        if let ownReason { reasons.append(ownReason) }
        if let inherited { reasons.append(inherited) }
        let reachable = frame.intersection(hardClip)
        if frame.width <= 0 || frame.height <= 0 {
          reasons.append(.zeroSize)
        } else if reachable.isNull || reachable.isEmpty {
          reasons.append(.clipped)
        }
        found.append(
          Found(
            entry: Entry(
              target: .item(item), order: order, frame: frame,
              region: VisibleRegion(reachable), onScreen: onScreen,
              group: groups.first ?? FocusMap.rootGroup, reasons: reasons),
            subtreeEnd: order + 1, onlyOutside: false))
      }
      let hides = state.isDisjoint(with: .invisible) && !Self.isInvisible(inherited)
      if hides, !onScreen.isNull, !onScreen.isEmpty, isEligible || !item.isTransparentFocusItem {
        covers.append(
          Cover(
            order: order, frame: onScreen, isFocusable: isEligible, label: item.focusDebugLabel))
      }
      if let inner = item.focusItemContainer {
        let reason: FocusExplanation.Reason? =
          inherited ?? ownReason.map { .ancestor(item.focusDebugLabel, $0) }
        visit(
          inner, hardClip: hardClip, screenClip: screenClip, groups: groups, inherited: reason)
      }
      if wantsFocus { found[slot].subtreeEnd = next }
    }

    @MainActor
    private mutating func record(
      _ guide: any FocusRedirection, in container: any FocusItemContainer, hardClip: CGRect,
      screenClip: CGRect, groups: [String], inherited: FocusExplanation.Reason?
    ) {
      let order = next
      next += 1
      let frame = container.coordinateSpace.convert(guide.redirectionFrame, to: space)
      let reachable = frame.intersection(hardClip)
      var reasons: [FocusExplanation.Reason] = []
      if !guide.isEnabled { reasons.append(.guideDisabled) }
      if guide.preferredFocusEnvironments.isEmpty { reasons.append(.guideWithoutTargets) }
      if let inherited { reasons.append(inherited) }
      if frame.width <= 0 || frame.height <= 0 {
        reasons.append(.zeroSize)
      } else if reachable.isNull || reachable.isEmpty {
        reasons.append(.clipped)
      }
      found.append(
        Found(
          entry: Entry(
            target: .guide(guide), order: order, frame: frame, region: VisibleRegion(reachable),
            onScreen: frame.intersection(screenClip), group: groups.first ?? FocusMap.rootGroup,
            reasons: reasons),
          subtreeEnd: order + 1, onlyOutside: true))
    }

    private static func widen(_ clip: CGRect, to content: CGRect, x: Bool, y: Bool) -> CGRect {
      guard !clip.isNull else { return .null }
      let wide = x ? (clip.union(content).minX, clip.union(content).maxX) : (clip.minX, clip.maxX)
      let high = y ? (clip.union(content).minY, clip.union(content).maxY) : (clip.minY, clip.maxY)
      return CGRect(x: wide.0, y: high.0, width: wide.1 - wide.0, height: high.1 - high.0)
    }

    private static func reason(in state: FocusItemState) -> FocusExplanation.Reason? {
      if state.contains(.hidden) { return .hidden }
      if state.contains(.alphaZero) { return .alphaZero }
      if state.contains(.interactionDisabled) { return .interactionDisabled }
      return nil
    }

    private static func isInvisible(_ reason: FocusExplanation.Reason?) -> Bool {
      switch reason {
      case .hidden, .alphaZero: true
      case .ancestor(_, let inner): isInvisible(inner)
      default: false
      }
    }
  }
}
