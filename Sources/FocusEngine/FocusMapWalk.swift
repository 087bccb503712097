import FocusGeometry
import Foundation

/// The recursive part of a focus map: records items, guides and covers in drawing order.
@MainActor
struct FocusMapWalk {
  struct Found {
    let entry: FocusMap.Entry
    /// The first order number that is not inside the item (for a guide: inside its owner).
    var subtreeEnd: Int
    /// Whether things inside are no covers, focusable or not (guides).
    var onlyOutside: Bool
  }

  struct Cover {
    var order: Int
    var frame: CGRect
    var isFocusable: Bool
    var item: any FocusItem
  }

  /// What the ancestors decide for everything inside.
  struct Surroundings {
    /// Where items can be reached at all; scrolling widens it.
    var reach: CGRect
    /// Where they can be seen now.
    var screen: CGRect
    /// What is not met here at all is out of reach, though `reach` may go further; nil for no limit.
    var sight: CGRect?
    /// Identifiers from the innermost group outwards; never empty.
    var groups: [String]
    /// The reason that an ancestor gives to everything inside.
    var inherited: FocusExplanation.Reason?

    var group: String { groups.first ?? FocusMap.rootGroup }
  }

  let root: ObjectIdentifier
  let space: any CoordinateSpace
  /// Where to look, in the root's space; nil: everywhere, also where nothing can be reached.
  let area: CGRect?
  /// What may scroll to what is out of sight; nil: everything.
  let scrolling: ScrollReach?
  /// Recorded like an item that wants the focus, whatever it wants.
  let examined: (any FocusItem)?
  private(set) var found: [Found] = []
  private(set) var covers: [Cover] = []
  private(set) var groupParents: [String: String] = [:]
  private var next = 0
  /// The containers on the way here: one that leads back to itself must not hang the walk.
  private var visiting: [ObjectIdentifier] = []

  /// Walks at once.
  init(
    root: any FocusEnvironment, container: any FocusItemContainer, area: CGRect?,
    scrolling: ScrollReach? = nil, examined: (any FocusItem)? = nil
  ) {
    self.root = ObjectIdentifier(root)
    self.scrolling = scrolling
    self.examined = examined
    space = container.coordinateSpace
    self.area = area
    let bounds = space.bounds
    visit(
      container,
      in: Surroundings(
        reach: bounds, screen: bounds, groups: [root.focusGroupIdentifier ?? FocusMap.rootGroup]))
  }

  private mutating func visit(_ container: any FocusItemContainer, in outer: Surroundings) {
    let identity = ObjectIdentifier(container)
    guard !visiting.contains(identity) else { return }
    let inside = surroundings(inside: container, outer)
    visiting.append(identity)
    defer { visiting.removeLast() }
    let own = container.coordinateSpace
    let region = queried(in: own, inside)
    let guides = container.focusRedirections(in: region)
    let firstGuide = found.count
    for guide in guides { record(guide, of: own, in: inside) }
    let lastGuide = found.count
    for item in container.focusItems(in: region) { visit(item, of: container, own, in: inside) }
    for index in firstGuide..<lastGuide { found[index].subtreeEnd = next }
  }

  /// What to ask the container for, in its space.
  private func queried(in own: any CoordinateSpace, _ inside: Surroundings) -> CGRect {
    // Not only where items can be reached: something inside may scroll further. Where everything is
    // looked for, what cannot be reached is still asked for, to be reported, but only where it would
    // be.
    let rounding = -CGRect.rounding
    let aim = area?.insetBy(dx: rounding, dy: rounding) ?? inside.reach
    guard !aim.isNull else { return own.bounds }
    let asked = space.convert(aim, to: own)
    return isUpright(asked, of: aim, in: own) ? asked : FocusHierarchy.everywhere
  }

  /// False in turned content: the box around an item there also meets what the item itself does not,
  /// so that no rectangle in its space finds all whose boxes meet `wanted`.
  private func isUpright(
    _ asked: CGRect, of wanted: CGRect, in own: any CoordinateSpace
  ) -> Bool {
    let back = own.convert(asked, to: space)
    let slack = 0.001 + 1e-6 * (wanted.width + wanted.height)
    return back.width <= wanted.width + slack && back.height <= wanted.height + slack
  }

