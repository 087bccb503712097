import FocusGeometry
import Foundation
import HaloHosting

/// A key with its modifiers, as people speak of it (HIG, Keyboards).
public struct Shortcut: Hashable, Sendable {
  /// As ``KeyCommand/input``.
  public var input: String
  /// The modifiers as Apple names them, whichever keys stand for them.
  public var modifierFlags: KeyModifierFlags

  /// The key of an ``KeyCommand/input`` with these modifiers.
  public init(_ input: String, _ modifierFlags: KeyModifierFlags = []) {
    self.input = input
    self.modifierFlags = modifierFlags
  }

  /// Reads a shortcut in words, as `Shift-Command-A` or `Control-Right arrow`; nil if malformed.
  ///
  /// A key that PC keyboards lack, such as Eject, is kept by its name.
  public init?(spelled: String) {
    var parts = spelled.split(separator: "-", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard let key = parts.popLast(), !key.isEmpty else { return nil }
    var flags: KeyModifierFlags = []
    for part in parts {
      guard let flag = KeyCapName.modifiers.first(where: { $0.word == part })?.flag else {
        return nil
      }
      flags.insert(flag)
    }
    if key.count == 1 {
      self.init(key.lowercased(), flags)
    } else {
      self.init(KeyCapName.inputs[key] ?? key, flags)
    }
  }

  /// The same keys as HIG, Keyboards, names them: with Shift by the upper character of the key, as
  /// in Command-Plus for Shift-Command-Equal sign.
  public var named: Shortcut {
    guard modifierFlags.contains(.shift), let upper = KeyCapName.upper[input] else { return self }
    return Shortcut(upper, modifierFlags.subtracting(.shift))
  }

  /// The keys that are held down for it, by their labels.
  ///
  /// Two shortcuts with the same keys are one.
  func keys(in scheme: ModifierScheme) -> Shortcut {
    Shortcut(named.input, scheme.pressed(for: named.modifierFlags))
  }

  /// In words; modifiers in the order Control, Option, Shift, Command.
  public var spelled: String {
    let named = named
    let words = KeyCapName.modifiers.filter { named.modifierFlags.contains($0.flag) }.map(\.word)
    return (words + [KeyCapName.word(for: named.input)]).joined(separator: "-")
  }

  /// The keys to be held down together, as they are printed on this kind of keyboard.
  ///
  /// - Parameter scheme: what stands for Command, Option and Control.
  /// - Returns: the modifiers in the order Control, Option, Shift, Command, then the key.
  public func caps(scheme: ModifierScheme) -> [String] {
    let named = named
    let pressed = scheme.pressed(for: named.modifierFlags)
    let keys = KeyCapName.modifiers.filter { pressed.contains($0.flag) }
    return keys.map { scheme == .mac ? $0.symbol : $0.label } + [
      KeyCapName.symbol(for: named.input)
    ]
  }
}

extension KeyCommand {
  /// The input with its modifiers.
  public var shortcut: Shortcut { Shortcut(input, modifierFlags) }
}
