import FocusGeometry
import Foundation

/// Knows what has the focus in one window and moves it: UIKit's `UIFocusSystem`.
///
/// Every update, taken or refused, yields a `FocusExplanation`. A directional movement costs
/// O(log n + k) where the containers find their items in O(log n + k), with k items met on the way;
/// Tab walks the whole hierarchy.
@MainActor
public final class FocusSystem {
  /// Posted after all environments were told of an update, with its context and coordinator.
  public static let didUpdateNotification = Notification.Name("FocusSystemDidUpdate")
  /// Posted when a movement went nowhere or was refused, with its context.
  public static let movementDidFailNotification = Notification.Name("FocusSystemMovementDidFail")
  /// The ``FocusUpdateContext`` of either notification.
  public static let focusUpdateContextUserInfoKey = "FocusUpdateContext"
  /// The ``FocusAnimationCoordinator`` of an update.
  public static let animationCoordinatorUserInfoKey = "FocusAnimationCoordinator"

  /// nil while nothing is focused, or while focus is tracked but not shown (deferral).
  public internal(set) weak var focusedItem: (any FocusItem)?
  /// The rules that movements follow; a change keeps the focused item while it is fit.
  public var model: FocusModel {
    didSet {
      guard model != oldValue else { return }
      anchor.reset()
      setNeedsFocusValidation()
      modelHandler?()
    }
  }
  /// Of reading, which decides ties, rows and where Tab begins.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// The lengths of coordinated animations.
  public var timing: FocusAnimationTiming
  /// Seconds on the host's clock; set by the host with every turn.
  public var currentTime: TimeInterval = 0
  /// How much an explanation holds: tools want all of it.
  public var explanationDetail = ExplanationDetail.decision
  /// What the last update or attempt looked at; nil before the first.
  public internal(set) var lastExplanation: FocusExplanation? {
    didSet { explanationCount += 1 }
  }
  /// How many explanations there have been; tells a new one from the last, which it may equal.
  package private(set) var explanationCount = 0

  /// Called when `updateFocusIfNeeded()` has something to do in the host's next turn.
  public var needsUpdateHandler: (() -> Void)?
  /// Called after `model` changed, to show focus the new way.
  public var modelHandler: (() -> Void)?
  /// Called when ``indicatesFocus`` has become true while focus stays where it is.
  public var indicationHandler: (() -> Void)?
  /// Runs the collected animations of an update.
  public var animationHandler: ((FocusAnimationCoordinator) -> Void)?
  /// Told of every update and every failed attempt.
  public var explanationHandler: ((FocusExplanation) -> Void)?
  /// Told what a movement sounds like, unless it is silent.
  public var soundHandler: ((FocusSound) -> Void)?

  weak var root: (any FocusEnvironment)?
  weak var requested: (any FocusEnvironment)?
  /// Whether focus stays where nothing inside ``requested`` can have it; otherwise its parents are
  /// asked.
  var requestStaysInside = false
  /// The item that had the focus in a context that comes back; it is tried before what `requested`
  /// prefers.
  weak var restored: (any FocusItem)?
  /// Where the focus would be if it were shown.
  package internal(set) weak var deferredItem: (any FocusItem)?
  /// The environment that led to ``deferredItem``, which is entered anew when focus is shown; nil
  /// where the item itself is to come back.
  weak var deferredEnvironment: (any FocusEnvironment)?
  /// The item that the person uses, by a click or by typing, while no focus is shown.
  weak var usedItem: (any FocusItem)?
  /// The item that shows no focus though it has it; see ``indicatesFocus``.
  weak var hiddenItem: (any FocusItem)?
  var needsValidation = true
  var memory = FocusMemory()
  var anchor = AnchorRun()
  let hint = FocusMovementHint()
  var lastMovementTime: TimeInterval?
  /// When a focus key, or what has the focus, was last used, for inactivity.
  var lastInteractionTime: TimeInterval?
  var isUpdating = false
  /// Whether somebody who visits items has taken the focus away for now.
  var isKeptNowhere = false
  var updateInfo = FocusUpdateUserInfo()
  /// Whether the person's last act was a step by key rather than by pointer.
  var movesInSteps = false

  /// The detail of an explanation.
  public typealias ExplanationDetail = FocusExplanation.Detail

  /// - Parameters:
  ///   - root: the top of the hierarchy; not kept alive.
  ///   - model: the rules that movements follow.
  ///   - timing: the lengths of coordinated animations.
  public init(root: any FocusEnvironment, model: FocusModel, timing: FocusAnimationTiming) {
    self.root = root
    self.model = model
    self.timing = timing
    Self.enlist(self)
  }

