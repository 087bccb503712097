import FocusGeometry
import Foundation

/// The recursive walk that builds a focus map: it records items, guides and covers in drawing
/// order.
@MainActor
struct FocusMapWalk {
  struct Found {
    let entry: FocusMap.Entry
    /// The first order number after everything inside the item; for a guide, after everything
    /// inside the guide's owner.
    var subtreeEnd: Int
    /// Whether only what lies outside can cover it; true for guides.
    let onlyOutside: Bool
    /// The innermost scrolling container around it; nil for none.
    let scroller: ObjectIdentifier?
    /// The identifiers of its groups, from the innermost outwards; never empty.
    let groups: [String]
  }

  struct Cover {
    let order: Int
    /// The part on the screen; null if out of sight.
    let onScreen: CGRect
    /// The part that is on the screen or can be scrolled into sight.
    let reachable: CGRect
    let scroller: ObjectIdentifier?
    let isFocusable: Bool
    let item: any FocusItem
  }

  /// The state that an item takes over from its ancestors; rectangles are in the root's space.
  struct Surroundings {
    /// The area in which items can be reached; scrolling containers extend it.
    var reach: CGRect
    /// The area in which items could be if everything scrolled as far as possible.
    var farthest: CGRect
    /// The area in which items can be seen now; nil if it equals `reach`.
    var screen: CGRect?
    /// The area that an item has to overlap to be in reach, in addition to `reach`; nil for no
    /// limit.
    var sight: CGRect?
    var scroller: ObjectIdentifier?
    /// The identifiers of the groups, from the innermost outwards; never empty.
    var groups: [String]
    /// The reason by which an ancestor keeps everything inside from the focus; nil for none.
    var inherited: FocusExplanation.Reason?
    /// The reason why everything inside cannot be seen, though it can have the focus; nil for none.
    var concealment: FocusExplanation.Reason?
    /// See ``FocusMap/Entry/scrollLevel``.
    var scrollLevel = Int.max
    /// See ``FocusMap/Entry/windows``.
    var windows: [FocusMap.ScrollWindow] = []
    /// See ``FocusMap/Entry/scrollers``.
    var scrollers: [FocusMap.ScrollWindow] = []
  }

  let root: any FocusEnvironment
  let container: any FocusItemContainer
  let space: any CoordinateSpace
  /// The area to search, in the root's space; nil to search everywhere, even where nothing can be
  /// reached.
  private(set) var area: CGRect?
  /// The containers that may scroll to what is out of sight; nil if all may.
  let scrolling: ScrollReach?
  /// The items that are recorded even if they do not want the focus.
  let examined: Set<ObjectIdentifier>
  /// Whether items that are covered, transparent or clipped can have the focus.
  let focusesConcealed: Bool

  /// The items and guides that the walk has met.
  private(set) var found: [Found] = []
  private(set) var covers: [Cover] = []
  /// Containers that were searched only in part, because they may not scroll further.
  private(set) var limited: [any FocusItemContainer] = []
  private var next = 0
  /// The containers around the current one.
  ///
  /// A container that contains itself is not entered again.
  private var visiting: [ObjectIdentifier] = []
  private let rootGroups: [String]

  init(
    root: any FocusEnvironment, container: any FocusItemContainer,
    focusesConcealed: Bool = false, scrolling: ScrollReach? = nil,
    examined: Set<ObjectIdentifier> = []
  ) {
    self.root = root
    self.container = container
    self.focusesConcealed = focusesConcealed
    self.scrolling = scrolling
    self.examined = examined
    space = container.coordinateSpace
    rootGroups = [root.focusGroupIdentifier ?? FocusMap.rootGroup]
  }

  /// Discards the results and walks the hierarchy again.
  mutating func look(through area: CGRect?) {
    self.area = area
    found.removeAll(keepingCapacity: true)
    covers.removeAll(keepingCapacity: true)
    limited.removeAll(keepingCapacity: true)
    next = 0
    if area != nil {
      // A search in an area usually meets few things, and growing the arrays step by step would
      // cost more than the rest of the search.
      found.reserveCapacity(Self.usualFinds)
      covers.reserveCapacity(Self.usualFinds)
    }
    let bounds = space.bounds
    visit(container, in: Surroundings(reach: bounds, farthest: bounds, groups: rootGroups))
  }

