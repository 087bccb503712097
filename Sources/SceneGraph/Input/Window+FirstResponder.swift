import FocusEngine
import Foundation

/// Focus and first responder are kept in step, both ways (WWDC21 10260, 16:50): what has the focus
/// is the first responder or inside it.
extension Window {
  /// nil while there is none, and once it has left the window.
  public var firstResponder: Responder? {
    guard let responder = first.responder, responder.windowAround === self else { return nil }
    return responder
  }

  /// What is being edited; nil while keys are not text.
  var textInput: (any TextInput)? {
    guard isActive, let input = firstResponder as? any TextInput, input.isEditing else {
      return nil
    }
    return input
  }

  func makeFirstResponder(_ responder: Responder) -> Bool {
    guard responder.canBecomeFirstResponder else { return false }
    if firstResponder === responder { return true }
    if let present = firstResponder {
      guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
    }
    first.responder = responder
    firstResponderHandler?()
    moveFocus(inside: responder)
    setNeedsFrame()
    return true
  }

  func vacateFirstResponder(_ responder: Responder) -> Bool {
    guard first.responder === responder else { return true }
    guard responder.canResignFirstResponder || first.isLeaving else { return false }
    first.responder = nil
    firstResponderHandler?()
    setNeedsFrame()
    return true
  }

  /// Ends the first responder's role when it leaves the window together with `view`.
  func letGoOfFirstResponder(in view: View) {
    guard let responder = first.responder else { return }
    var current: Responder? = responder
    while let here = current, here !== view { current = here.next }
    guard current != nil else { return }
    first.isLeaving = true
    _ = responder.resignFirstResponder()
    first.isLeaving = false
    // Also when an override did not call super.
    if first.responder === responder { first.responder = nil }
  }

  /// The first one from the item upwards that can be the first responder becomes it.
  func matchFirstResponder(to context: FocusUpdateContext) {
    guard let item = context.nextFocusedItem else { return }
    // Text keeps what is typed while focus moves inside its group (Decisions).
    if let input = firstResponder as? (any TextInput & FocusEnvironment), input.isEditing,
      let group = input.effectiveFocusGroup, group == item.effectiveFocusGroup
    {
      return
    }
    var candidate: Responder? = responder(around: item)
    while let here = candidate, here !== self, here !== application {
      if here.canBecomeFirstResponder {
        guard here !== firstResponder else { return }
        first.isFollowingFocus = true
        here.becomeFirstResponder()
        first.isFollowingFocus = false
        return
      }
      candidate = here.next
    }
    // No responder there accepts; the old one is outside the focus and must resign.
    _ = firstResponder?.resignFirstResponder()
  }

  private func moveFocus(inside responder: Responder) {
    guard !first.isFollowingFocus, let environment = responder as? any FocusEnvironment,
      let system = focusSystem
    else { return }
    if let item = system.focusedItem, environment === item || environment.contains(item) { return }
    system.requestFocusUpdate(to: environment)
  }
}

/// The first responder of a window, and the change that is going on.
@MainActor
struct FirstResponderState {
  weak var responder: Responder?
  /// Whether it is about to leave the window.
  var isLeaving = false
  /// Whether the change follows a movement of focus, so that focus need not follow it in turn.
  var isFollowingFocus = false
}

extension FocusEnvironment {
  /// The group that the environment is in: its own identifier, or the nearest above.
  var effectiveFocusGroup: String? {
    var environment: (any FocusEnvironment)? = self
    while let current = environment {
      if let group = current.focusGroupIdentifier { return group }
      environment = current.parentFocusEnvironment
    }
    return nil
  }
}
