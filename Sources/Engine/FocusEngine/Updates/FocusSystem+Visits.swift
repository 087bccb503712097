import FocusGeometry
import Foundation

extension FocusSystem {
  /// Moves the focus to exactly this item, whatever it prefers, or takes it away: for those who look
  /// at a screen item by item.
  ///
  /// The update counts as a movement by a person, so that a selection follows as it does for keys. The
  /// item may be refused by those around it. While focus is nowhere, it stays so: nothing finds it a
  /// place until the next visit.
  ///
  /// - Returns: Whether it is there.
  @discardableResult
  package func visit(_ item: (any FocusItem)?) -> Bool {
    guard !isUpdating, let hierarchy else { return false }
    isKeptNowhere = item == nil
    if let item, !hierarchy.isEligible(item) { return false }
    if item !== focusedItem {
      // Nobody may refuse to let it go.
      let trigger: FocusExplanation.Trigger = item == nil ? .lost : .movement
      propose(
        item, explanation: FocusExplanation(trigger: trigger, from: focusedItem?.focusDebugLabel),
        in: hierarchy, mayClear: true)
    }
    requested = nil
    return focusedItem === item
  }

  /// Whether anything scrolls when an item gets the focus.
  package func scrolls(for item: any FocusItem) -> Bool {
    !offsets(showing: item, inside: item.focusAncestors.dropFirst()).isEmpty
  }

  /// Lets focus find its place again.
  package func endVisits() {
    isKeptNowhere = false
    setNeedsFocusValidation()
  }
}
