import FocusEngine
import HaloHosting

/// The state of a held Tab key, which full keyboard access uses as a modifier (WWDC21 10120).
///
/// Tab always moves focus when it goes down; if it turns out to be a modifier, that movement is
/// undone.
@MainActor
struct TabHold {
  private var isDown = false
  /// The item that was focused before Tab; nil for none.
  private weak var origin: (any FocusItem)?

  /// Updates the state for a key.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - phase: the key's phase.
  ///   - focused: the item that is focused before the key has an effect.
  mutating func note(_ key: Key, _ phase: KeyPhase, focused: (any FocusItem)?) {
    guard key.keyCode == .tab else { return }
    switch phase {
    case .down where key.modifierFlags.isDisjoint(with: .chord): (isDown, origin) = (true, focused)
    case .repeat: break
    case .down, .up, .cancelled: end()
    }
  }

  /// Returns the key with Tab as its modifier; nil while Tab is not held.
  func chord(with key: Key) -> Key? {
    guard isDown, key.keyCode != .tab else { return nil }
    var chord = key
    chord.modifierFlags.insert(.tab)
    return chord
  }

  /// Undoes Tab's movement.
  mutating func takeBack(in system: FocusSystem?) {
    if let origin, let system, system.focusedItem !== origin {
      system.moveFocus(to: origin, heading: [])
    }
    end()
  }

  /// Ends the hold: another key was pressed meanwhile, so Tab was no modifier, or the keyboard is
  /// lost.
  mutating func end() { (isDown, origin) = (false, nil) }
}
