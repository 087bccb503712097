import FocusGeometry
import Foundation
import HaloHosting

/// A key with its modifiers, as people name it (HIG, Keyboards).
public struct Shortcut: Hashable, Sendable {
  /// The key, in the form of ``KeyCommand/input``.
  public var input: String
  /// The modifiers as Apple names them, independent of the keys that stand for them.
  public var modifierFlags: KeyModifierFlags

  /// Creates a shortcut from a ``KeyCommand/input`` and modifiers.
  public init(_ input: String, _ modifierFlags: KeyModifierFlags = []) {
    self.input = input
    self.modifierFlags = modifierFlags
  }

  /// Creates a shortcut from words, such as `Shift-Command-A` or `Control-Right arrow`; nil if
  /// malformed.
  ///
  /// A key that PC keyboards lack, such as Eject, keeps its name.
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

  /// The shortcut as HIG, Keyboards, names it: Shift is replaced by the key's upper character, as
  /// in Command-Plus for Shift-Command-Equal sign.
  public var named: Shortcut {
    guard modifierFlags.contains(.shift), let upper = KeyCapName.upper[input] else { return self }
    return Shortcut(upper, modifierFlags.subtracting(.shift))
  }

  /// Returns the keys to press, by their labels.
  ///
  /// Two shortcuts with the same keys are the same.
  func keys(in scheme: ModifierScheme) -> Shortcut {
    Shortcut(named.input, scheme.pressed(for: named.modifierFlags))
  }

  /// The shortcut in words, with modifiers in the order Control, Option, Shift, Command.
  public var spelled: String {
    let named = named
    let words = KeyCapName.modifiers.filter { named.modifierFlags.contains($0.flag) }.map(\.word)
    return (words + [KeyCapName.word(for: named.input)]).joined(separator: "-")
  }

  /// Returns the keys to press together, as printed on this kind of keyboard in the language of
  /// `Localization.current`.
  ///
  /// - Parameter scheme: the keys that stand for Command, Option and Control.
  /// - Returns: the modifiers in the order Control, Option, Shift, Command, then the key.
  public func caps(scheme: ModifierScheme) -> [String] {
    let named = named
    let pressed = scheme.pressed(for: named.modifierFlags)
    return pressed.caps(on: scheme) + [KeyCapName.label(for: named.input, on: scheme)]
  }
}

extension KeyCommand {
  /// The input with its modifiers.
  public var shortcut: Shortcut { Shortcut(input, modifierFlags) }
}
