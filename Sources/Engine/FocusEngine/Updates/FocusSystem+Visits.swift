import FocusGeometry
import Foundation

extension FocusSystem {
  /// Moves the focus to exactly this item, regardless of its preferences, or takes it away; for
  /// callers that visit a screen item by item.
  ///
  /// The update counts as a movement by a person, so that selection follows it as it does for keys.
  /// Environments may refuse it. After a visit to nil, focus stays nowhere until the next visit.
  ///
  /// - Returns: Whether the item has the focus.
  @discardableResult
  package func visit(_ item: (any FocusItem)?) -> Bool {
    guard !isUpdating, let hierarchy else { return false }
    isKeptNowhere = item == nil
    if let item, !hierarchy.isEligible(item) { return false }
    if item !== focusedItem {
      // A visit to nil cannot be refused.
      let trigger: FocusExplanation.Trigger = item == nil ? .lost : .movement
      propose(
        item, explanation: FocusExplanation(trigger: trigger, from: focusedItem?.focusDebugLabel),
        in: hierarchy, mayClear: true)
    }
    requested = nil
    return focusedItem === item
  }

  /// Whether any container has to scroll when an item gets the focus.
  package func scrolls(for item: any FocusItem) -> Bool {
    !offsets(showing: item, inside: item.focusAncestors.dropFirst()).isEmpty
  }

  /// Ends the visits; the next update gives the focus a place again.
  package func endVisits() {
    isKeptNowhere = false
    setNeedsFocusValidation()
  }
}
