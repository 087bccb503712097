import FocusGeometry
import Foundation

extension FocusSystem {
  /// Carries out what was requested, and finds the initial item or a successor for a lost one.
  ///
  /// Costs what finding the focused item by its place costs while nothing else is to be done.
  public func updateFocusIfNeeded() {
    guard !isUpdating, !isKeptNowhere, needsUpdate, let hierarchy else { return }
    _ = update(in: hierarchy)
  }

  /// - Returns: Where the focused item is, if it was looked for and found fit, ahead of a movement.
  func update(
    in hierarchy: FocusHierarchy, before heading: FocusHeading = []
  ) -> FocusHierarchy.Sighting? {
    needsValidation = false
    memory.forgetUnfit(focusesConcealed: model.focusesConcealed)
    if let environment = requested {
      requested = nil
      resolveRequest(to: environment, in: hierarchy)
    }
    // Also after a request: one that was refused or found nothing leaves a lost item lost.
    if let focused = focusedItem {
      let sighting = hierarchy.sighting(of: focused, before: heading)
      guard let sighting, sighting.entry.isEligible else {
        replaceLostItem(in: hierarchy)
        return nil
      }
      memory.note(focused, inside: focused.focusAncestors.dropFirst(), at: sighting.entry)
      memory.forgetLosses()
      return sighting
    }
    if !memory.isSettled {
      replaceLostItem(in: hierarchy)
    } else if deferredItem == nil || !model.defersFocus {
      focusInitially(in: hierarchy)
    }
    return nil
  }

  private func resolveRequest(to environment: any FocusEnvironment, in hierarchy: FocusHierarchy) {
    let former = restored
    restored = nil
    let staysInside = requestStaysInside
    var explanation = FocusExplanation(
      trigger: former == nil ? .request : .restoration, from: focusedItem?.focusDebugLabel)
    var search = preferredSearch(in: hierarchy)
    var target: (any FocusItem)?
    var entered: (any FocusEnvironment)?
    if let former, hierarchy.isEligible(former) {
      target = former
      explanation.steps = [.init(label: former.focusDebugLabel, depth: 0, result: .focusable)]
    } else {
      // Where nothing inside can have the focus, the parents are asked in turn.
      for ancestor in environment.focusAncestors.prefix(staysInside ? 1 : .max) {
        target = search.resolve(ancestor)
        entered = ancestor
        if target != nil { break }
      }
      explanation.steps = search.steps
      if staysInside, target == nil { return }
    }
    anchor.reset()
    update(to: target, entering: entered, explanation: explanation, in: hierarchy)
  }

  private func focusInitially(in hierarchy: FocusHierarchy) {
    var explanation = FocusExplanation(trigger: .initial, from: nil)
    guard let target = itemToShow(in: hierarchy, heading: [], explanation: &explanation)
    else { return }
    update(to: target, entering: hierarchy.root, explanation: explanation, in: hierarchy)
  }

  /// A programmatic update: shows the item, or only tracks it where the model defers focus and the
  /// item does not insist (Apple, UIFocusItemDeferralMode documentation).
  ///
  /// - Parameters:
  ///   - target: nil: nothing was found.
  ///   - environment: what led to `target`; nil where that item had the focus before.
  ///   - explanation: what led to it.
  ///   - hierarchy: all there is.
  private func update(
    to target: (any FocusItem)?, entering environment: (any FocusEnvironment)?,
    explanation: FocusExplanation, in hierarchy: FocusHierarchy
  ) {
    guard let target, isDeferred(target) else {
      propose(target, explanation: explanation, in: hierarchy)
      return
    }
    // The request decides, so that no successor is looked for where the focused item has gone.
    memory.settle()
    if focusedItem != nil {
      if hide(tracking: target, explanation: explanation, in: hierarchy) { memory.settle() }
    } else {
      deferredItem = target
      var explanation = explanation
      explanation.outcome = .hidden
      explanation.proposal = hierarchy.entry(for: target)?.proposal
      finish(explanation)
    }
    if deferredItem === target { deferredEnvironment = environment }
  }

