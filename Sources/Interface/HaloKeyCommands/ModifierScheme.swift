import HaloHosting

/// The keys of a Linux keyboard that stand for Command, Option and Control.
///
/// A `Key` reports the pressed keys: `.control` for the one labelled Ctrl, `.alternate` for Alt,
/// `.command` for Super. A command states Apple's modifiers; the scheme translates between the two.
public enum ModifierScheme: String, Hashable, Sendable, CaseIterable, Codable {
  /// Command is the Control key and Option is Alt; Control is the Control key too, but Super if
  /// Command is also required.
  case pc
  /// Command is Super, Option is Alt, and Control is the Control key.
  case mac

  /// Returns the keys to press for these modifiers.
  public func pressed(for flags: KeyModifierFlags) -> KeyModifierFlags {
    let flags = flags.intersection(.chord)
    guard self == .pc, flags.contains(.command) else { return flags }
    var keys = flags.subtracting([.command, .control])
    keys.insert(.control)
    if flags.contains(.control) { keys.insert(.command) }
    return keys
  }

  /// The key that stands for Command.
  public var commandKey: KeyModifierFlags { self == .pc ? .control : .command }
}

extension KeyModifierFlags {
  /// The modifiers that can be held together with a key: neither locks nor kinds of keys.
  public static let chord: KeyModifierFlags = [.shift, .control, .alternate, .command, .tab]
}
