import FocusGeometry
import Foundation

/// Knows what has the focus in one window and moves it: UIKit's `UIFocusSystem`.
///
/// Every update, taken or refused, yields a ``FocusExplanation``. The cost of a movement is one
/// walk of the hierarchy, O(n) in its items.
@MainActor
public final class FocusSystem {
  public static let didUpdateNotification = Notification.Name("FocusSystemDidUpdate")
  public static let movementDidFailNotification = Notification.Name("FocusSystemMovementDidFail")
  public static let focusUpdateContextUserInfoKey = "FocusUpdateContext"
  public static let animationCoordinatorUserInfoKey = "FocusAnimationCoordinator"

  /// nil while nothing is focused, or while focus is tracked but not shown (deferral).
  public private(set) weak var focusedItem: (any FocusItem)?
  /// The rules that movements follow; a change keeps the focused item.
  public var model: FocusModel
  public var layoutDirection: LayoutDirection = .leftToRight
  public var timing: FocusAnimationTiming
  /// Seconds on the host's clock; set by the host with every turn.
  public var currentTime: TimeInterval = 0
  /// What the last update or attempt looked at; nil before the first.
  public private(set) var lastExplanation: FocusExplanation?

  /// Called when `updateFocusIfNeeded()` has something to do in the host's next turn.
  public var needsUpdateHandler: (() -> Void)?
  /// Runs the collected animations of an update.
  public var animationHandler: ((FocusAnimationCoordinator) -> Void)?
  /// Told of every update and every failed attempt.
  public var explanationHandler: ((FocusExplanation) -> Void)?

  private weak var root: (any FocusEnvironment)?
  private weak var requested: (any FocusEnvironment)?
  private weak var deferredItem: (any FocusItem)?
  private var needsValidation = true
  private var remembered: [String: WeakItem] = [:]
  private var lastMovementTime: TimeInterval?
  /// Where the focused item was last seen, to find what is near by when it goes away.
  private var lastFrame: CGRect = .null
  private var lastAncestors: [WeakEnvironment] = []
  private var isUpdating = false
  /// Whether the person's last act was a step by key rather than by pointer.
  private var movesInSteps = false

  private struct WeakItem {
    weak var item: (any FocusItem)?
  }
  private struct WeakEnvironment {
    weak var environment: (any FocusEnvironment)?
  }

  /// - Parameters:
  ///   - root: the top of the hierarchy; not kept alive.
  ///   - model: the rules that movements follow.
  ///   - timing: the lengths of coordinated animations.
  public init(root: any FocusEnvironment, model: FocusModel, timing: FocusAnimationTiming) {
    self.root = root
    self.model = model
    self.timing = timing
  }

  /// nil when the environment is not attached to a window with a focus system.
  public static func focusSystem(for environment: any FocusEnvironment) -> FocusSystem? {
    (environment.focusAncestors.last as? any FocusSystemProviding)?.focusSystem
  }

  // MARK: Requests

  /// Asks for focus to go to `environment` with the next turn of the host.
  ///
  /// Of two requests in a turn the one for the ancestor wins, otherwise the later.
  public func requestFocusUpdate(to environment: any FocusEnvironment) {
    guard Self.focusSystem(for: environment) === self else { return }
    if let requested, requested !== environment, requested.contains(environment) { return }
    requested = environment
    needsUpdateHandler?()
  }

  /// Says that something changed that may make the focused item unfit, or another one fit.
  public func setNeedsFocusValidation() {
    guard !needsValidation else { return }
    needsValidation = true
    needsUpdateHandler?()
  }

  /// Whether `updateFocusIfNeeded()` would do anything.
  public var needsUpdate: Bool { requested != nil || needsValidation }

  /// Carries out what was requested, and finds the initial item or a successor for a lost one.
  public func updateFocusIfNeeded() {
    guard !isUpdating, needsUpdate, let root else { return }
    let map = FocusMap(root: root)
    needsValidation = false
    if let environment = requested {
      requested = nil
      resolveRequest(to: environment, in: map)
      return
    }
    if let focused = focusedItem {
      guard map.entry(for: focused)?.isEligible == true else {
        replaceLostItem(in: map)
        return
      }
      note(focused, in: map)
    } else if !lastAncestors.isEmpty {
      replaceLostItem(in: map)
    } else if deferredItem == nil {
      focusInitially(in: map)
    }
  }

