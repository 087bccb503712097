import FocusEngine
import FocusGeometry
import Foundation

/// Something a person operates: UIKit's `UIControl`.
///
/// Focusable while enabled, under models that take focus to controls.
open class Control: View {
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
  /// True from press to release.
  public private(set) var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      View.animate(
        withDuration: isHighlighted ? effectiveAppearance.pressDown : effectiveAppearance.pressUp,
        in: window
      ) { updateAppearance() }
      animatePress(isDown: isHighlighted)
    }
  }
  /// What activating the control does (`primaryActionTriggered`).
  public var primaryAction: (() -> Void)?

  open override var canBecomeFocused: Bool {
    isEnabled && window?.focusSystem?.model.focusesControls == true
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

  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if isEnabled, presses.contains(where: { $0.type == .select }) {
      isHighlighted = true
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    guard isHighlighted, presses.contains(where: { $0.type == .select }) else {
      return super.pressesEnded(presses, with: event)
    }
    isHighlighted = false
    if isEnabled { primaryAction?() }
  }

  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    guard isHighlighted else { return super.pressesCancelled(presses, with: event) }
    isHighlighted = false
  }
}
