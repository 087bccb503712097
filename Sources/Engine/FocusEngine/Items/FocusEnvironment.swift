import FocusGeometry
import Foundation

/// A node of the focus hierarchy: UIKit's `UIFocusEnvironment`.
///
/// Everything but the parent has a default.
@MainActor
public protocol FocusEnvironment: AnyObject {
  /// The environments that focus goes to when it lands here, best first; empty means this
  /// environment itself.
  var preferredFocusEnvironments: [any FocusEnvironment] { get }
  /// The parent environment; nil only for the root of a focus system and for an environment that is
  /// not attached to one.
  var parentFocusEnvironment: (any FocusEnvironment)? { get }
  /// The container in which this environment's items are found by geometry; nil if it has none.
  var focusItemContainer: (any FocusItemContainer)? { get }
  /// The identifier of the focus group; nil to inherit the parent's.
  var focusGroupIdentifier: String? { get }

  /// Requests a new choice of focus that starts here; has no effect unless the focused item is
  /// inside.
  func setNeedsFocusUpdate()
  /// Commits a pending request now.
  func updateFocusIfNeeded()
  /// Asks whether a proposed update may happen; any `false` on the way cancels it.
  func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool
  /// Called after every update that concerns this environment or anything inside it.
  func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator)
  /// Asks for the sound of a movement to the item, or to something inside this environment; nil
  /// lets the parent decide (WWDC17 224).
  func soundIdentifierForFocusUpdate(in context: FocusUpdateContext) -> FocusSoundIdentifier?

  /// The name of the environment in explanations; Halo's own.
  var focusDebugLabel: String { get }
}

extension FocusEnvironment {
  /// The environments that focus goes to; empty by default, which means this environment itself.
  public var preferredFocusEnvironments: [any FocusEnvironment] { [] }
  /// The container of the items inside; nil by default.
  public var focusItemContainer: (any FocusItemContainer)? { nil }
  /// The identifier of the focus group; nil by default, which inherits the parent's.
  public var focusGroupIdentifier: String? { nil }
  /// The name of the environment in explanations; the name of its class by default.
  public var focusDebugLabel: String { ClassName.of(self) }

  /// Asks whether an update may happen; allows it by default.
  public func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }
  /// Called after an update; does nothing by default.
  public func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}

  /// Asks for the sound of a movement; nil by default, so that the parent decides.
  public func soundIdentifierForFocusUpdate(
    in context: FocusUpdateContext
  ) -> FocusSoundIdentifier? { nil }
}
