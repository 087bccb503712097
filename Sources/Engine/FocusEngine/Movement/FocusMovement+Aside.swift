import FocusGeometry

/// Arrows under full keyboard access, which reach every item of the focus group (Decisions, Full
/// keyboard access).
extension FocusMovement {
  private var reachesWholeGroup: Bool {
    model.isFullKeyboardAccessEnabled && model.arrowScope == .focusGroup && origin.item != nil
      && FocusHeading.straight.contains(heading)
  }

  /// Searches straight ahead and, under full keyboard access, beside the beam if nothing lies
  /// ahead.
  ///
  /// An item that no other arrow leads to takes precedence over both.
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
    // The explanation includes what geometry alone would have found.
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
  /// Moves a candidate to the front, without duplicates.
  fileprivate mutating func take(_ candidate: Candidate) {
    candidates.removeAll {
      $0.kind == candidate.kind && $0.label == candidate.label && $0.frame == candidate.frame
    }
    candidates.insert(candidate, at: 0)
  }

  /// Marks the candidate that would have ended the search as one that another candidate precedes.
  fileprivate mutating func makeWay() {
    guard let decisive, let index = candidates.firstIndex(of: decisive) else { return }
    candidates[index].reasons.append(.makesWay)
  }
}
