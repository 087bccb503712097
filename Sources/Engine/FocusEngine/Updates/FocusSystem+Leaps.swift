import FocusGeometry
import Foundation

extension FocusSystem {
  /// Moves focus to a place that the caller has found for the person, for example a page further or
  /// at the next item that begins with a letter.
  ///
  /// Otherwise this is a movement like any other: tracked focus is shown, the environments
  /// concerned may refuse, and `movementDidFailNotification` is posted if focus does not move.
  ///
  /// - Parameters:
  ///   - environment: The environment whose preferences lead to the item.
  ///   - heading: The direction that the person meant, for the environments that are asked; empty
  ///     for a request without a direction.
  /// - Returns: The explanation of the decision.
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
