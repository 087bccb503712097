import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// Something a person operates: UIKit's `UIControl`.
///
/// Focusable while enabled, under models that take focus to controls.
open class Control: PressableView, Pressable, AccessibleKind {
  /// UIKit's `isEnabled`; false takes away focus and presses.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      focusMayHaveChanged()
      updateAppearance()
    }
  }
  /// UIKit's `isSelected`; activating the control does not change it.
  public var isSelected = false {
    didSet { if isSelected != oldValue { updateAppearance() } }
  }
  /// A state to show instead of the real one, as in a catalogue of looks; the control cannot be
  /// focused meanwhile.
  ///
  /// nil: as it is.
  public var exhibitedState: State? {
    didSet {
      guard exhibitedState != oldValue else { return }
      focusMayHaveChanged()
      exhibitedStateDidChange()
      if exhibitedState == nil { matchFocus() }
    }
  }
  /// Whether a shadow falls from it while it is lifted; not where it would soil its neighbours, as
  /// in a catalogue of looks.
  package var throwsLiftedShadow = true {
    didSet { if throwsLiftedShadow != oldValue { updateAppearance() } }
  }
  /// What activating the control does (`primaryActionTriggered`).
  public var primaryAction: (() -> Void)?
  /// A control that performs the action when it is used for what it is for; nil: nothing.
  public convenience init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// What its events lead to besides.
  var actions = ControlActions() { didSet { window?.keyEffectsMayHaveChanged() } }
  /// Performs `action`, with the control as its sender; overrides call super.
  open func sendAction(_ action: Action) { action.performWithSender(self, target: nil) }
  /// Has `target` perform `action`, or who can up the chain; overrides call super.
  open func sendAction(_ action: Selector, to target: Any?) {
    action.send(to: target.map { $0 as AnyObject }, from: self, startingAt: self)
  }

  /// Whether it can be operated: enabled, and without an `exhibitedState`.
  public var isOperable: Bool { isEnabled && exhibitedState == nil }

  open override var isClickable: Bool { isOperable }
  open override var ownPointerShape: PointerShape? { .arrow }

  open override var canBecomeFocused: Bool {
    isOperable
      && (focusBehaviour.canBecomeFocused ?? (window?.focusSystem?.model.reachesControls == true))
  }

  open override var focusRefusal: String? {
    guard exhibitedState == nil else { return "a mere exhibit of a state" }
    guard isEnabled, let model = window?.focusSystem?.model, !model.reachesControls else {
      return nil
    }
    return "the focus model \(model.name) takes no focus to controls"
  }

  open override var focusItemState: FocusItemState {
    var state = super.focusItemState
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// A ring under every model that shows focus by rings: a control is focusable only where the
  /// keyboard operates it.
  open override var defaultFocusEffect: FocusEffect? { look == .halo ? FocusHaloEffect() : nil }

  /// Sets colours for the present state; called inside the animation that belongs to the change.
  open func updateAppearance() {}

  package var knownAccessibility: KnownAccessibility {
    var known = KnownAccessibility()
    known.traits = isEnabled ? .button : [.button, .notEnabled]
    if isSelected { known.traits.insert(.selected) }
    return known
  }

  /// Selecting a button does what pressing it does.
  package func performKnown(_ action: AccessibleAction) -> Bool {
    action == .select(true) && window?.press(self) == true
  }

  package func accessibleFrame(ofText range: Range<Int>) -> CGRect? { nil }

  open override func appearanceDidChange() {
    super.appearanceDidChange()
    exhibitedStateDidChange()
  }

  // MARK: State

  /// Shows lift or ring for `exhibitedState`, since the focus system will not.
  func exhibitedStateDidChange() {
    updateAppearance()
    if exhibitedState != nil { matchFocus() }
  }

  private func matchFocus() {
    zPosition = isRaised ? 1 : 0
    liftedView.lift = isRaised ? 1 : 0
    window?.exhibitHalo(exhibitedState?.contains(.focused) == true, around: self)
  }

  open override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    guard context.nextFocusedItem === self || context.previouslyFocusedItem === self else { return }
    // A control with an `exhibitedState` keeps that look when it loses the focus.
    guard exhibitedState == nil else { return }
    coordinateLift(in: context, with: coordinator)
    coordinator.addCoordinatedAnimations { self.updateAppearance() }
  }

  // MARK: Presses

  package var isPressable: Bool { isEnabled }
  package func highlightDidChange() { updateAppearance() }
  /// A control that was switched off while it was held does nothing.
  package func activate() {
    if isEnabled { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
  }
  package var actsWhenActivated: Bool { isEnabled && (primaryAction != nil || !actions.isEmpty) }

  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let was = isHighlighted
    super.pressesBegan(presses, with: event)
    if isHighlighted, !was { sendActions(for: .touchDown) }
  }

  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    let was = isHighlighted
    super.pressesCancelled(presses, with: event)
    if was, !isHighlighted { sendActions(for: .touchCancel) }
  }
}
