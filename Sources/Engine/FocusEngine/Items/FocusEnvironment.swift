import FocusGeometry
import Foundation

/// A part of the focus hierarchy: UIKit's `UIFocusEnvironment`.
///
/// Everything but the parent and the container has a default.
@MainActor
public protocol FocusEnvironment: AnyObject {
  /// Where focus goes when it lands here, best first; empty means this environment itself.
  var preferredFocusEnvironments: [any FocusEnvironment] { get }
  /// nil only for the root of a focus system and for what is not attached to one.
  var parentFocusEnvironment: (any FocusEnvironment)? { get }
  /// Where this environment's items are found by geometry; nil when it has none.
  var focusItemContainer: (any FocusItemContainer)? { get }
  /// nil inherits the parent's.
  var focusGroupIdentifier: String? { get }

  /// Asks for focus to be decided again from here; without effect unless the focused item is
  /// inside.
  func setNeedsFocusUpdate()
  /// Commits a pending request now.
  func updateFocusIfNeeded()
  /// Whether a proposed update may happen; any `false` on the way cancels it.
  func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool
  /// Told after every update that concerns this environment or anything inside.
  func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator)
  /// What a movement to the item, or to something inside this environment, sounds like; nil leaves
  /// it to the parent (WWDC17 224).
  func soundIdentifierForFocusUpdate(in context: FocusUpdateContext) -> FocusSoundIdentifier?

  /// Names the environment in explanations; Halo's own.
  var focusDebugLabel: String { get }
}

extension FocusEnvironment {
  /// Empty: this environment itself.
  public var preferredFocusEnvironments: [any FocusEnvironment] { [] }
  /// nil: nothing inside.
  public var focusItemContainer: (any FocusItemContainer)? { nil }
  /// nil: the parent's.
  public var focusGroupIdentifier: String? { nil }
  /// The name of the class.
  public var focusDebugLabel: String { ClassName.of(self) }

  /// Allows every update.
  public func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }
  /// Does nothing.
  public func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}

  /// nil: the parent decides.
  public func soundIdentifierForFocusUpdate(
    in context: FocusUpdateContext
  ) -> FocusSoundIdentifier? { nil }
}
