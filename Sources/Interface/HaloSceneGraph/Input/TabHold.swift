import FocusEngine
import HaloHosting

/// Tab while it is held, which full keyboard access takes for a modifier (WWDC21 10120).
///
/// Tab moves focus when it goes down, whatever comes; where it turns out to have been a modifier,
/// that movement is taken back.
@MainActor
struct TabHold {
  private var isDown = false
  /// The item that had the focus before Tab; nil for none.
  private weak var origin: (any FocusItem)?

  /// - Parameters:
  ///   - key: that was told.
  ///   - phase: what happened to it.
  ///   - focused: what has the focus before the key does anything.
  mutating func note(_ key: Key, _ phase: KeyPhase, focused: (any FocusItem)?) {
    guard key.keyCode == .tab else { return }
    switch phase {
    case .down where key.modifierFlags.isDisjoint(with: .chord): (isDown, origin) = (true, focused)
    case .repeat: break
    case .down, .up, .cancelled: end()
    }
  }

  /// The key with Tab as its modifier; nil while Tab is not held.
  func chord(with key: Key) -> Key? {
    guard isDown, key.keyCode != .tab else { return nil }
    var chord = key
    chord.modifierFlags.insert(.tab)
    return chord
  }

  /// Takes back what Tab has moved.
  mutating func takeBack(in system: FocusSystem?) {
    if let origin, let system, system.focusedItem !== origin {
      system.moveFocus(to: origin, heading: [])
    }
    end()
  }

  /// Another key was pressed meanwhile, so Tab was no modifier; or the keyboard is lost.
  mutating func end() { (isDown, origin) = (false, nil) }
}
