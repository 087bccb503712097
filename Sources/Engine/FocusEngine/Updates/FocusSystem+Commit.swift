import FocusGeometry
import Foundation

extension FocusSystem {
  /// Asks the environments concerned, commits the update, notifies them, and starts the animations.
  ///
  /// - Parameters:
  ///   - target: The item to focus; nil clears the focus, where `mayClear` allows it.
  ///   - entry: The entry of `target`, if known.
  ///   - explanation: The explanation so far.
  ///   - hierarchy: The hierarchy in which `target` is looked up if `entry` is nil.
  ///   - mayClear: Whether a `target` of nil clears the focus; otherwise focus stays.
  /// - Returns: The explanation with its outcome.
  @discardableResult
  func propose(
    _ target: (any FocusItem)?, at entry: FocusMap.Entry? = nil,
    explanation: consuming FocusExplanation, in hierarchy: FocusHierarchy, mayClear: Bool = false
  ) -> FocusExplanation {
    let isMovement = !explanation.heading.isEmpty
    let place: FocusMap.Entry? =
      if let target { entry ?? hierarchy.entry(for: target) } else { nil }
    if let place { explanation.proposal = place.proposal }
    guard target !== focusedItem, target != nil || mayClear else {
      explanation.outcome = focusedItem == nil ? .hidden : .stayed
      explanation.winner = nil
      return fail(explanation, isMovement: isMovement, target: target)
    }
    let (trigger, heading) = (explanation.trigger, explanation.heading)
    // From here on the context owns the explanation, which is expensive to copy.
    let context = FocusUpdateContext(
      previous: focusedItem, next: target, heading: heading, explanation: consume explanation)
    isUpdating = true
    let chain = target?.focusAncestors ?? []
    let (involved, previousAlone) = FocusUpdateContext.involved(
      previous: formerChain(in: hierarchy), next: chain)
    if Self.mayBeRefused(trigger) {
      let wasWaiting = needsValidation
      needsValidation = false
      defer { needsValidation = needsValidation || wasWaiting }
      for environment in involved where !environment.shouldUpdateFocus(in: context) {
        isUpdating = false
        context.explanation.outcome = .vetoed
        context.explanation.veto = environment.focusDebugLabel
        return fail(context.explanation, isMovement: isMovement, target: target)
      }
      // The environments asked may have changed which items can have the focus.
      if let target,
        !target.isFitByItself(focusesConcealed: hierarchy.focusesConcealed)
          || needsValidation && !hierarchy.isEligible(target)
      {
        isUpdating = false
        context.explanation.steps.append(
          .init(label: target.focusDebugLabel, depth: 0, result: .lapsed))
        return fail(context.explanation, isMovement: isMovement, target: target)
      }
    }
    if !isMovement { carryIndication(to: target) }
    focusedItem = target
    if target != nil { (deferredItem, usedItem) = (nil, nil) }
    let label = context.explanation.proposal?.label
    context.explanation.winner = label ?? target?.focusDebugLabel
    context.explanation.outcome = target == nil ? .hidden : .moved
    // The environments notified may read the deferred item.
    if target == nil { context.explanation.deferred = deferredItem?.focusDebugLabel }
    if let target, let place {
      memory.note(target, inside: chain.dropFirst(), at: place)
      if model.tabOrder == .tabIndex { memory.noteFocusgroup(of: target) }
    }
    let sound = isMovement ? sound(of: context, chain: chain, at: place, in: hierarchy.bounds) : nil
    context.explanation.sound = sound?.identifier.rawValue

    let coordinator = makeCoordinator(isMovement: isMovement)
    if let target { scroll(to: target, inside: chain.dropFirst(), with: coordinator) }
    for (index, environment) in involved.enumerated() {
      coordinator.currentBranch = index < previousAlone ? .previous : .next
      environment.didUpdateFocus(in: context, with: coordinator)
    }
    coordinator.currentBranch = .next
    isUpdating = false
    updateInfo.fill(context, coordinator)
    NotificationCenter.default.post(
      name: Self.didUpdateNotification, object: self, userInfo: updateInfo.dictionary)
    updateInfo.empty()
    animationHandler?(coordinator)
    if let sound { soundHandler?(sound) }
    return finish(context.explanation)
  }

  /// The focused item and its ancestors; if the item was removed, its ancestors before the removal.
  private func formerChain(in hierarchy: FocusHierarchy) -> [any FocusEnvironment] {
    let chain = focusedItem?.focusAncestors ?? []
    if chain.last === hierarchy.root || memory.isSettled { return chain }
    // Without a focused item, the item was freed.
    return chain.prefix(1) + memory.lastAncestors.filter { $0 !== focusedItem } + [hierarchy.root]
  }

  /// Whether environments may refuse an update.
  ///
  /// The loss of an item cannot be undone by a refusal, and an update by inactivity is not a
  /// request.
  private static func mayBeRefused(_ trigger: FocusExplanation.Trigger) -> Bool {
    switch trigger {
    case .lost, .inactivity: false
    case .movement, .request, .initial, .restoration: true
    }
  }

