import FocusGeometry

extension FocusSystem {
  /// Runs a closure that calls ``explainMovement(heading:detail:)`` several times.
  ///
  /// The closure must change nothing, because its forecasts share one map of the whole hierarchy.
  /// Without it, every forecast of Tab would make a map of its own.
  package func forecasting<Result>(_ forecasts: () -> Result) -> Result {
    guard sharedMap == nil else { return forecasts() }
    sharedMap = SharedFocusMap()
    defer { sharedMap = nil }
    return forecasts()
  }

  /// Returns what ``moveFocus(heading:through:)`` would find now, without moving focus or asking
  /// any environment.
  ///
  /// It explains a movement from the focused item or, while focus is not shown, from the item that
  /// the person clicked or types in. If there is neither, `winner` is the item that a focus key
  /// would show. See ``explainMovement(from:heading:detail:)``.
  public func explainMovement(
    heading: FocusHeading, detail: ExplanationDetail = .complete
  ) -> FocusExplanation {
    if let focusedItem {
      return explainMovement(
        from: focusedItem, isFocused: true, heading: heading, detail: detail)
    }
    if let itemInUse {
      var explanation = explainMovement(
        from: itemInUse, isFocused: true, heading: heading, detail: detail)
      if explanation.winner == nil {
        explanation.winner = itemInUse.focusDebugLabel
        explanation.outcome = .moved
      }
      return explanation
    }
    var explanation = FocusExplanation(trigger: .initial, heading: heading, from: nil)
    guard let hierarchy else { return explanation }
    let target = itemToShow(in: hierarchy, heading: heading, explanation: &explanation)
    if let target {
      explanation.proposal = hierarchy.entry(for: target)?.proposal
      explanation.winner = target.focusDebugLabel
      explanation.outcome = .moved
    }
    return explanation
  }
}