  private func isDeferred(_ item: any FocusItem) -> Bool {
    guard model.defersFocus else { return false }
    return switch item.focusItemDeferralMode {
    case .always: true
    case .never: false
    case .automatic: !movesInSteps
    }
  }

  /// Tracks `item` without showing it; nothing is focused then.
  ///
  /// - Returns: Whether nobody refused.
  @discardableResult
  private func hide(
    tracking item: (any FocusItem)?, explanation: FocusExplanation, in hierarchy: FocusHierarchy
  ) -> Bool {
    var explanation = explanation
    explanation.proposal = item.flatMap(hierarchy.entry)?.proposal
    let (former, formerEnvironment) = (deferredItem, deferredEnvironment)
    (deferredItem, deferredEnvironment) = (item, nil)
    propose(nil, explanation: explanation, in: hierarchy, mayClear: true)
    if focusedItem != nil { (deferredItem, deferredEnvironment) = (former, formerEnvironment) }
    return focusedItem == nil
  }

  /// Where what was asked for leads now, or the tracked item while it is fit; otherwise the item that
  /// the model begins with.
  func itemToShow(
    in hierarchy: FocusHierarchy, heading: FocusHeading, explanation: inout FocusExplanation
  ) -> (any FocusItem)? {
    if let item = deferredItem, hierarchy.isEligible(item) {
      if let environment = deferredEnvironment, environment !== item {
        var search = preferredSearch(in: hierarchy)
        if let target = search.resolve(environment) {
          explanation.steps = search.steps
          return target
        }
      }
      explanation.steps = [.init(label: item.focusDebugLabel, depth: 0, result: .focusable)]
      return item
    }
    // A place that was kept says nothing to a model that was chosen since and looks for a successor.
    if model.lossRule == .place, let place = memory.place {
      return heading.isEmpty
        ? nil : entry(from: place, in: hierarchy, heading: heading, explanation: &explanation)
    }
    var search = preferredSearch(in: hierarchy)
    let target = search.resolve(hierarchy.root)
    if model.beginsNowhere, search.foundByPlace {
      return heading.isEmpty
        ? nil : entry(from: nil, in: hierarchy, heading: heading, explanation: &explanation)
    }
    explanation.steps = search.steps
    return target
  }

  /// Where the first key goes while focus is nowhere.
  ///
  /// - Parameters:
  ///   - place: where focus was lost, in the order of the document; nil: it was nowhere.
  ///   - hierarchy: what is searched.
  ///   - heading: what the key asks for.
  ///   - explanation: gets what was found.
  /// - Returns: nil where the key leads nowhere.
  private func entry(
    from place: FocusPlace?, in hierarchy: FocusHierarchy, heading: FocusHeading,
    explanation: inout FocusExplanation
  ) -> (any FocusItem)? {
    let movement = FocusMovement(
      hierarchy: hierarchy, model: model, direction: layoutDirection, heading: heading,
      origin: .init(nowhereIn: hierarchy.bounds, place: place, heading: heading),
      anchor: AnchorBand(), remembered: memory.remembered, entrance: groupEntrance,
      detail: explanationDetail)
    return movement.target(&explanation)?.item
  }

  /// Near by when the person moves in steps, otherwise the indicator hides (HIG, Focus and
  /// selection).
  private func replaceLostItem(in hierarchy: FocusHierarchy) {
    var explanation = FocusExplanation(trigger: .lost, from: focusedItem?.focusDebugLabel)
    if model.lossRule == .place {
      memory.keepPlace(of: focusedItem)
      propose(nil, explanation: explanation, in: hierarchy, mayClear: true)
      return memory.settle()
    }
    memory.noteLoss(of: focusedItem)
    let target = successor(in: hierarchy, &explanation)
    anchor.reset()
    if model.defersFocus && !movesInSteps {
      hide(tracking: target, explanation: explanation, in: hierarchy)
    } else {
      propose(target, explanation: explanation, in: hierarchy, mayClear: true)
    }
    // Without a focused item nothing can be lost until focus is shown again.
    if focusedItem == nil { memory.settle() }
  }