  private static let usualFinds = 8

  private mutating func visit(
    _ container: any FocusItemContainer, in outer: Surroundings
  ) {
    let identity = ObjectIdentifier(container)
    guard !visiting.contains(identity) else { return }
    visiting.append(identity)
    let own = container.coordinateSpace
    let passage = RootPassage(between: own, and: space)
    let scroll = container.scrollableContainer
    if scroll != nil || container.clipsFocusItems {
      visitContents(
        of: container, own, passage,
        in: surroundings(inside: container, own, passage, outer, scroll: scroll))
    } else {
      visitContents(of: container, own, passage, in: outer)
    }
    visiting.removeLast()
  }

  private mutating func visitContents(
    of container: any FocusItemContainer, _ own: any CoordinateSpace, _ passage: RootPassage,
    in inside: Surroundings
  ) {
    let region = queried(in: own, passage)
    let guides = container.focusRedirections(in: region)
    let firstGuide = found.count
    for guide in guides { record(guide, passage, in: inside) }
    let lastGuide = found.count
    for item in items(of: container, in: region) {
      visit(item, of: container, passage, in: inside)
    }
    for index in firstGuide..<lastGuide { found[index].subtreeEnd = next }
  }

  /// The items in `region` in drawing order, and always the one that leads to a container that may
  /// scroll for this movement.
  private func items(
    of container: any FocusItemContainer, in region: CGRect
  ) -> [any FocusItem] {
    let items = container.focusItems(in: region)
    guard area != nil, let way = scrolling?.way(in: ObjectIdentifier(container)),
      !items.contains(where: { $0 === way })
    else { return items }
    return container.focusItems(in: region.union(way.frame))
  }

  /// The rectangle to query the container for, in its space.
  private func queried(
    in own: any CoordinateSpace, _ passage: RootPassage
  ) -> CGRect {
    // The query covers the whole search area, even where items cannot be reached here, because a
    // container inside may scroll further.
    let rounding = -CGRect.rounding
    let aim = area?.insetBy(dx: rounding, dy: rounding) ?? FocusHierarchy.everywhere
    return passage.fromRoot(aim)
  }

  /// Returns the state for what is inside a container: a scrolling container can bring its content
  /// into reach along the axes that scroll, and any other clipping container cuts it off.
  private mutating func surroundings(
    inside container: any FocusItemContainer, _ own: any CoordinateSpace, _ passage: RootPassage,
    _ outer: Surroundings, scroll: (any FocusItemScrollableContainer)?
  ) -> Surroundings {
    var inside = outer
    if let scroll {
      inside.scroller = ObjectIdentifier(container)
      if let level = scrolling?.level(of: container) { inside.scrollLevel = level }
      let visible = passage.toRoot(
        CGRect(origin: scroll.contentOffset, size: scroll.visibleSize))
      let content = passage.toRoot(CGRect(origin: .zero, size: scroll.contentSize))
      let seen = outer.reach.intersection(visible)
      let isWider = scroll.contentSize.width > scroll.visibleSize.width
      let isTaller = scroll.contentSize.height > scroll.visibleSize.height
      inside.farthest = outer.farthest.intersection(visible).widened(
        to: content, x: isWider, y: isTaller)
      if let scrolling, !scrolling.frees(ObjectIdentifier(container)) {
        if isWider || isTaller {
          inside.windows.insert(.init(container: container, visible: seen), at: 0)
        }
        if isWider && !scrolling.scrolls(.horizontal) || isTaller && !scrolling.scrolls(.vertical) {
          limited.append(container)
        }
        let sight = seen.widened(
          to: content, x: isWider && scrolling.scrolls(.horizontal),
          y: isTaller && scrolling.scrolls(.vertical))
        inside.sight = outer.sight?.intersection(sight) ?? sight
        inside.reach = seen.widened(
          to: content, x: isWider && scrolling.widens(.horizontal),
          y: isTaller && scrolling.widens(.vertical))
      } else {
        inside.reach = seen.widened(to: content, x: isWider, y: isTaller)
      }
      inside.screen = (outer.screen ?? outer.reach).intersection(visible)
      if area == nil {
        inside.scrollers.append(
          FocusMap.ScrollWindow(
            container: container, visible: visible, focusArea: passage.toRoot(scroll.focusArea)))
      }
    } else {
      let bounds = passage.toRoot(own.bounds)
      inside.reach = outer.reach.intersection(bounds)
      inside.farthest = outer.farthest.intersection(bounds)
      inside.screen = outer.screen?.intersection(bounds)
    }
    return inside
  }

