import FocusGeometry
import Foundation

extension FocusSystem {
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
    let target = target(from: entry, heading: heading, in: map, explanation: &explanation)
    return propose(target, explanation: explanation, in: map)
  }

  /// What a movement from `item` would find, without moving anything or asking anyone.
  ///
  /// For focus maps and audits; `winner` is nil where focus would stay.
  public func explainMovement(
    from item: any FocusItem, heading: FocusHeading
  ) -> FocusExplanation {
    var explanation = FocusExplanation(
      trigger: .movement, heading: heading, from: item.focusDebugLabel)
    guard let root else { return explanation }
    let map = FocusMap(root: root)
    guard let entry = map.entry(for: item) else { return explanation }
    let target = target(from: entry, heading: heading, in: map, explanation: &explanation)
    explanation.proposal = target.flatMap(map.proposal)
    if let target, target !== item {
      explanation.winner = target.focusDebugLabel
      explanation.outcome = .moved
    }
    return explanation
  }

  private func target(
    from entry: FocusMap.Entry, heading: FocusHeading, in map: FocusMap,
    explanation: inout FocusExplanation
  ) -> (any FocusItem)? {
    heading.isDirectional
      ? search(from: entry, heading: heading, in: map, explanation: &explanation)
      : nextInOrder(after: entry, heading: heading, in: map, explanation: &explanation)
  }

  /// The first focus key ends the deferral: it shows where focus is and moves nothing else.
  private func showDeferredItem(
    _ explanation: FocusExplanation, in map: FocusMap
  ) -> FocusExplanation {
    var explanation = explanation
    explanation.trigger = .initial
    let target = itemToShow(in: map, explanation: &explanation)
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
        if item === entry.item { reasons = [.leadsBack] } else { target = item }
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
    after entry: FocusMap.Entry, heading: FocusHeading, in map: FocusMap,
    explanation: inout FocusExplanation
  ) -> (any FocusItem)? {
    let order: [FocusMap.Entry]
    switch model.tabOrder {
    case .focusGroups:
      order = map.tabLoop(
        focused: entry.item, remembered: remembered.compactMapValues(\.item),
        direction: layoutDirection)
    case .items: order = map.linearOrder(direction: layoutDirection)
    }
    explanation.candidates = order.map {
      describe($0, rank: nil, reasons: $0.order == entry.order ? [.isFocused] : [])
    }
    let stops: [FocusMap.Entry]
    switch (order.firstIndex { $0.order == entry.order }, heading) {
    case (let index?, .next): stops = Array(order[(index + 1)...] + order[...index])
    case (let index?, .previous):
      stops = Array(order[..<index].reversed() + order[index...].reversed())
    case (_, .last): stops = order.reversed()
    case (_, .first), (nil, _): stops = order
    default: stops = []
    }
    for stop in stops where stop.order != entry.order {
      if let item = resolve(stop, in: map, explanation: &explanation), item !== entry.item {
        return item
      }
    }
    return nil
  }

  private func describe(
    _ entry: FocusMap.Entry, rank: FocusRank?, reasons: [FocusExplanation.Reason]
  ) -> FocusExplanation.Candidate {
    .init(
      label: entry.label, kind: entry.item == nil ? .guide : .item, frame: entry.frame,
      visible: entry.region.rects, rank: rank, reasons: reasons)
  }
}
