import FocusGeometry
import Foundation

extension FocusSystem {
  /// Asks everyone concerned, commits, tells everyone concerned, and starts the animations.
  ///
  /// - Parameters:
  ///   - target: nil clears the focus, where that is allowed.
  ///   - entry: where `target` is, if known.
  ///   - explanation: what led to it.
  ///   - hierarchy: where `target` is looked for otherwise.
  ///   - mayClear: whether a `target` of nil clears the focus; otherwise focus stays.
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
    // From here on the context owns the explanation: it is large to copy.
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
      // Who was asked may have changed what was fit until then.
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
    // Those who are told may want to know what waits.
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

  /// The focused item and what is around it; for one that was taken out, what was around it.
  private func formerChain(in hierarchy: FocusHierarchy) -> [any FocusEnvironment] {
    let chain = focusedItem?.focusAncestors ?? []
    if chain.last === hierarchy.root || memory.isSettled { return chain }
    // Without a focused item, it was released.
    return chain.prefix(1) + memory.lastAncestors.filter { $0 !== focusedItem } + [hierarchy.root]
  }

  /// The loss of an item cannot be undone by a refusal, and nobody asked for an update by
  /// inactivity.
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

  /// Brings the item into sight in every scrollable container around it, with an animation of its
  /// own.
  private func scroll(
    to item: any FocusItem, inside ancestors: ArraySlice<any FocusEnvironment>,
    with coordinator: FocusAnimationCoordinator
  ) {
    for (container, offset) in offsets(showing: item, inside: ancestors) {
      coordinator.scrolling.animations.append { _ in container.contentOffset = offset }
    }
  }

  /// Brings the focused item into sight at once, after a layout that may have moved it out.
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
    // How far the containers inside will already have moved the item.
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

  /// The offset nearest to the present one that shows `frame` (content space) with its margins, and
  /// what reaches beyond it.
  ///
  /// Along an axis where the content fits, nothing scrolls.
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

  /// Where a focused item is kept: what is shown without the margins, or all of it where they leave
  /// nothing; in the container's space.
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
