extension KeyModifierFlags {
  /// Tab as a modifier of full keyboard access (WWDC21 10120); specific to Halo, as UIKit has no
  /// such flag.
  ///
  /// No host reports it among the modifiers of a key: a window tracks itself whether Tab is held.
  public static let tab = KeyModifierFlags(rawValue: 1 << 24)
}

extension Key {
  /// Returns the key strokes for this key and phase, in order; Tab as a modifier has strokes of its
  /// own around the key's.
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
