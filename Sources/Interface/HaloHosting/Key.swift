import Foundation

/// A key of a keyboard by its name, independent of the text that it types.
public enum KeyCode: Hashable, Sendable {
  case upArrow, downArrow, leftArrow, rightArrow
  /// The diagonals of a game controller's directional pad or stick.
  case upLeft, upRight, downLeft, downRight
  case tab, `return`, space, escape, delete, forwardDelete
  case home, end, pageUp, pageDown
  /// The buttons of a remote control or a game controller.
  case select, playPause
  /// A function key with its number, 1...24.
  case function(Int)
  /// A key that types a character.
  ///
  /// It is the Latin lowercase character of the key's position if the active layout has none, so
  /// that a shortcut works in every layout.
  case character(Character)
  /// A modifier key: `.shift`, `.control`, `.alternate`, `.command` (the keys labelled Shift, Ctrl,
  /// Alt and Super) or `.alphaShift` for Caps Lock.
  case modifier(KeyModifierFlags)
  /// Any other key, by its X keysym.
  case other(UInt32)
}

/// The modifiers of a key: UIKit's `UIKeyModifierFlags`.
public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit defines them.
  public let rawValue: Int
  /// Creates flags from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock key itself; a host reports no locks among the modifiers of a key.
  public static let alphaShift = KeyModifierFlags(rawValue: 1 << 16)
  /// Either Shift key.
  public static let shift = KeyModifierFlags(rawValue: 1 << 17)
  /// Either Ctrl key.
  public static let control = KeyModifierFlags(rawValue: 1 << 18)
  /// The Alt key, which is Option on Apple's keyboards.
  public static let alternate = KeyModifierFlags(rawValue: 1 << 19)
  /// The Super key, which is Command on Apple's keyboards.
  public static let command = KeyModifierFlags(rawValue: 1 << 20)
  /// The key types a character and belongs to the numeric keypad.
  public static let numericPad = KeyModifierFlags(rawValue: 1 << 21)
}

/// A key with its modifiers and its text: UIKit's `UIKey`.
public struct Key: Hashable, Sendable {
  /// The key, independent of what it types.
  public var keyCode: KeyCode
  /// The modifiers that are held with the key.
  public var modifierFlags: KeyModifierFlags
  /// The text that the key types in the active layout with its modifiers; empty if it types
  /// nothing.
  public var characters: String

  /// Creates a key with modifiers; without characters it types nothing.
  public init(
    _ keyCode: KeyCode, modifierFlags: KeyModifierFlags = [], characters: String = ""
  ) {
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
    self.characters = characters
  }
}

/// A phase of a key stroke.
public enum KeyPhase: Hashable, Sendable {
  case down
  /// The key repeats while it is held.
  case `repeat`
  case up
  /// The release was lost because another window took the keyboard: nothing may act on it.
  case cancelled
}