  private func resolveRequest(to environment: any FocusEnvironment, in map: FocusMap) {
    var explanation = FocusExplanation(trigger: .request, from: focusedItem?.focusDebugLabel)
    var search = PreferredSearch(map: map, direction: layoutDirection)
    var target: (any FocusItem)?
    // Nothing inside: its parents may know better.
    for ancestor in environment.focusAncestors {
      target = search.resolve(ancestor)
      if target != nil { break }
    }
    explanation.steps = search.steps
    if model.defersFocus, !movesInSteps, focusedItem == nil {
      deferredItem = target
      explanation.outcome = .hidden
      finish(explanation)
      return
    }
    propose(target, explanation: explanation, in: map)
  }

  private func focusInitially(in map: FocusMap) {
    guard let root else { return }
    var explanation = FocusExplanation(trigger: .initial, from: nil)
    var search = PreferredSearch(map: map, direction: layoutDirection)
    let target = search.resolve(root)
    explanation.steps = search.steps
    guard let target else { return }
    if model.defersFocus {
      deferredItem = target
      explanation.outcome = .hidden
      finish(explanation)
    } else {
      propose(target, explanation: explanation, in: map)
    }
  }

  /// HIG: near by when the person moves in steps, otherwise the indicator hides.
  private func replaceLostItem(in map: FocusMap) {
    var explanation = FocusExplanation(trigger: .lost, from: focusedItem?.focusDebugLabel)
    let frame = lastFrame
    let eligible = map.eligibleItems
    var target: (any FocusItem)?
    for ancestor in lastAncestors.compactMap(\.environment) {
      target =
        eligible
        .filter { $0.item.map(ancestor.contains) ?? false }
        .min {
          ($0.frame.squaredDistance(to: frame), $0.order)
            < ($1.frame.squaredDistance(to: frame), $1.order)
        }?.item
      if target != nil { break }
    }
    if let target {
      explanation.steps = [.init(label: target.focusDebugLabel, depth: 0, result: .focusable)]
    }
    if model.defersFocus && !movesInSteps {
      deferredItem = target
      propose(nil, explanation: explanation, in: map)
    } else {
      propose(target, explanation: explanation, in: map)
    }
    if target == nil { lastAncestors = [] }
  }

  // MARK: Movement

  /// Moves focus the way a person asked, under the rules of the model.
  ///
  /// Posts `movementDidFailNotification` when nothing moved.
  @discardableResult
  public func moveFocus(heading: FocusHeading) -> FocusExplanation {
    var explanation = FocusExplanation(
      trigger: .movement, heading: heading, from: focusedItem?.focusDebugLabel)
    guard !isUpdating, let root else { return explanation }
    if needsUpdate { updateFocusIfNeeded() }
    movesInSteps = true
    explanation.from = focusedItem?.focusDebugLabel
    let map = FocusMap(root: root)
    guard let focused = focusedItem, let entry = map.entry(for: focused) else {
      return showDeferredItem(explanation, in: map)
    }
    let target: (any FocusItem)?
    if heading.isDirectional {
      target = search(from: entry, heading: heading, in: map, explanation: &explanation)
    } else {
      target = nextInOrder(after: focused, heading: heading, in: map, explanation: &explanation)
    }
    return propose(target, explanation: explanation, in: map)
  }

  /// The first focus key ends the deferral: it shows where focus is and moves nothing else.
  private func showDeferredItem(
    _ explanation: FocusExplanation, in map: FocusMap
  ) -> FocusExplanation {
    var explanation = explanation
    var target = deferredItem
    if let item = target, map.entry(for: item)?.isEligible != true { target = nil }
    explanation.trigger = .initial
    if target == nil, let root {
      var search = PreferredSearch(map: map, direction: layoutDirection)
      target = search.resolve(root)
      explanation.steps = search.steps
    } else if let target {
      explanation.steps = [.init(label: target.focusDebugLabel, depth: 0, result: .focusable)]
    }
    return propose(target, explanation: explanation, in: map)
  }