  /// A scrolling container can bring its content into reach along the axes that scroll; any other
  /// clipping one cuts it off.
  private func surroundings(
    inside container: any FocusItemContainer, _ outer: Surroundings
  ) -> Surroundings {
    let scroll = container.scrollableContainer
    guard scroll != nil || container.clipsFocusItems else { return outer }
    var inside = outer
    let own = container.coordinateSpace
    if let scroll {
      let visible = own.convert(
        CGRect(origin: scroll.contentOffset, size: scroll.visibleSize), to: space)
      let content = own.convert(CGRect(origin: .zero, size: scroll.contentSize), to: space)
      let isFree = scrolling?.containers.contains(ObjectIdentifier(container)) ?? true
      let seen = outer.reach.intersection(visible)
      if !isFree { inside.sight = outer.sight?.intersection(seen) ?? seen }
      inside.reach = seen.widened(
        to: content,
        x: scroll.contentSize.width > scroll.visibleSize.width
          && (isFree || scrolling?.widensHorizontally == true),
        y: scroll.contentSize.height > scroll.visibleSize.height
          && (isFree || scrolling?.widensVertically == true))
      inside.screen = outer.screen.intersection(visible)
    } else {
      let bounds = own.convert(own.bounds, to: space)
      inside.reach = outer.reach.intersection(bounds)
      inside.screen = outer.screen.intersection(bounds)
    }
    return inside
  }

  private mutating func visit(
    _ item: any FocusItem, of container: any FocusItemContainer, _ own: any CoordinateSpace,
    in outer: Surroundings
  ) {
    let state = item.focusItemState
    var around = outer
    enterGroups(of: item, in: container, &around)
    let frame = own.convert(item.frame, to: space)
    let isMet = if let area { frame.meets(area) } else { true }
    let canBecomeFocused = item.canBecomeFocused
    let ownReason = state.reason
    let isEligible = canBecomeFocused && ownReason == nil && outer.inherited == nil
    let order = next
    let slot = found.count
    let isExamined = examined != nil && item === examined
    let isFound = isMet && (canBecomeFocused || state.contains(.disabled) || isExamined)
    if isFound {
      var reasons: [FocusExplanation.Reason] = []
      if !canBecomeFocused {
        reasons.append(state.contains(.disabled) ? .disabled : .notFocusable)
      }
      if let ownReason { reasons.append(ownReason) }
      if let inherited = outer.inherited { reasons.append(inherited) }
      append(.item(item), frame: frame, in: around, reasons: reasons, onlyOutside: false)
    } else {
      next += 1
    }
    if isMet, state.isDisjoint(with: .invisible), outer.inherited?.isInvisibility != true {
      let onScreen = frame.intersection(outer.screen)
      if !onScreen.isNull, !onScreen.isEmpty, isEligible || !item.isTransparentFocusItem {
        covers.append(Cover(order: order, frame: onScreen, isFocusable: isEligible, item: item))
      }
    }
    if let inner = item.focusItemContainer {
      if around.inherited == nil, let ownReason {
        around.inherited = .ancestor(item.focusDebugLabel, ownReason)
      }
      visit(inner, in: around)
    }
    if isFound { found[slot].subtreeEnd = next }
  }

  /// From the outermost inwards: the identifiers of the environments between the container and the
  /// item that are no items themselves (controllers), and the item's own.
  private mutating func enterGroups(
    of item: any FocusItem, in container: any FocusItemContainer, _ around: inout Surroundings
  ) {
    if let parent = item.parentFocusEnvironment, parent !== container,
      ObjectIdentifier(parent) != root
    {
      var between: [String] = []
      var environment: (any FocusEnvironment)? = parent
      var steps = 0
      while let current = environment, current !== container,
        ObjectIdentifier(current) != root, !(current is any FocusItem),
        steps < Self.maximumEnvironments
      {
        if let group = current.focusGroupIdentifier { between.append(group) }
        environment = current.parentFocusEnvironment
        steps += 1
      }
      for group in between.reversed() { enter(group, &around) }
    }
    if let group = item.focusGroupIdentifier { enter(group, &around) }
  }

  /// So many controllers may lie between two views; more is taken for a cycle.
  private static let maximumEnvironments = 100

  private mutating func enter(_ group: String, _ around: inout Surroundings) {
    guard group != around.group else { return }
    if groupParents[group] == nil, !around.groups.contains(group) {
      groupParents[group] = around.group
    }
    around.groups.insert(group, at: 0)
  }

  private mutating func record(
    _ guide: any FocusRedirection, of own: any CoordinateSpace, in around: Surroundings
  ) {
    let frame = own.convert(guide.redirectionFrame, to: space)
    if let area, !frame.meets(area) {
      next += 1
      return
    }
    var reasons: [FocusExplanation.Reason] = []
    if !guide.isEnabled { reasons.append(.guideDisabled) }
    if guide.preferredFocusEnvironments.isEmpty { reasons.append(.guideWithoutTargets) }
    if let inherited = around.inherited { reasons.append(inherited) }
    append(.guide(guide), frame: frame, in: around, reasons: reasons, onlyOutside: true)
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
    } else if let sight = around.sight, !frame.overlaps(sight) {
      reasons.append(.outOfSight)
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
