import FocusGeometry
import Foundation

/// One proposed or committed update: UIKit's `UIFocusUpdateContext`.
@MainActor
open class FocusUpdateContext {
  /// nil when nothing was focused.
  public private(set) weak var previouslyFocusedItem: (any FocusItem)?
  /// nil when focus is lost.
  public private(set) weak var nextFocusedItem: (any FocusItem)?
  /// Empty unless a person steered.
  public let focusHeading: FocusHeading
  /// Why; Halo's own.
  ///
  /// Complete only once the update is over.
  public final internal(set) var explanation: FocusExplanation

  init(
    previous: (any FocusItem)?, next: (any FocusItem)?, heading: FocusHeading,
    explanation: consuming FocusExplanation
  ) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
    self.explanation = explanation
  }

  /// Whether a person moved the focus here, or the item that had it was lost.
  ///
  /// False where something was opened, came back or was asked for by a program.
  package var movesOn: Bool {
    switch explanation.trigger {
    case .movement, .lost: true
    case .initial, .request, .restoration, .inactivity: false
    }
  }

  /// The same update, for a subclass that knows more about it.
  public init(_ context: FocusUpdateContext) {
    previouslyFocusedItem = context.previouslyFocusedItem
    nextFocusedItem = context.nextFocusedItem
    focusHeading = context.focusHeading
    explanation = context.explanation
  }

  /// Every environment the update concerns, in the order in which they are asked and told: the
  /// previous item and its ancestors, then the next item and those of its ancestors not yet named
  /// (Decisions, 8).
  ///
  /// - Parameters:
  ///   - previous: the previous item and its ancestors, as they were when it had the focus.
  ///   - next: the next item and its ancestors.
  /// - Returns: All of them, and how many at the beginning are of the previous branch.
  static func involved(
    previous: [any FocusEnvironment], next: [any FocusEnvironment]
  ) -> (environments: [any FocusEnvironment], previousAlone: Int) {
    var environments = previous
    // Parents of the same environment are the same, so what is common stands at the ends.
    var (previousAlone, nextAlone) = (environments.count, next.count)
    while previousAlone > 0, nextAlone > 0,
      environments[previousAlone - 1] === next[nextAlone - 1]
    {
      previousAlone -= 1
      nextAlone -= 1
    }
    environments += next[..<nextAlone]
    return (environments, previousAlone)
  }

  enum Branch {
    /// The previous item and ancestors of it alone.
    case previous
    /// The next item, its ancestors, and common ancestors.
    case next
  }
}
