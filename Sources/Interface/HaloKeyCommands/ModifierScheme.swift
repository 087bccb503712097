import HaloHosting

/// Which keys of a Linux keyboard stand for Command, Option and Control.
///
/// A `Key` tells the keys that are down: `.control` the one labelled Ctrl, `.alternate` Alt,
/// `.command` Super. A command tells what it means; the scheme brings both together.
public enum ModifierScheme: String, Hashable, Sendable, CaseIterable, Codable {
  /// Command is the Control key, Option is Alt; Control is the Control key as well, where no
  /// Command goes with it, and otherwise Super.
  case pc
  /// Command is Super, Option is Alt.
  case mac

  /// The keys to be held down for these modifiers.
  public func pressed(for flags: KeyModifierFlags) -> KeyModifierFlags {
    let flags = flags.intersection(.chord)
    guard self == .pc, flags.contains(.command) else { return flags }
    var keys = flags.subtracting([.command, .control])
    keys.insert(.control)
    if flags.contains(.control) { keys.insert(.command) }
    return keys
  }

  /// The key that is held for Command.
  public var commandKey: KeyModifierFlags { self == .pc ? .control : .command }
}

extension KeyModifierFlags {
  /// What can be held down together with a key: no lock, no kind of key.
  public static let chord: KeyModifierFlags = [.shift, .control, .alternate, .command, .tab]
}
