import FocusGeometry
import Foundation

/// A node of the focus hierarchy: UIKit's `UIFocusEnvironment`.
///
/// Every requirement except the parent has a default implementation.
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

  /// Requests an update of focus to this environment; has no effect unless the focused item is
  /// inside it.
  func setNeedsFocusUpdate()
  /// Carries out the pending updates of the focus system around this environment now.
  func updateFocusIfNeeded()
  /// Returns whether a proposed update may happen; the first `false` cancels it.
  ///
  /// The focused item, the next one and the ancestors of both are asked, except when the focused
  /// item is gone or focus is hidden after a time without keys.
  func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool
  /// Called after every update from or to this environment or an item inside it.
  func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator)
  /// Returns the sound of a movement to this item, or to an item inside this environment; nil lets
  /// the parent decide (WWDC17 224).
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

  /// Returns whether an update may happen; true by default.
  public func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }
  /// Called after an update; does nothing by default.
  public func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}

  /// Returns the sound of a movement; nil by default, so that the parent decides.
  public func soundIdentifierForFocusUpdate(
    in context: FocusUpdateContext
  ) -> FocusSoundIdentifier? { nil }
}
