import HaloHosting

/// The keys that have closed an overlay and are still down; they have no other effect.
struct SpentKeys {
  private var keyCodes: Set<KeyCode> = []

  mutating func insert(_ key: Key) { keyCodes.insert(key.keyCode) }

  /// Returns whether an event of a key has no effect; the key is forgotten when it goes up or down.
  mutating func take(_ key: Key, _ phase: KeyPhase) -> Bool {
    guard keyCodes.contains(key.keyCode) else { return false }
    if phase != .repeat { keyCodes.remove(key.keyCode) }
    return phase != .down
  }
}
