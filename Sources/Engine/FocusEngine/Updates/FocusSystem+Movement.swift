import FocusGeometry
import Foundation

extension FocusSystem {
  /// Moves focus the way a person asked, under the rules of the model.
  ///
  /// Posts `movementDidFailNotification` when nothing moved.
  ///
  /// - Parameters:
  ///   - heading: one direction, or a place in an order.
  ///   - tabOrder: what `.next` and `.previous` go through; nil: what the model says.
  /// - Returns: what was decided, and why.
  @discardableResult
  public func moveFocus(
    heading: FocusHeading, through tabOrder: FocusModel.TabOrder? = nil
  ) -> FocusExplanation {
    let hierarchy = hierarchy
    var known: FocusHierarchy.Sighting?
    if !isUpdating, needsUpdate, let hierarchy { known = update(in: hierarchy, before: heading) }
    var explanation = FocusExplanation(
      trigger: .movement, heading: heading, from: focusedItem?.focusDebugLabel)
    guard !isUpdating, let hierarchy else { return explanation }
    movesInSteps = true
    lastInteractionTime = currentTime
    if known == nil, let focusedItem {
      known = hierarchy.sighting(of: focusedItem, before: heading)
    }
    if known?.entry.isEligible != true, focusedItem != nil || !memory.isSettled {
      // It became unfit, and nobody said so.
      setNeedsFocusValidation()
      updateFocusIfNeeded()
      known = focusedItem.flatMap { hierarchy.sighting(of: $0, before: heading) }
      explanation.from = focusedItem?.focusDebugLabel
    }
    let used = itemInUse
    if let used {
      known = hierarchy.sighting(of: used, before: heading).flatMap {
        $0.entry.isEligible ? $0 : nil
      }
      if known != nil { explanation.from = used.focusDebugLabel }
    }
    guard let entry = known?.entry else {
      return showDeferredItem(explanation, in: hierarchy)
    }
    let origin = FocusMovement.Origin(focused: entry, in: hierarchy, heading: heading)
    // An item that was scrolled out of sight goes on with no run.
    let bands =
      origin.isOnScreen == entry.isOnScreen
      ? anchor.bands(for: heading, from: entry, in: hierarchy, isKept: model.keepsAnchorBand) : nil
    var model = model
    if let tabOrder { model.tabOrder = tabOrder }
    let movement = FocusMovement(
      hierarchy: hierarchy, model: model, direction: layoutDirection, heading: heading,
      origin: consume origin, cache: known?.cache, anchor: bands?.own ?? AnchorBand(),
      anchors: bands?.agree == false ? bands : nil, remembered: remembered(for: heading),
      entrance: groupEntrance,
      detail: explanationDetail)
    let target = movement.target(&explanation)
    anchor.press(
      heading: heading, from: entry, to: target, in: hierarchy, isKept: model.keepsAnchorBand)
    // The item in use shows its focus where nothing lies ahead.
    let outcome = propose(
      target?.item ?? used, at: target?.entry, explanation: explanation, in: hierarchy)
    hint.movementDirection = .zero
    indicateFocus()
    return outcome
  }

  /// The item that the person uses while no focus is shown: a focus key starts from it.
  package var itemInUse: (any FocusItem)? {
    guard let usedItem, usedItem === deferredItem, focusedItem == nil else { return nil }
    return usedItem
  }

  /// Whether an arrow is for focus while the focused item has it: always where arrows move focus,
  /// and otherwise along the axes of its focus group of HTML.
  public func takesArrow(_ heading: FocusHeading) -> Bool {
    guard model.arrowScope == .nowhere else { return true }
    return focusedItem?.focusgroupAround?.group.step(heading, direction: layoutDirection) != nil
  }

  /// What a movement from `item` would find, without moving anything or asking anyone.
  ///
  /// For focus maps and audits; `winner` is nil where focus would stay.
  ///
  /// - Parameters:
  ///   - item: where it would begin.
  ///   - heading: one direction, or a place in an order.
  ///   - detail: whatever `explanationDetail` says; from an item out of sight, where everything has
  ///     to be looked at, it is always complete.
  /// - Returns: what would be decided, and why.
  public func explainMovement(
    from item: any FocusItem, heading: FocusHeading, detail: ExplanationDetail = .complete
  ) -> FocusExplanation {
    explainMovement(from: item, isFocused: false, heading: heading, detail: detail)
  }

  // `isFocused`: whether the item has the focus where it is; false: as if it had it, and had been
  // scrolled into sight.
  func explainMovement(
    from item: any FocusItem, isFocused: Bool, heading: FocusHeading, detail: ExplanationDetail
  ) -> FocusExplanation {
    var explanation = FocusExplanation(
      trigger: .movement, heading: heading, from: item.focusDebugLabel)
    guard let hierarchy else { return explanation }
    let seen = detail == .decision ? hierarchy.sighting(of: item, before: heading) : nil
    let visible = seen?.entry.isOnScreen == true ? seen : nil
    guard let entry = visible?.entry ?? hierarchy.completeMap().entry(for: item)
    else { return explanation }
    let movement = FocusMovement(
      hierarchy: hierarchy, model: model, direction: layoutDirection, heading: heading,
      origin: isFocused
        ? .init(focused: entry, in: hierarchy, heading: heading) : .init(entry),
      cache: visible?.cache, anchor: AnchorBand(),
      remembered: remembered(for: heading), entrance: groupEntrance,
      detail: visible == nil ? .complete : .decision)
    let target = movement.target(&explanation)?.item
    explanation.proposal = target.flatMap(hierarchy.entry)?.proposal
    if let target, target !== item {
      explanation.winner = target.focusDebugLabel
      explanation.outcome = .moved
    }
    return explanation
  }

  /// Directions need none of it.
  private func remembered(for heading: FocusHeading) -> FocusMemory.Remembered {
    heading.isDirectional ? FocusMemory.Remembered() : memory.remembered
  }

  /// The first focus key ends the deferral: it shows where focus is and moves nothing else.
  private func showDeferredItem(
    _ explanation: FocusExplanation, in hierarchy: FocusHierarchy
  ) -> FocusExplanation {
    var explanation = explanation
    explanation.trigger = .initial
    let target = itemToShow(
      in: hierarchy, heading: explanation.heading, explanation: &explanation)
    return propose(target, explanation: explanation, in: hierarchy)
  }
}