  private func search(
    from entry: FocusMap.Entry, heading: FocusHeading, in map: FocusMap,
    explanation: inout FocusExplanation
  ) -> (any FocusItem)? {
    let group = model.arrowScope == .focusGroup ? entry.group : nil
    let (ranked, leftOut) = map.candidates(
      ahead: entry, heading: heading, direction: layoutDirection, group: group)
    explanation.group = group
    explanation.area = .init(
      map.beam(from: entry, heading: heading, direction: layoutDirection)
        .area(in: map.entries.reduce(map.bounds) { $0.union($1.frame) }))
    var target: (any FocusItem)?
    var isDecided = false
    for (candidate, rank) in ranked {
      var reasons: [FocusExplanation.Reason] = []
      if isDecided {
        reasons = [.furtherAway]
      } else if let item = resolve(candidate, in: map, explanation: &explanation) {
        isDecided = true
        if item === focusedItem { reasons = [.leadsBack] } else { target = item }
      } else {
        reasons = [.leadsNowhere]
      }
      explanation.candidates.append(describe(candidate, rank: rank, reasons: reasons))
    }
    explanation.candidates += leftOut.map { describe($0.0, rank: nil, reasons: [$0.1]) }
    return target
  }

  private func resolve(
    _ candidate: FocusMap.Entry, in map: FocusMap, explanation: inout FocusExplanation
  ) -> (any FocusItem)? {
    switch candidate.target {
    case .item(let item):
      var search = PreferredSearch(map: map, direction: layoutDirection)
      let target = search.resolve(item)
      explanation.steps += search.steps
      return target
    case .guide(let guide):
      explanation.steps.append(.init(label: guide.focusDebugLabel, depth: 0, result: .entered))
      for environment in guide.preferredFocusEnvironments {
        var search = PreferredSearch(map: map, direction: layoutDirection)
        let target = search.resolve(environment, depth: 1)
        explanation.steps += search.steps
        if let target { return target }
      }
      return nil
    }
  }

  private func nextInOrder(
    after focused: any FocusItem, heading: FocusHeading, in map: FocusMap,
    explanation: inout FocusExplanation
  ) -> (any FocusItem)? {
    let order: [FocusMap.Entry]
    switch model.tabOrder {
    case .focusGroups:
      order = map.tabLoop(
        focused: focused, remembered: remembered.compactMapValues(\.item),
        direction: layoutDirection)
    case .items: order = map.linearOrder(direction: layoutDirection)
    }
    explanation.candidates = order.map {
      describe($0, rank: nil, reasons: $0.item === focused ? [.isFocused] : [])
    }
    guard let index = order.firstIndex(where: { $0.item === focused }) else {
      return order.first?.item
    }
    switch heading {
    case .next: return order[(index + 1) % order.count].item
    case .previous: return order[(index + order.count - 1) % order.count].item
    case .first: return order.first?.item
    case .last: return order.last?.item
    default: return nil
    }
  }

  private func describe(
    _ entry: FocusMap.Entry, rank: FocusRank?, reasons: [FocusExplanation.Reason]
  ) -> FocusExplanation.Candidate {
    .init(
      label: entry.label, kind: entry.item == nil ? .guide : .item, frame: entry.frame,
      visible: entry.region.rects, rank: rank, reasons: reasons)
  }

  // MARK: Commit

  /// Asks everyone concerned, commits, tells everyone concerned, and starts the animations.
  @discardableResult
  private func propose(
    _ target: (any FocusItem)?, explanation: FocusExplanation, in map: FocusMap
  ) -> FocusExplanation {
    var explanation = explanation
    let isMovement = !explanation.heading.isEmpty
    // A lost item is gone whatever anyone says; a search that found nothing changes nothing.
    let mayClear = explanation.trigger == .lost
    guard target !== focusedItem, target != nil || mayClear else {
      explanation.outcome = focusedItem == nil ? .hidden : .stayed
      explanation.winner = nil
      return fail(explanation, isMovement: isMovement, target: target)
    }
    let context = FocusUpdateContext(
      previous: focusedItem, next: target, heading: explanation.heading, explanation: explanation)
    isUpdating = true
    let involved = context.involved
    if !mayClear,
      let veto = involved.first(where: { !$0.environment.shouldUpdateFocus(in: context) })
    {
      isUpdating = false
      explanation.outcome = .vetoed
      explanation.veto = veto.environment.focusDebugLabel
      return fail(explanation, isMovement: isMovement, target: target)
    }
    focusedItem = target
    if target != nil { deferredItem = nil }
    explanation.winner = target?.focusDebugLabel
    explanation.outcome = target == nil ? .hidden : .moved
    context.explanation = explanation
    if let target { note(target, in: map) }

    let coordinator = makeCoordinator(isMovement: isMovement)
    if let target { scroll(to: target, with: coordinator) }
    for (environment, branch) in involved {
      coordinator.currentBranch = branch
      environment.didUpdateFocus(in: context, with: coordinator)
    }
    coordinator.currentBranch = .next
    isUpdating = false
    NotificationCenter.default.post(
      name: Self.didUpdateNotification, object: self,
      userInfo: [
        Self.focusUpdateContextUserInfoKey: context,
        Self.animationCoordinatorUserInfoKey: coordinator,
      ])
    animationHandler?(coordinator)
    finish(explanation)
    return explanation
  }

