import FocusEngine
import Foundation

extension Window {
  func begin(_ key: Key) {
    let type = focusSystem?.model.pressType(for: key) ?? .keyboard
    let press = Press(type: type, key: key, timestamp: animator.time)
    let responder = keyResponder
    press.responder = responder
    activePresses[key.keyCode] = press
    responder?.pressesBegan([press], with: PressesEvent([press], timestamp: animator.time))
  }

  /// Whether a Menu press does something here: otherwise it is left to leave the app.
  public var answersMenu: Bool {
    if textInput?.takesEscape == true { return true }
    var responder = keyResponder
    while let current = responder {
      if (current as? ViewController)?.menuAction != nil { return true }
      responder = current.next
    }
    return false
  }

  func end(_ key: Key, _ phase: Press.Phase) {
    guard let press = activePresses.removeValue(forKey: key.keyCode) else { return }
    end(press, phase)
  }

  func end(_ press: Press, _ phase: Press.Phase) {
    keyInHand = press.key
    defer { keyInHand = nil }
    // A view that has left the window, or is in a leaving screen, must not act.
    let hasLeft =
      (press.responder as? View).map { $0.window !== self || $0.isInLeavingScreen } ?? false
    let phase = hasLeft ? .cancelled : phase
    press.phase = phase
    press.timestamp = animator.time
    let event = PressesEvent([press], timestamp: animator.time)
    if phase == .ended {
      press.responder?.pressesEnded([press], with: event)
    } else {
      press.responder?.pressesCancelled([press], with: event)
    }
  }

  /// Whether Escape was used to cancel presses that are held down (Apple, UIPress documentation).
  ///
  /// Until it is released, that Escape does nothing else.
  func escapeReceives(_ key: Key, _ phase: KeyPhase) -> Bool {
    guard key.keyCode == .escape else { return false }
    if phase == .down {
      // A held modifier is part of a shortcut, and no press to be cancelled.
      let isKeyHeld = activePresses.keys.contains { code in
        if case .modifier = code { false } else { code != .escape }
      }
      isEscapeSpent = pointerPress != nil || isKeyHeld
      if isEscapeSpent { cancelHeldPresses() }
      return isEscapeSpent
    }
    defer { if phase != .repeat { isEscapeSpent = false } }
    return isEscapeSpent
  }

  func cancelPresses() {
    letGoOfAll()
    heldModifiers = []
    isEscapeSpent = false
    cancelHeldPresses()
  }

  private func cancelHeldPresses() {
    for press in activePresses.values.sorted(by: { $0.timestamp < $1.timestamp }) {
      press.key.map { end($0, .cancelled) }
    }
    if let press = pointerPress {
      pointerPress = nil
      end(press, .cancelled)
    }
  }
}
