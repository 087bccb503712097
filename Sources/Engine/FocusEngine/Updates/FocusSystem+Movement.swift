import FocusGeometry
import Foundation

extension FocusSystem {
  /// Moves focus along a heading, under the rules of the model.
  ///
  /// It posts `movementDidFailNotification` if focus does not move.
  ///
  /// - Parameters:
  ///   - heading: One direction, or a place in an order.
  ///   - tabOrder: The order of `.next` and `.previous`; nil for the model's.
  /// - Returns: The explanation of the decision.
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
      // The item can no longer have the focus, and no change was reported.
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
    // A movement from an item that was scrolled out of sight continues no run.
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
    // If nothing lies ahead, the item in use shows its focus.
    let outcome = propose(
      target?.item ?? used, at: target?.entry, explanation: explanation, in: hierarchy)
    hint.movementDirection = .zero
    indicateFocus()
    return outcome
  }

  /// The item that the person uses while focus is not shown, from which a focus key starts; nil for
  /// none.
  package var itemInUse: (any FocusItem)? {
    guard let usedItem, usedItem === deferredItem, focusedItem == nil else { return nil }
    return usedItem
  }

  /// Whether an arrow belongs to focus while the focused item has it: always where arrows move
  /// focus, otherwise to a neighbour that the item states, and along the axes of its focus group of
  /// HTML.
  public func takesArrow(_ heading: FocusHeading) -> Bool {
    guard model.arrowScope == .nowhere else { return true }
    if focusedItem?.statedNeighbour(for: heading)?.item != nil { return true }
    return focusedItem?.focusgroupAround?.group.step(heading, direction: layoutDirection) != nil
  }

  /// Returns what a movement from `item` would find, without moving focus or asking any
  /// environment.
  ///
  /// It is for focus maps and audits; `winner` is nil if focus would stay.
  ///
  /// - Parameters:
  ///   - item: The item from which the movement begins.
  ///   - heading: One direction, or a place in an order.
  ///   - detail: The level of detail, independent of `explanationDetail`. From an item out of
  ///     sight, where everything has to be searched, it is always complete.
  /// - Returns: The explanation of the decision.
  public func explainMovement(
    from item: any FocusItem, heading: FocusHeading, detail: ExplanationDetail = .complete
  ) -> FocusExplanation {
    explainMovement(from: item, isFocused: false, heading: heading, detail: detail)
  }

  // `isFocused` says whether the item has the focus at its current place. If false, the movement
  // starts as if the item had the focus and had been scrolled into sight.
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

  /// The items last focused, for linear headings; directional ones do not use them.
  private func remembered(for heading: FocusHeading) -> FocusMemory.Remembered {
    heading.isDirectional ? FocusMemory.Remembered() : memory.remembered
  }

  /// Ends the deferral at the first focus key: shows the tracked focus without moving it further.
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
