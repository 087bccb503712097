import FocusGeometry
import Foundation

/// The manager of focus in one window: UIKit's `UIFocusSystem`.
///
/// Every update, accepted or refused, yields a `FocusExplanation`. A directional movement costs
/// O(log n + k) if the containers find their items in O(log n + k), where k is the number of items
/// met on the way. Tab walks the whole hierarchy.
@MainActor
public final class FocusSystem {
  /// The notification posted after all environments were told of an update, with its context and
  /// coordinator.
  public static let didUpdateNotification = Notification.Name("FocusSystemDidUpdate")
  /// The notification posted when a movement led nowhere or was refused, with its context.
  public static let movementDidFailNotification = Notification.Name("FocusSystemMovementDidFail")
  /// The user info key of the ``FocusUpdateContext`` in either notification.
  public static let focusUpdateContextUserInfoKey = "FocusUpdateContext"
  /// The user info key of the ``FocusAnimationCoordinator`` of an update.
  public static let animationCoordinatorUserInfoKey = "FocusAnimationCoordinator"

  /// The focused item; nil while nothing is focused, or while focus is tracked but not shown
  /// (deferral).
  public internal(set) weak var focusedItem: (any FocusItem)?
  /// The rules that movements follow; a change keeps the focused item if it can still have the
  /// focus.
  public var model: FocusModel {
    didSet {
      guard model != oldValue else { return }
      anchor.reset()
      setNeedsFocusValidation()
      modelHandler?()
    }
  }
  /// The reading direction, which decides ties, rows and where Tab begins.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// The durations of coordinated animations.
  public var timing: FocusAnimationTiming
  /// The time in seconds on the host's clock, which the host sets in every turn of its run loop.
  public var currentTime: TimeInterval = 0
  /// The level of detail of explanations; tools use the complete one.
  public var explanationDetail = ExplanationDetail.decision
  /// The explanation of the last update or attempt; nil before the first.
  public internal(set) var lastExplanation: FocusExplanation? {
    didSet { explanationCount += 1 }
  }
  /// The number of explanations so far, to distinguish a new one from an equal last one.
  package private(set) var explanationCount = 0

  /// Called when `updateFocusIfNeeded()` has something to do in the host's next turn.
  public var needsUpdateHandler: (() -> Void)?
  /// Called after `model` changed, so that the host shows focus in the new way.
  public var modelHandler: (() -> Void)?
  /// Called when ``indicatesFocus`` has become true while the focused item stays the same.
  public var indicationHandler: (() -> Void)?
  /// Called with the collected animations of an update, to run them.
  public var animationHandler: ((FocusAnimationCoordinator) -> Void)?
  /// Called after every update and every failed attempt.
  public var explanationHandler: ((FocusExplanation) -> Void)?
  /// Called with the sound of a movement, unless it is silent.
  public var soundHandler: ((FocusSound) -> Void)?

  weak var root: (any FocusEnvironment)?
  weak var requested: (any FocusEnvironment)?
  /// Whether focus stays if nothing inside ``requested`` can have it; if false, the ancestors are
  /// tried.
  var requestStaysInside = false
  /// The item that had the focus in a context that is restored; it is tried before the preferences
  /// of `requested`.
  weak var restored: (any FocusItem)?
  /// The item that has the focus while focus is not shown (deferral); nil for none.
  package internal(set) weak var deferredItem: (any FocusItem)?
  /// The environment that led to ``deferredItem``, whose preferences are followed again when focus
  /// is shown; nil if the item itself is to be shown.
  weak var deferredEnvironment: (any FocusEnvironment)?
  /// The item that the person uses, by clicking or typing, while focus is not shown.
  weak var usedItem: (any FocusItem)?
  /// The item that has the focus without showing it; see ``indicatesFocus``.
  weak var hiddenItem: (any FocusItem)?
  var needsValidation = true
  var memory = FocusMemory()
  var anchor = AnchorRun()
  let hint = FocusMovementHint()
  var lastMovementTime: TimeInterval?
  /// The time at which a focus key, or the focused item, was last used; for inactivity.
  var lastInteractionTime: TimeInterval?
  var isUpdating = false
  /// Whether a caller that visits items one by one has taken the focus away for now.
  var isKeptNowhere = false
  var updateInfo = FocusUpdateUserInfo()
  /// The map that the forecasts of ``forecasting(_:)`` share; nil outside of it.
  var sharedMap: SharedFocusMap?
  /// Whether the person last used a key to move, and not a pointer.
  var movesInSteps = false

  /// The level of detail of an explanation.
  public typealias ExplanationDetail = FocusExplanation.Detail

  /// Creates a system for the hierarchy under a root.
  ///
  /// - Parameters:
  ///   - root: The top of the hierarchy; not kept alive.
  ///   - model: The rules that movements follow.
  ///   - timing: The durations of coordinated animations.
  public init(root: any FocusEnvironment, model: FocusModel, timing: FocusAnimationTiming) {
    self.root = root
    self.model = model
    self.timing = timing
    Self.enlist(self)
  }