  /// The item nearest to where the lost one was, in the innermost environment that has one.
  private func successor(
    in hierarchy: FocusHierarchy, _ explanation: inout FocusExplanation
  ) -> (any FocusItem)? {
    for ancestor in memory.lastAncestors + [hierarchy.root]
    where ancestor.focusRoot === hierarchy.root {
      var dead = memory.lostItems
      while let item = nearest(in: ancestor, of: hierarchy, without: dead) {
        // Like anything that focus lands on, the item found by its place may prefer another one.
        if let target = resolved(item, in: hierarchy) {
          explanation.steps += [
            .init(label: ancestor.focusDebugLabel, depth: 0, result: .entered),
            .init(label: target.focusDebugLabel, depth: 1, result: .focusable),
          ]
          return target
        }
        dead.insert(ObjectIdentifier(item))
      }
      explanation.steps.append(
        .init(label: ancestor.focusDebugLabel, depth: 0, result: .empty))
    }
    return nil
  }

  /// The item of `environment` that stands in the place of the lost one, otherwise the nearest; of two
  /// neighbours of one row or column that are equally far away the later one, which moves into the
  /// place where a list or a stack closes up (Decisions).
  private func nearest(
    in environment: any FocusEnvironment, of hierarchy: FocusHierarchy,
    without dead: Set<ObjectIdentifier>
  ) -> (any FocusItem)? {
    let frame = memory.lastFrame
    let middle = frame.center
    // Scrolling to a successor may bring it beneath something, where it is lost in its turn; another
    // one that has to be scrolled to would go the same way.
    let staysInSight = memory.lostItems.count > 1
    func distance(to entry: FocusMap.Entry) -> CGFloat? {
      guard let item = entry.item, !dead.contains(entry.identity), environment.contains(item),
        entry.isOnScreen || !staysInSight
      else { return nil }
      let box = entry.region.boundingBox
      let away = hypot(box.center.x - middle.x, box.center.y - middle.y)
      return box.contains(middle) ? away * Self.nearnessInPlace : away
    }
    let side = 2 * max(frame.width, frame.height)
    let nearest = hierarchy.nearest(
      to: middle, side: side, direction: layoutDirection, distance: distance)
    guard let nearest,
      let before = LinePosition(of: nearest.frame, beside: frame, direction: layoutDirection),
      !before.isLater
    else { return nearest?.item }
    let follower = hierarchy.nearest(to: middle, side: side, direction: layoutDirection) { entry in
      guard let away = distance(to: entry),
        let after = LinePosition(of: entry.frame, beside: frame, direction: layoutDirection),
        after.isLater, after.isInRow == before.isInRow, after.gap <= before.gap + Self.gapTolerance
      else { return nil }
      return away
    }
    return (follower ?? nearest).item
  }

  /// How much less an item counts as away where it stands in the place of the lost one.
  private static let nearnessInPlace: CGFloat = 1e-6
  /// Points by which two gaps may differ and count as equal.
  private static let gapTolerance: CGFloat = 0.5

  private func resolved(
    _ item: any FocusItem, in hierarchy: FocusHierarchy
  ) -> (any FocusItem)? {
    guard !item.preferredFocusEnvironments.isEmpty else { return item }
    var search = preferredSearch(in: hierarchy)
    return search.resolve(item)
  }

  // MARK: Inactivity

  /// When focus will be hidden, on the host's clock, if no focus key is used before; nil: never.
  public var inactivityDeadline: TimeInterval? {
    guard model.defersFocus, let interval = model.inactivityInterval, let lastInteractionTime,
      let focusedItem, focusedItem.focusItemDeferralMode != .never
    else { return nil }
    return lastInteractionTime + interval
  }

  /// Hides focus when the person has not used a focus key for so long; the next one shows it again.
  ///
  /// The host calls this at `inactivityDeadline`.
  public func hideFocusIfInactive() {
    guard let deadline = inactivityDeadline, currentTime >= deadline, let focused = focusedItem,
      let hierarchy, !isUpdating
    else { return }
    movesInSteps = false
    lastInteractionTime = nil
    hide(
      tracking: focused,
      explanation: FocusExplanation(trigger: .inactivity, from: focused.focusDebugLabel),
      in: hierarchy)
    memory.settle()
  }
}