  private mutating func visit(
    _ item: any FocusItem, of container: any FocusItemContainer, _ passage: RootPassage,
    in outer: Surroundings
  ) {
    let state = item.focusItemState
    let groups = groups(of: item, in: container, outer.groups)
    let frame = passage.toRoot(item.frame)
    let isMet = if let area { frame.meets(area) } else { true }
    let isLeftOut = state.contains(.outsideKeyboardAccess)
    let canBecomeFocused = !isLeftOut && item.canBecomeFocused
    let isClear = focusesConcealed && state.contains(.alphaZero)
    let ownReason = state.reason(focusesConcealed: focusesConcealed)
    let isEligible = canBecomeFocused && ownReason == nil && outer.inherited == nil
    let order = next
    let slot = found.count
    let isExamined = examined.contains(ObjectIdentifier(item))
    let reachable = frame.clipped(to: outer.reach)
    let onScreen = outer.screen.map(frame.clipped) ?? reachable
    let isFound =
      isMet && (canBecomeFocused || isLeftOut || state.contains(.disabled) || isExamined)
    if isFound {
      var reasons: [FocusExplanation.Reason] = []
      if !canBecomeFocused {
        reasons.append(
          isLeftOut
            ? .outsideKeyboardAccess : state.contains(.disabled) ? .disabled : .notFocusable)
      }
      if let ownReason { reasons.append(ownReason) }
      if let inherited = outer.inherited { reasons.append(inherited) }
      append(
        .item(item), frame: frame, reachable: reachable, onScreen: onScreen, groups: groups,
        in: outer, reasons: reasons, concealment: isClear ? .alphaZero : outer.concealment,
        onlyOutside: false)
    } else {
      next += 1
    }
    if isMet, state.isDisjoint(with: .invisible), isEligible || !item.isTransparentFocusItem,
      outer.inherited?.isInvisibility != true, outer.concealment == nil
    {
      if !reachable.isNull, !reachable.isEmpty {
        covers.append(
          Cover(
            order: order, onScreen: onScreen, reachable: reachable,
            scroller: outer.scroller, isFocusable: isEligible, item: item))
      }
    }
    if let inner = item.focusItemContainer {
      var around = outer
      around.groups = groups
      if around.inherited == nil, let ownReason {
        around.inherited = .ancestor(item.focusDebugLabel, ownReason)
      }
      if isClear, around.concealment == nil {
        around.concealment = .ancestor(item.focusDebugLabel, .alphaZero)
      }
      visit(inner, in: around)
    }
    if isFound { found[slot].subtreeEnd = next }
  }

  /// Adds the identifiers of the environments between the container and the item that are not items
  /// themselves (controllers), from the outermost inwards, and then the item's own.
  private func groups(
    of item: any FocusItem, in container: any FocusItemContainer, _ outer: [String],
  ) -> [String] {
    let parent = item.parentFocusEnvironment
    let own = item.focusGroupIdentifier
    let isDirect = parent == nil || parent === container || parent === root
    if isDirect, own == nil { return outer }
    var groups = outer
    if !isDirect {
      var between: [String] = []
      var environment: (any FocusEnvironment)? = parent
      var steps = 0
      while let current = environment, current !== container, current !== root,
        !(current is any FocusItem), steps < Self.maximumEnvironments
      {
        if let group = current.focusGroupIdentifier { between.append(group) }
        environment = current.parentFocusEnvironment
        steps += 1
      }
      for group in between.reversed() where group != groups.first { groups.insert(group, at: 0) }
    }
    if let own, own != groups.first { groups.insert(own, at: 0) }
    return groups
  }

