extension KeyModifierFlags {
  /// Tab, which full keyboard access takes for a modifier (WWDC21 10120); Halo's own, as UIKit has
  /// no flag for it.
  ///
  /// No host reports it among the modifiers of a key: a window finds out by itself that Tab is
  /// held.
  public static let tab = KeyModifierFlags(rawValue: 1 << 24)
}

extension Key {
  /// The strokes of a keyboard for this key and phase, in order; a key with Tab has those of Tab
  /// around it.
  public func strokes(_ phase: KeyPhase) -> [(key: Key, phase: KeyPhase)] {
    guard modifierFlags.contains(.tab) else { return [(self, phase)] }
    var plain = self
    plain.modifierFlags.remove(.tab)
    let tab = (key: Key(.tab), phase: phase)
    return switch phase {
    case .down: [tab, (plain, phase)]
    case .repeat: [(plain, phase)]
    case .up, .cancelled: [(plain, phase), tab]
    }
  }
}
