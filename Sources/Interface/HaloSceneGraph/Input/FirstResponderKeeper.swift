import FocusEngine
import Foundation

/// Who a window's typed text and commands go to first, kept in step with the focus, both ways
/// (WWDC21 10260, 16:50): what has the focus is the first responder or inside it.
@MainActor
final class FirstResponderKeeper {
  private unowned let window: Window
  private weak var responder: Responder?
  /// Whether it is about to leave the window.
  private var isLeaving = false
  /// Whether the change follows a movement of focus, so that focus need not follow it in turn.
  private(set) var isFollowingFocus = false

  init(_ window: Window) { self.window = window }

  /// nil while there is none, and once it has left the window.
  var current: Responder? {
    guard let responder, responder.windowAround === window else { return nil }
    return responder
  }

  func make(_ new: Responder) -> Bool {
    guard new.canBecomeFirstResponder else { return false }
    if current === new { return true }
    if let present = current {
      guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
    }
    responder = new
    window.firstResponderHandler?()
    window.keyEffectsMayHaveChanged()
    moveFocus(inside: new)
    window.setNeedsFrame()
    return true
  }

  func vacate(_ old: Responder) -> Bool {
    guard responder === old else { return true }
    guard old.canResignFirstResponder || isLeaving else { return false }
    responder = nil
    window.firstResponderHandler?()
    window.keyEffectsMayHaveChanged()
    window.setNeedsFrame()
    return true
  }

  /// Ends the first responder's role when it leaves the window together with `view`.
  func letGo(in view: View) {
    guard let responder else { return }
    var here: Responder? = responder
    while let current = here, current !== view { here = current.next }
    guard here != nil else { return }
    isLeaving = true
    _ = responder.resignFirstResponder()
    isLeaving = false
    // Also when an override did not call super.
    if self.responder === responder { self.responder = nil }
  }

  /// The first one from the item upwards that can be the first responder becomes it.
  func match(_ context: FocusUpdateContext) {
    guard let item = context.nextFocusedItem else { return }
    // Text keeps what is typed while focus moves inside its group (Decisions).
    if let input = current as? (any TextInput & FocusEnvironment), input.isEditing,
      let group = input.effectiveFocusGroup, group == item.effectiveFocusGroup
    {
      return
    }
    var candidate: Responder? = window.responder(around: item)
    while let here = candidate, here !== window, here !== window.application {
      if here.canBecomeFirstResponder {
        guard here !== current else { return }
        isFollowingFocus = true
        here.becomeFirstResponder()
        isFollowingFocus = false
        return
      }
      candidate = here.next
    }
    // No responder there accepts; the old one is outside the focus and must resign.
    _ = current?.resignFirstResponder()
  }

  private func moveFocus(inside responder: Responder) {
    guard !isFollowingFocus, let environment = responder as? any FocusEnvironment,
      let system = window.focusSystem
    else { return }
    if let item = system.focusedItem, environment === item || environment.contains(item) { return }
    system.followFirstResponder(to: environment, isUsed: responder is any TextInput)
  }
}

extension Window {
  /// nil while there is none, and once it has left the window.
  public var firstResponder: Responder? { firstResponderKeeper.current }

  /// Whether the first responder changes because focus has moved.
  package var isFirstResponderFollowingFocus: Bool { firstResponderKeeper.isFollowingFocus }

  /// What is being edited; nil while keys are not text.
  var textInput: (any TextInput)? {
    guard isActive, let input = firstResponder as? any TextInput, input.isEditing else {
      return nil
    }
    return input
  }
}

extension FocusEnvironment {
  /// The group that the environment is in: its own identifier, or the nearest above.
  package var effectiveFocusGroup: String? {
    var environment: (any FocusEnvironment)? = self
    while let current = environment {
      if let group = current.focusGroupIdentifier { return group }
      environment = current.parentFocusEnvironment
    }
    return nil
  }
}
