import CHaloX11
import Foundation
import HaloAccessibilityBus
import HaloHosting

/// What screen readers hear, ask for, and take of the keyboard.
extension WindowHost {
  func followAccessibility() {
    bridge.watchHandler = { [weak self] descriptor, isWatched in
      self?.watch(descriptor, isWatched ? { self?.receiveFromBridge() } : nil)
    }
    bridge.keystrokeHandler = { [weak self] question, isTaken in
      self?.keyboard.held.answer(question, isTaken: isTaken)
    }
    bridge.performHandler = { [weak self] action, id in
      var isDone = false
      self?.feed(.action) { content, time in
        isDone = content.perform(action, on: id, at: time)
      }
      return isDone
    }
    placeBridge()
    bridge.start()
  }

  func placeBridge() {
    bridge.place = AccessiblePlace(
      origin: window.geometry.origin, scale: window.geometry.scale)
  }

  func receiveFromBridge() {
    bridge.receive()
    // Answers to keys may be among what has come.
    releaseReadyKeys()
  }

  // MARK: Keys

  /// Asks the screen reader, if one wants to know of keys, whether it takes this one.
  ///
  /// - Returns: Whether the key is held back until there is an answer, or until it is too late.
  func holdForReader(_ event: KeyEvent) -> Bool {
    let question = bridge.wantsKeys ? bridge.ask(keyboard.keystroke(event)) : nil
    guard question != nil || !keyboard.held.isEmpty else { return false }
    keyboard.held.hold(event, question: question, now: MonotonicClock.now())
    return true
  }

  /// Lets go on what has an answer, or will have none in time.
  func releaseReadyKeys() {
    guard !keyboard.held.isEmpty else { return }
    release(keyboard.held.takeReady(now: MonotonicClock.now()))
  }

  /// Lets all keys go on: what comes now must not overtake them.
  func releaseHeldKeys() {
    guard !keyboard.held.isEmpty else { return }
    release(keyboard.held.takeReady(now: .infinity))
  }

  private func release(_ keys: (events: [KeyEvent], late: [UInt32])) {
    for question in keys.late { bridge.forget(question) }
    for event in keys.events { receive(event) }
  }
}

extension Keyboard {
  /// A key as the registry of accessibility is told of it.
  func keystroke(_ event: KeyEvent) -> AccessibleKeystroke {
    let symbol = symbol(event.keycode, state: event.state)
    let typed = KeySymbol.character(of: symbol).map(String.init)
    let name = XKeysymToString(KeySym(symbol)).map { String(cString: $0) }
    return AccessibleKeystroke(
      isPress: event.isPress, symbol: symbol, keycode: event.keycode, modifiers: event.state,
      time: UInt32(truncatingIfNeeded: event.time), text: typed ?? name ?? "",
      isText: typed != nil)
  }
}
