import FocusGeometry

/// Arrows while full keyboard access is on: they reach every item of the focus group (Decisions, Full
/// keyboard access).
extension FocusMovement {
  private var reachesWholeGroup: Bool {
    model.isFullKeyboardAccessEnabled && model.arrowScope == .focusGroup && origin.item != nil
      && FocusHeading.straight.contains(heading)
  }

  /// A search straight ahead and, with full keyboard access, aside of the beam where nothing lies
  /// there; an item that no arrow leads to otherwise goes before both.
  func searchWholeGroup(_ explanation: inout FocusExplanation) -> Target? {
    guard reachesWholeGroup else { return search(&explanation) }
    let arrows = arrows ?? makeArrows()
    if let target = join(by: arrows, &explanation) { return target }
    let target = search(&explanation)
    guard target == nil, explanation.decisive == nil else { return target }
    for (entry, rank) in arrows.aside(of: origin, heading) {
      guard let item = resolve(entry, &explanation), item !== origin.item else { continue }
      explanation.take(describe(entry, rank: rank, reasons: [.aside]))
      return (item, item === entry.item ? entry : nil)
    }
    return nil
  }

  func makeArrows() -> GroupArrows {
    GroupArrows(hierarchy.completeMap(), strategy: model.strategy, direction: direction)
  }

  private func join(
    by arrows: GroupArrows, _ explanation: inout FocusExplanation
  ) -> Target? {
    guard let entry = arrows.join(from: origin, heading) else { return nil }
    // Told with what geometry alone would have found.
    var joined = explanation
    _ = search(&joined)
    joined.steps = explanation.steps
    guard let item = resolve(entry, &joined), item !== origin.item else { return nil }
    joined.makeWay()
    let rank = arrows.rankAside(of: entry, from: origin.shown, heading)
    joined.take(describe(entry, rank: rank, reasons: [.onlyWay]))
    explanation = joined
    return (item, item === entry.item ? entry : nil)
  }
}

extension FocusExplanation {
  /// Puts a candidate first, once.
  fileprivate mutating func take(_ candidate: Candidate) {
    candidates.removeAll {
      $0.kind == candidate.kind && $0.label == candidate.label && $0.frame == candidate.frame
    }
    candidates.insert(candidate, at: 0)
  }

  /// Says of the candidate that would have ended the search that another one goes before it.
  fileprivate mutating func makeWay() {
    guard let decisive, let index = candidates.firstIndex(of: decisive) else { return }
    candidates[index].reasons.append(.makesWay)
  }
}
