import FocusGeometry
import Foundation

/// The recursive part of a focus map: records items, guides and covers in drawing order.
@MainActor
struct FocusMapWalk {
  struct Found {
    var entry: FocusMap.Entry
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

  /// What the ancestors decide for everything inside.
  struct Surroundings {
    /// Where items can be reached at all; scrolling widens it.
    var reach: CGRect
    /// Where they can be seen now.
    var screen: CGRect
    /// Identifiers from the innermost group outwards; never empty.
    var groups: [String]
    /// The reason that an ancestor gives to everything inside.
    var inherited: FocusExplanation.Reason?

    var group: String { groups.first ?? FocusMap.rootGroup }
  }

  let root: any FocusEnvironment
  let space: any CoordinateSpace
  /// Recorded like an item that wants the focus, whatever it wants.
  let examined: (any FocusItem)?
  private(set) var found: [Found] = []
  private(set) var covers: [Cover] = []
  private(set) var groupParents: [String: String] = [:]
  private var next = 0
  private var visiting: Set<ObjectIdentifier> = []

  init(
    root: any FocusEnvironment, space: any CoordinateSpace, examined: (any FocusItem)? = nil
  ) {
    self.root = root
    self.space = space
    self.examined = examined
  }

  mutating func visit(_ container: any FocusItemContainer, in outer: Surroundings) {
    // A container that leads back to itself must not hang the walk.
    guard visiting.insert(ObjectIdentifier(container)).inserted else { return }
    defer { visiting.remove(ObjectIdentifier(container)) }
    let inside = surroundings(inside: container, outer)
    // What cannot be reached is still asked for, to be reported, but only where it would be.
    let region =
      inside.reach.isNull
      ? container.coordinateSpace.bounds
      : space.convert(inside.reach, to: container.coordinateSpace)
    let guides = container.focusRedirections(in: region)
    let firstGuide = found.count
    for guide in guides { record(guide, of: container, in: inside) }
    for item in container.focusItems(in: region) { visit(item, of: container, in: inside) }
    for index in firstGuide..<(firstGuide + guides.count) { found[index].subtreeEnd = next }
  }

  /// A scrolling container can bring its content into reach along the axes that scroll; any other
  /// clipping one cuts it off.
  private func surroundings(
    inside container: any FocusItemContainer, _ outer: Surroundings
  ) -> Surroundings {
    var inside = outer
    let own = container.coordinateSpace
    if let scroll = container as? any FocusItemScrollableContainer {
      let visible = own.convert(
        CGRect(origin: scroll.contentOffset, size: scroll.visibleSize), to: space)
      let content = own.convert(CGRect(origin: .zero, size: scroll.contentSize), to: space)
      inside.reach = outer.reach.intersection(visible).widened(
        to: content, x: scroll.contentSize.width > scroll.visibleSize.width,
        y: scroll.contentSize.height > scroll.visibleSize.height)
      inside.screen = outer.screen.intersection(visible)
    } else if container.clipsFocusItems {
      let bounds = own.convert(own.bounds, to: space)
      inside.reach = outer.reach.intersection(bounds)
      inside.screen = outer.screen.intersection(bounds)
    }
    return inside
  }

  private mutating func visit(
    _ item: any FocusItem, of container: any FocusItemContainer, in outer: Surroundings
  ) {
    let state = item.focusItemState
    var around = outer
    for group in groupIdentifiers(of: item) where group != around.group {
      if groupParents[group] == nil, !around.groups.contains(group) {
        groupParents[group] = around.group
      }
      around.groups.insert(group, at: 0)
    }
    let ownReason = state.reason
    var reasons = [ownReason, outer.inherited].compactMap { $0 }
    let isEligible = item.canBecomeFocused && reasons.isEmpty
    if !item.canBecomeFocused {
      reasons.insert(state.contains(.disabled) ? .disabled : .notFocusable, at: 0)
    }
    let frame = container.coordinateSpace.convert(item.frame, to: space)
    let order = next
    let slot = found.count
    let wantsFocus =
      item.canBecomeFocused || state.contains(.disabled) || item === examined
    if wantsFocus {
      append(.item(item), frame: frame, in: around, reasons: reasons, onlyOutside: false)
    } else {
      next += 1
    }
    let onScreen = frame.intersection(outer.screen)
    let isSeen = state.isDisjoint(with: .invisible) && outer.inherited?.isInvisibility != true
    if isSeen, !onScreen.isNull, !onScreen.isEmpty, isEligible || !item.isTransparentFocusItem {
      covers.append(
        Cover(
          order: order, frame: onScreen, isFocusable: isEligible, label: item.focusDebugLabel))
    }
    if let inner = item.focusItemContainer {
      around.inherited = outer.inherited ?? ownReason.map { .ancestor(item.focusDebugLabel, $0) }
      visit(inner, in: around)
    }
    if wantsFocus { found[slot].subtreeEnd = next }
  }

  /// From the outermost inwards: of the environments between the container and the item that are no
  /// items themselves (controllers), and the item's own.
  private func groupIdentifiers(of item: any FocusItem) -> [String] {
    var identifiers = [item.focusGroupIdentifier]
    var environment = item.parentFocusEnvironment
    var seen: Set<ObjectIdentifier> = []
    while let between = environment, !(between is any FocusItem), between !== root,
      seen.insert(ObjectIdentifier(between)).inserted
    {
      identifiers.append(between.focusGroupIdentifier)
      environment = between.parentFocusEnvironment
    }
    return identifiers.reversed().compactMap { $0 }
  }

  private mutating func record(
    _ guide: any FocusRedirection, of container: any FocusItemContainer, in around: Surroundings
  ) {
    var reasons: [FocusExplanation.Reason] = []
    if !guide.isEnabled { reasons.append(.guideDisabled) }
    if guide.preferredFocusEnvironments.isEmpty { reasons.append(.guideWithoutTargets) }
    if let inherited = around.inherited { reasons.append(inherited) }
    append(
      .guide(guide), frame: container.coordinateSpace.convert(guide.redirectionFrame, to: space),
      in: around, reasons: reasons, onlyOutside: true)
  }

  private mutating func append(
    _ target: FocusMap.Entry.Target, frame: CGRect, in around: Surroundings,
    reasons: [FocusExplanation.Reason], onlyOutside: Bool
  ) {
    var reasons = reasons
    let reachable = frame.intersection(around.reach)
    if frame.width <= 0 || frame.height <= 0 {
      reasons.append(.zeroSize)
    } else if reachable.isNull || reachable.isEmpty {
      reasons.append(.clipped)
    }
    found.append(
      Found(
        entry: FocusMap.Entry(
          target: target, order: next, frame: frame, region: VisibleRegion(reachable),
          onScreen: frame.intersection(around.screen), group: around.group, reasons: reasons),
        subtreeEnd: next + 1, onlyOutside: onlyOutside))
    next += 1
  }
}

extension FocusItemState {
  /// What keeps the item, and everything inside, from being focused; nil for nothing.
  fileprivate var reason: FocusExplanation.Reason? {
    if contains(.hidden) { return .hidden }
    if contains(.alphaZero) { return .alphaZero }
    if contains(.interactionDisabled) { return .interactionDisabled }
    return nil
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
  /// Reaches as far as `content` along the axes asked for; null stays null.
  fileprivate func widened(to content: CGRect, x: Bool, y: Bool) -> CGRect {
    guard !isNull else { return .null }
    let both = union(content)
    return CGRect(
      x: x ? both.minX : minX, y: y ? both.minY : minY, width: x ? both.width : width,
      height: y ? both.height : height)
  }
}
