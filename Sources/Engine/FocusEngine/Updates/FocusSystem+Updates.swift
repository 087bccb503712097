import FocusGeometry
import Foundation

extension FocusSystem {
  /// Carries out a pending request, and finds the initial item or a successor for a lost one.
  ///
  /// If nothing has to change, it costs one lookup of the focused item. It does nothing while an
  /// update is in progress.
  public func updateFocusIfNeeded() {
    guard !isUpdating, !isKeptNowhere, needsUpdate, let hierarchy else { return }
    _ = update(in: hierarchy)
  }

  /// Updates the focus of a hierarchy, ahead of a movement if `heading` is not empty.
  ///
  /// - Returns: The focused item's entry, if the item was looked up and can have the focus; nil
  ///   otherwise.
  func update(
    in hierarchy: FocusHierarchy, before heading: FocusHeading = []
  ) -> FocusHierarchy.Sighting? {
    needsValidation = false
    memory.forgetUnfit(focusesConcealed: model.focusesConcealed)
    if let environment = requested {
      requested = nil
      resolveRequest(to: environment, in: hierarchy)
    }
    // This is needed even after a request: one that was refused or found nothing does not replace a
    // lost item.
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
      // If nothing inside can have the focus, the ancestors are tried in turn.
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

  /// Commits a programmatic update: shows the item, or only tracks it if the model defers focus and
  /// the item does not require it to be shown (Apple, UIFocusItemDeferralMode documentation).
  ///
  /// - Parameters:
  ///   - target: The item; nil if none was found.
  ///   - environment: The environment that led to `target`; nil if that item had the focus before.
  ///   - explanation: The explanation so far.
  ///   - hierarchy: The hierarchy of the update.
  private func update(
    to target: (any FocusItem)?, entering environment: (any FocusEnvironment)?,
    explanation: FocusExplanation, in hierarchy: FocusHierarchy
  ) {
    guard let target, isDeferred(target) else {
      propose(target, explanation: explanation, in: hierarchy)
      return
    }
    // The request decides, so no successor is needed if the focused item is gone.
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

  /// Tracks `item` without showing it, so that nothing is focused.
  ///
  /// - Returns: Whether nothing is focused now; false if an environment refused.
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

  /// The item that a focus key would show: where the deferred request leads now, or the tracked
  /// item while it can have the focus; otherwise the item with which the model begins.
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
    // A model that looks for a successor ignores a place that was kept under an earlier model.
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

  /// Returns the item that the first key leads to while nothing has the focus.
  ///
  /// - Parameters:
  ///   - place: The place where focus was lost, in document order; nil if there is none.
  ///   - hierarchy: The hierarchy to search.
  ///   - heading: The heading of the key.
  ///   - explanation: Receives the candidates.
  /// - Returns: nil if the key leads nowhere.
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

  /// Moves focus to a nearby item if the person last moved by key; otherwise hides it (HIG, Focus
  /// and selection).
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

  /// The item nearest to the place of the lost one, in the innermost environment that has an
  /// eligible item.
  private func successor(
    in hierarchy: FocusHierarchy, _ explanation: inout FocusExplanation
  ) -> (any FocusItem)? {
    let cache = FocusAreaCache(of: hierarchy)
    for ancestor in memory.lastAncestors + [hierarchy.root]
    where ancestor.focusRoot === hierarchy.root {
      var dead = memory.lostItems
      while let item = nearest(in: ancestor, of: hierarchy, cache, without: dead) {
        // Like any target, an item found by its position may prefer another one.
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

  /// The item of `environment` that took the place of the lost one, otherwise the nearest item.
  ///
  /// If two neighbours in one row or column are equally far away, the later one is returned: it
  /// moves into the place when a list or a stack closes the gap (Decisions).
  private func nearest(
    in environment: any FocusEnvironment, of hierarchy: FocusHierarchy, _ cache: FocusAreaCache,
    without dead: Set<ObjectIdentifier>
  ) -> (any FocusItem)? {
    let frame = memory.lastFrame
    let middle = frame.center
    // Scrolling to a successor may bring it under another view, so that it is lost in turn; a
    // further successor that has to be scrolled to would be lost in the same way.
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
      to: middle, side: side, direction: layoutDirection, cache: cache, distance: distance)
    guard let nearest,
      let before = LinePosition(of: nearest.frame, beside: frame, direction: layoutDirection),
      !before.isLater
    else { return nearest?.item }
    let follower = hierarchy.nearest(
      to: middle, side: side, direction: layoutDirection, cache: cache
    ) { entry in
      guard let away = distance(to: entry),
        let after = LinePosition(of: entry.frame, beside: frame, direction: layoutDirection),
        after.isLater, after.isInRow == before.isInRow, after.gap <= before.gap + Self.gapTolerance
      else { return nil }
      return away
    }
    return (follower ?? nearest).item
  }

  /// The factor on the distance of an item that took the place of the lost one.
  private static let nearnessInPlace: CGFloat = 1e-6
  /// The difference in points up to which two gaps count as equal.
  private static let gapTolerance: CGFloat = 0.5

  private func resolved(
    _ item: any FocusItem, in hierarchy: FocusHierarchy
  ) -> (any FocusItem)? {
    guard !item.preferredFocusEnvironments.isEmpty else { return item }
    var search = preferredSearch(in: hierarchy)
    return search.resolve(item)
  }

  // MARK: Inactivity

  /// The time on the host's clock at which focus will be hidden unless a focus key is used before;
  /// nil for never.
  public var inactivityDeadline: TimeInterval? {
    guard model.defersFocus, let interval = model.inactivityInterval, let lastInteractionTime,
      let focusedItem, focusedItem.focusItemDeferralMode != .never
    else { return nil }
    return lastInteractionTime + interval
  }

  /// Hides focus if no focus key was used up to the deadline; the next focus key shows it again.
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
