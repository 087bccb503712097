import FocusEngine
import FocusGeometry
import Foundation
import Hosting

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
  /// Shows the control in this state whatever it is in, as in a catalogue of looks; it takes no
  /// focus meanwhile.
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
  /// What activating the control does (`primaryActionTriggered`).
  public var primaryAction: (() -> Void)?

  /// Switched on, and no mere exhibit.
  public var isOperable: Bool { isEnabled && exhibitedState == nil }

  open override var isClickable: Bool { isOperable }
  open override var ownPointerShape: PointerShape? { .arrow }

  open override var canBecomeFocused: Bool {
    isOperable && window?.focusSystem?.model.reachesControls == true
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

  /// Opaque content and fields have a ring under every model that shows focus so, and a control is
  /// reached only where a keyboard is meant to operate it.
  open override var defaultFocusEffect: FocusEffect? { look == .halo ? FocusHaloEffect() : nil }

  /// Sets colours for the present state; called inside the animation that belongs to the change.
  open func updateAppearance() {}

  open override func appearanceDidChange() {
    super.appearanceDidChange()
    exhibitedStateDidChange()
  }

  // MARK: State

  /// Focus shows an exhibit neither lift nor ring, so it shows them itself.
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
    // An exhibit that has just lost the focus stays as it is shown.
    guard exhibitedState == nil else { return }
    coordinateLift(in: context, with: coordinator)
    coordinator.addCoordinatedAnimations { self.updateAppearance() }
  }

  // MARK: Presses

  override var isPressable: Bool { isEnabled }
  override func highlightDidChange() { updateAppearance() }
  /// A control that was switched off while it was held does nothing.
  override func activate() { if isEnabled { primaryAction?() } }
}