  private func fail(
    _ explanation: FocusExplanation, isMovement: Bool, target: (any FocusItem)?
  ) -> FocusExplanation {
    let explanation = finish(explanation)
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

  @discardableResult
  func finish(_ explanation: consuming FocusExplanation) -> FocusExplanation {
    if explanation.outcome == .hidden { explanation.deferred = deferredItem?.focusDebugLabel }
    lastExplanation = copy explanation
    FocusLog.note(explanation)
    explanationHandler?(explanation)
    return explanation
  }

  private func makeCoordinator(isMovement: Bool) -> FocusAnimationCoordinator {
    let factor = isMovement && isMovingFast ? timing.fastFactor : 1
    if isMovement { lastMovementTime = currentTime }
    let scrolling = model.look == .lift ? timing.scrolling : timing.focusing
    return FocusAnimationCoordinator(
      focusing: timing.focusing * factor, unfocusing: timing.unfocusing * factor,
      scrolling: scrolling * factor)
  }

  /// Scrolls the item into sight in every scrolling container around it, in an animation of its
  /// own.
  private func scroll(
    to item: any FocusItem, inside ancestors: ArraySlice<any FocusEnvironment>,
    with coordinator: FocusAnimationCoordinator
  ) {
    for (container, offset) in offsets(showing: item, inside: ancestors) {
      coordinator.scrolling.animations.append { _ in container.contentOffset = offset }
    }
  }

  /// Scrolls the focused item into sight at once, after a layout that may have moved it out.
  public func scrollFocusedItemIntoView() {
    guard let item = focusedItem else { return }
    let ancestors = item.focusAncestors.dropFirst()
    for (container, offset) in offsets(showing: item, inside: ancestors) {
      container.contentOffset = offset
    }
  }

  func offsets(
    showing item: any FocusItem, inside ancestors: ArraySlice<any FocusEnvironment>
  ) -> [(container: any FocusItemScrollableContainer, offset: CGPoint)] {
    var space: (any CoordinateSpace)?
    var result: [(container: any FocusItemScrollableContainer, offset: CGPoint)] = []
    // The distance by which inner containers will already have moved the item.
    var shift = CGPoint.zero
    var last: (any FocusItemScrollableContainer)?
    for ancestor in ancestors {
      guard let container = ancestor.focusItemContainer, container !== item else { continue }
      // The item's frame is in the space of the innermost container.
      let own = space ?? container.coordinateSpace
      space = own
      // A controller and its root view have the same container.
      guard let scroll = container.scrollableContainer, scroll !== last else { continue }
      last = scroll
      let frame = own.convert(item.frame, to: scroll.coordinateSpace)
        .offsetBy(dx: -shift.x, dy: -shift.y)
      let offset = scroll.clamped(
        scroll.contentOffset(
          forFocusing: item,
          proposed: scroll.contentOffset(showing: frame, reach: item.focusReach)))
      guard offset != scroll.contentOffset else { continue }
      shift.x += offset.x - scroll.contentOffset.x
      shift.y += offset.y - scroll.contentOffset.y
      result.append((scroll, offset))
    }
    return result
  }
}

extension FocusItemScrollableContainer {
  /// The nearest offset that shows nothing but content.
  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: max(0, min(offset.x, contentSize.width - visibleSize.width)),
      y: max(0, min(offset.y, contentSize.height - visibleSize.height)))
  }

  /// The nearest offset to the current one that shows `frame` with its margins and the focus effect
  /// beyond it; `frame` is in content space.
  ///
  /// Along an axis on which the content fits, the offset does not change.
  func contentOffset(showing frame: CGRect, reach: CGFloat) -> CGPoint {
    let margins = focusScrollMargins
    func along(
      _ offset: CGFloat, _ visible: CGFloat, _ content: CGFloat, _ low: CGFloat, _ high: CGFloat,
      _ before: CGFloat, _ after: CGFloat
    ) -> CGFloat {
      guard content > visible else { return offset }
      let offset = NearestOffset.showing(
        from: low, to: high, before: max(before, reach), after: max(after, reach),
        among: visible, near: offset)
      return max(0, min(offset, content - visible))
    }
    return CGPoint(
      x: along(
        contentOffset.x, visibleSize.width, contentSize.width, frame.minX, frame.maxX,
        margins.left, margins.right),
      y: along(
        contentOffset.y, visibleSize.height, contentSize.height, frame.minY, frame.maxY,
        margins.top, margins.bottom))
  }

  /// The area in which a focused item is kept, in the container's space: the shown part without the
  /// margins, or all of it if they leave nothing.
  var focusArea: CGRect {
    let shown = CGRect(origin: contentOffset, size: visibleSize)
    let margins = focusScrollMargins
    let area = CGRect(
      x: shown.minX + margins.left, y: shown.minY + margins.top,
      width: shown.width - margins.left - margins.right,
      height: shown.height - margins.top - margins.bottom)
    return area.width > 0 && area.height > 0 ? area : shown
  }
}
