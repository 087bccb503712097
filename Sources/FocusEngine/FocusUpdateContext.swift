import FocusGeometry
import Foundation

/// One proposed or committed update: UIKit's `UIFocusUpdateContext`.
@MainActor
public final class FocusUpdateContext {
  /// nil when nothing was focused.
  public private(set) weak var previouslyFocusedItem: (any FocusItem)?
  /// nil when focus is lost.
  public private(set) weak var nextFocusedItem: (any FocusItem)?
  /// Empty unless a person steered.
  public let focusHeading: FocusHeading
  /// Why; Halo's own.
  ///
  /// Complete only once the update is over.
  public internal(set) var explanation: FocusExplanation

  init(
    previous: (any FocusItem)?, next: (any FocusItem)?, heading: FocusHeading,
    explanation: FocusExplanation
  ) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
    self.explanation = explanation
  }

  /// Every environment the update concerns, in the order in which they are asked and told: the
  /// previous item and its ancestors, then the next item and those of its ancestors not yet named
  /// (spec/uikit-focus.md 2.3), each with the branch it belongs to.
  var involved: [(environment: any FocusEnvironment, branch: Branch)] {
    let previous = previouslyFocusedItem?.focusAncestors ?? []
    let next = nextFocusedItem?.focusAncestors ?? []
    let nextIDs = Set(next.map { ObjectIdentifier($0) })
    let previousIDs = Set(previous.map { ObjectIdentifier($0) })
    return previous.map { ($0, nextIDs.contains(ObjectIdentifier($0)) ? .next : .previous) }
      + next.filter { !previousIDs.contains(ObjectIdentifier($0)) }.map { ($0, .next) }
  }

  enum Branch {
    /// The previous item and ancestors of it alone.
    case previous
    /// The next item, its ancestors, and common ancestors.
    case next
  }
}
