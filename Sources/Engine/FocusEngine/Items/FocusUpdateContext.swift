import FocusGeometry
import Foundation

/// A proposed or committed update: UIKit's `UIFocusUpdateContext`.
@MainActor
open class FocusUpdateContext {
  /// The item that had the focus; nil if nothing had it.
  public private(set) weak var previouslyFocusedItem: (any FocusItem)?
  /// The item that gets the focus; nil if focus is lost.
  public private(set) weak var nextFocusedItem: (any FocusItem)?
  /// The heading of the movement; empty unless a person moved the focus.
  public let focusHeading: FocusHeading
  /// The record of why the update happens; Halo's own.
  ///
  /// It is complete only once the update is over.
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
  /// False for focus that begins, is restored or hidden, or was requested by a program.
  package var movesOn: Bool {
    switch explanation.trigger {
    case .movement, .lost: true
    case .initial, .request, .restoration, .inactivity: false
    }
  }

  /// Creates a copy of an update, for a subclass that adds information.
  public init(_ context: FocusUpdateContext) {
    previouslyFocusedItem = context.previouslyFocusedItem
    nextFocusedItem = context.nextFocusedItem
    focusHeading = context.focusHeading
    explanation = context.explanation
  }

  /// Every environment that the update concerns, in the order in which they are asked and notified:
  /// the previous item and its ancestors, then the next item and those of its ancestors not yet
  /// included (Decisions, 8).
  ///
  /// - Parameters:
  ///   - previous: The previous item and its ancestors, as they were when it had the focus.
  ///   - next: The next item and its ancestors.
  /// - Returns: All environments, and the number of those at the beginning that are in the previous
  ///   branch alone.
  static func involved(
    previous: [any FocusEnvironment], next: [any FocusEnvironment]
  ) -> (environments: [any FocusEnvironment], previousAlone: Int) {
    var environments = previous
    // The same environment always has the same parents, so common ancestors are at the ends.
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
    /// The previous item and those of its ancestors that are not the next item's.
    case previous
    /// The next item, its ancestors, and common ancestors.
    case next
  }
}