  /// nil when the environment is not attached to a window with a focus system.
  public static func focusSystem(for environment: any FocusEnvironment) -> FocusSystem? {
    (environment.focusRoot as? any FocusSystemProviding)?.focusSystem
  }

  /// What there is to look through; nil for a root that has gone or holds nothing.
  var hierarchy: FocusHierarchy? {
    guard let root else { return nil }
    return FocusHierarchy(root: root, focusesConcealed: model.focusesConcealed)
  }

  // MARK: Requests

  /// Drops the pending request: for hosts in whose turn requests do not end.
  ///
  /// - Returns: the label of the item that keeps the focus; nil where no request was pending, or
  ///   nothing has the focus.
  public func dropRequest() -> String? {
    guard requested != nil else { return nil }
    (requested, restored) = (nil, nil)
    return focusedItem?.focusDebugLabel
  }

  /// Asks for focus to go to `environment` with the next turn of the host.
  ///
  /// Of two requests in a turn the one for the ancestor wins, otherwise the later.
  public func requestFocusUpdate(to environment: any FocusEnvironment) {
    guard Self.focusSystem(for: environment) === self else { return }
    if let requested, requested !== environment, requested.contains(environment) { return }
    (requested, restored, requestStaysInside) = (environment, nil, false)
    needsUpdateHandler?()
  }

  /// Asks for focus to follow what keys go to now, also where something around that is asked for;
  /// focus stays where nothing inside can have it.
  ///
  /// - Parameters:
  ///   - environment: the new first responder.
  ///   - isUsed: whether the person uses it, as a text that is edited.
  package func followFirstResponder(to environment: any FocusEnvironment, isUsed: Bool) {
    guard Self.focusSystem(for: environment) === self else { return }
    (requested, restored, requestStaysInside) = (environment, nil, true)
    if isUsed { usedItem = environment as? any FocusItem }
    needsUpdateHandler?()
  }

  /// Asks for focus to go back to `item` with the next turn of the host, without regard to what its
  /// environment prefers; to where `environment` leads if the item is no longer fit.
  ///
  /// For contexts that come back: UIKit's `restoresFocusAfterTransition`.
  public func restoreFocus(to item: any FocusItem, in environment: any FocusEnvironment) {
    requestFocusUpdate(to: environment)
    if requested === environment { restored = item }
  }

  /// Says that what the person was focusing in goes away: the next programmatic update is deferred
  /// under models that defer (Apple, UIFocusItemDeferralMode documentation).
  public func contextDidChange() { movesInSteps = false }

  /// Says that the person uses what has the focus, by typing or by pressing it, so that focus is
  /// not hidden for inactivity.
  public func focusWasUsed() {
    if focusedItem != nil { lastInteractionTime = currentTime }
  }

  /// Says that the person uses an item though no focus may be shown there, as a text that is typed
  /// into: the next focus key starts from it.
  public func itemWasUsed(_ item: any FocusItem) { usedItem = item }

  /// Says that somebody works with the focus at `time`, though without its keys: it does not hide
  /// for inactivity.
  package func focusIsWatched(at time: TimeInterval) {
    guard focusedItem != nil, let last = lastInteractionTime else { return }
    lastInteractionTime = max(last, time)
  }

  /// Says that the person used a pointer: focus does not follow in steps until the next focus key,
  /// so a lost item hides it.
  public func pointerDidAct() { movesInSteps = false }

  /// Asks for focus to go to what the person clicked; the next focus key starts from there, also
  /// where the model shows no focus before a key.
  ///
  /// - Parameter item: what was clicked.
  public func itemWasClicked(_ item: any FocusItem) {
    requestFocusUpdate(to: item)
    usedItem = item
    if item !== focusedItem { hiddenItem = hidesFocusOfClick(on: item) ? item : nil }
  }

  /// Says that the person used a key that moves no focus by itself, as one that goes back: what is
  /// asked for then is shown, as after a focus key.
  public func keyDidAct() { movesInSteps = true }

  /// Forgets the focused item, requests and memory, as the content is about to be replaced: the
  /// next turn begins as at the start.
  ///
  /// Nobody is told, since those who were concerned are gone.
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

  /// Says that something changed that may make the focused item unfit, or another one fit.
  public func setNeedsFocusValidation() {
    guard !needsValidation else { return }
    needsValidation = true
    needsUpdateHandler?()
  }

  /// Whether `updateFocusIfNeeded()` would do anything.
  public var needsUpdate: Bool { !isKeptNowhere && (requested != nil || needsValidation) }
}