  /// The largest number of controllers between two views; a longer chain is treated as a cycle.
  private static let maximumEnvironments = 100

  private mutating func record(
    _ guide: any FocusRedirection, _ passage: RootPassage, in around: Surroundings,
  ) {
    let frame = passage.toRoot(guide.redirectionFrame)
    if let area, !frame.meets(area) {
      next += 1
      return
    }
    var reasons: [FocusExplanation.Reason] = []
    if !guide.isEnabled { reasons.append(.guideDisabled) }
    if guide.preferredFocusEnvironments.isEmpty { reasons.append(.guideWithoutTargets) }
    if let inherited = around.inherited { reasons.append(inherited) }
    let reachable = frame.clipped(to: around.reach)
    append(
      .guide(guide), frame: frame, reachable: reachable,
      onScreen: around.screen.map(frame.clipped) ?? reachable, groups: around.groups,
      in: around, reasons: reasons, concealment: around.concealment, onlyOutside: true)
  }

  private mutating func append(
    _ target: FocusMap.Entry.Target, frame: CGRect, reachable: CGRect, onScreen: CGRect,
    groups: [String], in around: Surroundings, reasons: consuming [FocusExplanation.Reason],
    concealment: FocusExplanation.Reason?, onlyOutside: Bool
  ) {
    var region = reachable
    var concealments: [FocusExplanation.Reason] = []
    if frame.width <= 0 || frame.height <= 0 {
      reasons.append(.zeroSize)
    } else if reachable.isNull || reachable.isEmpty {
      if frame.overlaps(around.farthest) {
        reasons.append(.outOfSight)
      } else if focusesConcealed {
        concealments.append(.clipped)
      } else {
        reasons.append(.clipped)
      }
    } else if let sight = around.sight, !frame.overlaps(sight) {
      reasons.append(.outOfSight)
    }
    if focusesConcealed {
      if let concealment { concealments.append(concealment) }
      region = frame
    }
    let entry = FocusMap.Entry(
      target: target, order: next, frame: frame, region: VisibleRegion(region),
      onScreen: onScreen, group: groups.first ?? FocusMap.rootGroup,
      scrollLevel: around.scrollLevel, windows: around.windows, scrollers: around.scrollers,
      reasons: reasons)
    if focusesConcealed { entry.conceal(VisibleRegion(reachable), concealments) }
    found.append(
      Found(
        entry: entry, subtreeEnd: next + 1, onlyOutside: onlyOutside, scroller: around.scroller,
        groups: groups))
    next += 1
  }
}

extension FocusExplanation.Reason {
  fileprivate var isInvisibility: Bool {
    switch self {
    case .hidden, .alphaZero: true
    case .ancestor(_, let inner): inner.isInvisibility
    default: false
    }
  }
}

extension CGRect {
  /// Returns the intersection, with a fast path for a rectangle that lies inside `other`.
  fileprivate func clipped(to other: CGRect) -> CGRect {
    let isInside =
      minX >= other.minX && minY >= other.minY && maxX <= other.maxX && maxY <= other.maxY
    return isInside && width > 0 && height > 0 ? self : intersection(other)
  }

  /// Returns the rectangle extended to `content` along the given axes; null stays null.
  fileprivate func widened(to content: CGRect, x: Bool, y: Bool) -> CGRect {
    guard !isNull else { return .null }
    let both = union(content)
    return CGRect(
      x: x ? both.minX : minX, y: y ? both.minY : minY, width: x ? both.width : width,
      height: y ? both.height : height)
  }
}