  private func fail(
    _ explanation: FocusExplanation, isMovement: Bool, target: (any FocusItem)?
  ) -> FocusExplanation {
    finish(explanation)
    if isMovement {
      NotificationCenter.default.post(
        name: Self.movementDidFailNotification, object: self,
        userInfo: [
          Self.focusUpdateContextUserInfoKey: FocusUpdateContext(
            previous: focusedItem, next: target, heading: explanation.heading,
            explanation: explanation)
        ])
    }
    return explanation
  }

  private func finish(_ explanation: FocusExplanation) {
    lastExplanation = explanation
    explanationHandler?(explanation)
  }

  /// Remembers where focus is: for its group, and in case the item goes away.
  private func note(_ item: any FocusItem, in map: FocusMap) {
    guard let entry = map.entry(for: item) else { return }
    remembered[entry.group] = WeakItem(item: item)
    lastFrame = entry.frame
    lastAncestors = item.focusAncestors.dropFirst().map { WeakEnvironment(environment: $0) }
  }

  private func makeCoordinator(isMovement: Bool) -> FocusAnimationCoordinator {
    var focusing = timing.focusing
    if isMovement {
      if let last = lastMovementTime, currentTime - last < timing.fastInterval {
        focusing *= timing.fastFactor
      }
      lastMovementTime = currentTime
    }
    return FocusAnimationCoordinator(focusing: focusing, unfocusing: timing.unfocusing)
  }

  /// Brings the item into sight in every scrollable container around it, with the focusing
  /// animation.
  private func scroll(to item: any FocusItem, with coordinator: FocusAnimationCoordinator) {
    guard let space = item.parentContainer?.coordinateSpace else { return }
    // How far the containers inside will already have moved the item.
    var shift = CGPoint.zero
    for ancestor in item.focusAncestors.dropFirst() {
      guard let scroll = ancestor.focusItemContainer as? any FocusItemScrollableContainer else {
        continue
      }
      let frame = space.convert(item.frame, to: scroll.coordinateSpace)
        .offsetBy(dx: -shift.x, dy: -shift.y)
      let offset = scroll.contentOffset(showing: frame)
      guard offset != scroll.contentOffset else { continue }
      shift.x += offset.x - scroll.contentOffset.x
      shift.y += offset.y - scroll.contentOffset.y
      coordinator.addCoordinatedFocusingAnimations { _ in scroll.contentOffset = offset }
    }
  }
}

extension FocusItem {
  /// The nearest container around the item.
  var parentContainer: (any FocusItemContainer)? {
    focusAncestors.dropFirst().lazy.compactMap(\.focusItemContainer).first
  }
}

extension FocusItemScrollableContainer {
  /// The offset nearest to the present one that shows `frame` (content space) with its margins.
  ///
  /// Along an axis where the content fits, nothing scrolls.
  func contentOffset(showing frame: CGRect) -> CGPoint {
    let margins = focusScrollMargins
    func along(
      _ offset: CGFloat, _ visible: CGFloat, _ content: CGFloat, _ low: CGFloat, _ high: CGFloat
    ) -> CGFloat {
      guard content > visible else { return offset }
      var offset = offset
      if high > offset + visible { offset = high - visible }
      if low < offset { offset = low }
      return max(0, min(offset, content - visible))
    }
    return CGPoint(
      x: along(
        contentOffset.x, visibleSize.width, contentSize.width, frame.minX - margins.left,
        frame.maxX + margins.right),
      y: along(
        contentOffset.y, visibleSize.height, contentSize.height, frame.minY - margins.top,
        frame.maxY + margins.bottom))
  }
}

extension CGRect {
  fileprivate func squaredDistance(to other: CGRect) -> CGFloat {
    let dx = midX - other.midX
    let dy = midY - other.midY
    return dx * dx + dy * dy
  }
}