  /// Returns the focus system of an environment; nil if the environment is not attached to a window
  /// with one.
  public static func focusSystem(for environment: any FocusEnvironment) -> FocusSystem? {
    (environment.focusRoot as? any FocusSystemProviding)?.focusSystem
  }

  /// The hierarchy to search; nil if the root has been freed or has no container.
  var hierarchy: FocusHierarchy? {
    guard let root else { return nil }
    return FocusHierarchy(
      root: root, focusesConcealed: model.focusesConcealed, shared: sharedMap)
  }

  // MARK: Requests

  /// Drops the pending request, for hosts in which one request follows another without end.
  ///
  /// - Returns: The label of the item that keeps the focus; nil if no request was pending or
  ///   nothing has the focus.
  public func dropRequest() -> String? {
    guard requested != nil else { return nil }
    (requested, restored) = (nil, nil)
    return focusedItem?.focusDebugLabel
  }

  /// Requests that focus goes to `environment` in the host's next turn.
  ///
  /// If a turn has two requests, the one for an ancestor of the other wins, otherwise the later one.
  public func requestFocusUpdate(to environment: any FocusEnvironment) {
    guard Self.focusSystem(for: environment) === self else { return }
    if let requested, requested !== environment, requested.contains(environment) { return }
    (requested, restored, requestStaysInside) = (environment, nil, false)
    needsUpdateHandler?()
  }

  /// Requests that focus follows the first responder, even if an update to an ancestor is pending;
  /// focus stays if nothing inside `environment` can have it.
  ///
  /// - Parameters:
  ///   - environment: The new first responder.
  ///   - isUsed: Whether the person uses it, for example by editing its text.
  package func followFirstResponder(to environment: any FocusEnvironment, isUsed: Bool) {
    guard Self.focusSystem(for: environment) === self else { return }
    (requested, restored, requestStaysInside) = (environment, nil, true)
    if isUsed { usedItem = environment as? any FocusItem }
    needsUpdateHandler?()
  }

  /// Requests that focus returns to `item` in the host's next turn, regardless of preferences; if
  /// the item can no longer have the focus, it goes where `environment` leads.
  ///
  /// It is for contexts that come back: UIKit's `restoresFocusAfterTransition`.
  public func restoreFocus(to item: any FocusItem, in environment: any FocusEnvironment) {
    requestFocusUpdate(to: environment)
    if requested === environment { restored = item }
  }

  /// Notes that the context in which the person used focus goes away.
  ///
  /// Under models that defer focus, the next programmatic update is deferred (Apple,
  /// UIFocusItemDeferralMode documentation).
  public func contextDidChange() { movesInSteps = false }

  /// Notes that the person uses the focused item by typing or pressing, so that focus is not hidden
  /// for inactivity.
  public func focusWasUsed() {
    if focusedItem != nil { lastInteractionTime = currentTime }
  }

  /// Notes that the person uses an item on which no focus may be shown, for example by typing text
  /// into it; the next focus key starts from it.
  public func itemWasUsed(_ item: any FocusItem) { usedItem = item }

  /// Notes that the person works with the focus at `time` without its keys, so that it is not
  /// hidden for inactivity.
  package func focusIsWatched(at time: TimeInterval) {
    guard focusedItem != nil, let last = lastInteractionTime else { return }
    lastInteractionTime = max(last, time)
  }

  /// Notes that the person used a pointer: until the next focus key, an item that is lost hides the
  /// focus instead of passing it on.
  public func pointerDidAct() { movesInSteps = false }

  /// Requests that focus goes to the item that the person clicked; the next focus key starts from
  /// there, even under models that show no focus before a key.
  ///
  /// - Parameter item: The clicked item.
  public func itemWasClicked(_ item: any FocusItem) {
    requestFocusUpdate(to: item)
    usedItem = item
    if item !== focusedItem { hiddenItem = hidesFocusOfClick(on: item) ? item : nil }
  }

  /// Notes that the person used a key that does not move focus itself, such as one that goes back;
  /// a later request is then shown, as after a focus key.
  public func keyDidAct() { movesInSteps = true }

  /// Forgets the focused item, requests and memory, before the content is replaced; the next turn
  /// begins as at the start.
  ///
  /// No environment is notified, because those concerned are gone.
  public func reset() {
    focusedItem = nil
    deferredItem = nil
    usedItem = nil
    hiddenItem = nil
    requested = nil
    restored = nil
    memory = FocusMemory()
    anchor.reset()
    lastMovementTime = nil
    lastInteractionTime = nil
    movesInSteps = false
    needsValidation = true
    needsUpdateHandler?()
  }

  /// Notes a change after which the focused item may be unable to have the focus, or another one
  /// able.
  public func setNeedsFocusValidation() {
    guard !needsValidation else { return }
    needsValidation = true
    needsUpdateHandler?()
  }

  /// Whether `updateFocusIfNeeded()` has anything to do.
  public var needsUpdate: Bool { !isKeptNowhere && (requested != nil || needsValidation) }
}
