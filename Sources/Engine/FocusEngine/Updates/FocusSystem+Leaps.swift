import FocusGeometry
import Foundation

extension FocusSystem {
  /// Moves focus to where the caller has found that the person wants it: by a page, to what begins
  /// with a letter.
  ///
  /// Otherwise as any movement: what is tracked is shown, everybody concerned may refuse, and
  /// `movementDidFailNotification` is posted when nothing moved.
  ///
  /// - Parameters:
  ///   - environment: focus goes where it leads by its preferences.
  ///   - heading: the way the person meant, for those who are asked; empty: none, as for a request.
  /// - Returns: what was decided, and why.
  @discardableResult
  public func moveFocus(
    to environment: any FocusEnvironment, heading: FocusHeading
  ) -> FocusExplanation {
    if !isUpdating, needsUpdate, let hierarchy { _ = update(in: hierarchy) }
    var explanation = FocusExplanation(
      trigger: heading.isEmpty ? .request : .movement, heading: heading,
      from: focusedItem?.focusDebugLabel)
    guard !isUpdating, let hierarchy, Self.focusSystem(for: environment) === self else {
      return explanation
    }
    movesInSteps = true
    lastInteractionTime = currentTime
    anchor.reset()
    var search = preferredSearch(in: hierarchy)
    let target = search.resolve(environment)
    explanation.steps = search.steps
    let outcome = propose(target, explanation: explanation, in: hierarchy)
    hint.movementDirection = .zero
    indicateFocus()
    return outcome
  }
}
