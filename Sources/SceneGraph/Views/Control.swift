import FocusEngine
import FocusGeometry
import Foundation

/// Something a person operates: UIKit's `UIControl`.
///
/// Focusable while enabled, under models that take focus to controls.
open class Control: PressableView {
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      focusMayHaveChanged()
      updateAppearance()
    }
  }
  public var isSelected = false {
    didSet { if isSelected != oldValue { updateAppearance() } }
  }
  /// What activating the control does (`primaryActionTriggered`).
  public var primaryAction: (() -> Void)?

  open override var canBecomeFocused: Bool {
    isEnabled && window?.focusSystem?.model.focusesControls == true
  }

  open override var focusRefusal: String? {
    guard isEnabled, let model = window?.focusSystem?.model, !model.focusesControls else {
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

  /// Sets colours for the present state; called inside the animation that belongs to the change.
  open func updateAppearance() {}

  open override func appearanceDidChange() {
    super.appearanceDidChange()
    updateAppearance()
  }

  open override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    guard context.nextFocusedItem === self || context.previouslyFocusedItem === self else { return }
    coordinateLift(in: context, with: coordinator)
    coordinator.addCoordinatedAnimations { self.updateAppearance() }
  }

  // MARK: Presses

  override var isPressable: Bool { isEnabled }
  override func highlightDidChange() { updateAppearance() }
  /// A control that was switched off while it was held does nothing.
  override func activate() { if isEnabled { primaryAction?() } }
}
