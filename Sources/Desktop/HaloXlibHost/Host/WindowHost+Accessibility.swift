import CHaloX11
import Foundation
import HaloAccessibilityBus
import HaloHosting

/// The connection to screen readers: the accessible tree, its actions, and keys that they take.
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
    // Replies about held keys may be among the messages.
    releaseReadyKeys()
  }

  // MARK: Keys

  /// Asks the screen reader whether it takes a key, if it wants to know of keys.
  ///
  /// - Returns: whether the key is held back, until a reply arrives or the time is up.
  func holdForReader(_ event: KeyEvent) -> Bool {
    let question = bridge.wantsKeys ? bridge.ask(keyboard.keystroke(event)) : nil
    guard question != nil || !keyboard.held.isEmpty else { return false }
    keyboard.held.hold(event, question: question, now: MonotonicClock.now())
    return true
  }

  /// Releases the keys that have a reply, or whose time is up.
  func releaseReadyKeys() {
    guard !keyboard.held.isEmpty else { return }
    release(keyboard.held.takeReady(now: MonotonicClock.now()))
  }

  /// Releases all held keys, so that the next event does not overtake them.
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
  /// Returns a key event as AT-SPI's registry receives it.
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
