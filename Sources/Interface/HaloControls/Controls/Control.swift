import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// A view that the user operates: UIKit's `UIControl`.
///
/// It can be focused while enabled, under models that reach controls.
open class Control: PressableView, Pressable, AccessibleKind, ContextMenuOffering {
  /// Whether the control can be operated; if false, it takes neither focus nor presses.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      focusMayHaveChanged()
      updateAppearance()
    }
  }
  /// Whether the control is selected; activating it does not change this.
  public var isSelected = false {
    didSet { if isSelected != oldValue { updateAppearance() } }
  }
  /// A state to show instead of the real one, as in a catalogue of states; nil for the real one.
  ///
  /// While it is set, the control cannot be focused.
  public var exhibitedState: State? {
    didSet {
      guard exhibitedState != oldValue else { return }
      focusMayHaveChanged()
      exhibitedStateDidChange()
      if exhibitedState == nil { matchFocus() }
    }
  }
  /// Whether the control casts a shadow while lifted; false where it would fall on neighbours, as
  /// in a catalogue of states.
  package var throwsLiftedShadow = true {
    didSet { if throwsLiftedShadow != oldValue { updateAppearance() } }
  }
  /// The intrinsic content size at the last call of `matchContentSize()`.
  var measuredSize = CGSize.zero
  /// The line along the edge of the pressed control; nil until the first press.
  var pressedEdge: PressedEdge?
  /// The view along whose edge a press shows a line; nil for a control whose parts show presses.
  package var pressedSurface: View? { liftedView }
  /// Called when the control is activated (`primaryActionTriggered`); nil for nothing.
  public var primaryAction: (() -> Void)?
  /// Whether activating the control shows its menu instead of performing its actions; it has no effect
  /// on a control without a menu.
  public var showsMenuAsPrimaryAction = false
  /// Creates a control that performs an action when it is activated; nil for none.
  public convenience init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The actions and targets of the control's events.
  var actions = ControlActions() { didSet { window?.keyEffectsMayHaveChanged() } }
  /// Performs `action` with the control as its sender; overrides call super.
  open func sendAction(_ action: Action) { action.performWithSender(self, target: nil) }
  /// Sends `action` to `target`, or if that is nil to the first responder that can perform it,
  /// starting at the control; overrides call super.
  open func sendAction(_ action: Selector, to target: Any?) {
    action.send(to: target.map { $0 as AnyObject }, from: self, startingAt: self)
  }

  /// Whether the control can be operated: enabled, and without an ``exhibitedState``.
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

  /// A ring, except under models that lift items: a control can be focused only where the keyboard
  /// operates it.
  open override var defaultFocusEffect: FocusEffect? { look == .halo ? FocusHaloEffect() : nil }

  /// Called to set the appearance for the present state, inside the animation of the change; does
  /// nothing by default.
  open func updateAppearance() {}

  package var knownAccessibility: KnownAccessibility {
    var known = KnownAccessibility()
    known.traits = isEnabled ? .button : [.button, .notEnabled]
    if isSelected { known.traits.insert(.selected) }
    return known
  }

  /// Performs an action of assistive technology: selecting a control is the same as pressing it.
  package func performKnown(_ action: AccessibleAction) -> Bool {
    action == .select(true) && window?.press(self) == true
  }

  package func accessibleFrame(ofText range: Range<Int>) -> CGRect? { nil }

  open override func appearanceDidChange() {
    super.appearanceDidChange()
    exhibitedStateDidChange()
  }

  // MARK: State

  /// Shows the lift or the ring of ``exhibitedState``, which the focus system does not show.
  func exhibitedStateDidChange() {
    updateAppearance()
    showPressedEdge()
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
    // A control with an `exhibitedState` keeps its appearance when it loses the focus.
    guard exhibitedState == nil else { return }
    coordinateLift(in: context, with: coordinator)
    coordinator.addCoordinatedAnimations { self.updateAppearance() }
  }

  // MARK: Presses

  package var isPressable: Bool { isEnabled }
  package func highlightDidChange() {
    updateAppearance()
    showPressedEdge()
  }
  /// Performs the actions of a completed press, unless the control was disabled during it.
  package func activate() {
    guard isEnabled else { return }
    guard let menu = menuAsPrimaryAction else {
      return sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
    sendActions(for: [.touchUpInside, .menuActionTriggered])
    ContextMenu(menu, of: self).show()
  }
  package var actsWhenActivated: Bool {
    isEnabled && (primaryAction != nil || !actions.isEmpty || menuAsPrimaryAction != nil)
  }
  /// The menu that activating the control shows; nil for none.
  package var menuAsPrimaryAction: Menu? { nil }
  package func contextMenu(at place: CGPoint) -> ContextMenu? { nil }

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
