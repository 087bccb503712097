import Foundation

/// A key of a keyboard as a person names it, whatever the layout makes of it.
public enum KeyCode: Hashable, Sendable {
  case upArrow, downArrow, leftArrow, rightArrow
  /// The diagonals of a controller's directional pad or stick.
  case upLeft, upRight, downLeft, downRight
  case tab, `return`, space, escape, delete, forwardDelete
  case home, end, pageUp, pageDown
  /// Buttons of a remote control or a game controller.
  case select, playPause
  /// 1...24
  case function(Int)
  /// A key that types a character: the Latin lowercase one of its position where the active layout
  /// has none, so that a shortcut works in every layout.
  case character(Character)
  /// A modifier by itself: one of `.shift`, `.control`, `.alternate`, `.command` (the keys labelled
  /// Shift, Ctrl, Alt and Super), or `.alphaShift` for Caps Lock.
  case modifier(KeyModifierFlags)
  /// A key with no meaning here, by its X keysym.
  case other(UInt32)
}

/// UIKit's `UIKeyModifierFlags`.
public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// Flags by UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock as a key by itself; the host reports no locks among the modifiers of a key.
  public static let alphaShift = KeyModifierFlags(rawValue: 1 << 16)
  /// Either Shift key.
  public static let shift = KeyModifierFlags(rawValue: 1 << 17)
  /// Either Ctrl key.
  public static let control = KeyModifierFlags(rawValue: 1 << 18)
  /// The Alt key, which is Option at Apple.
  public static let alternate = KeyModifierFlags(rawValue: 1 << 19)
  /// The Super key, which is Command at Apple.
  public static let command = KeyModifierFlags(rawValue: 1 << 20)
  /// The key types a character and belongs to the numeric keypad.
  public static let numericPad = KeyModifierFlags(rawValue: 1 << 21)
}

/// One key, pressed or released, as UIKit's `UIKey`.
public struct Key: Hashable, Sendable {
  /// Which key it is, whatever it types.
  public var keyCode: KeyCode
  /// The modifiers that are held with it.
  public var modifierFlags: KeyModifierFlags
  /// What the key types in the active layout with its modifiers; empty when it types nothing.
  public var characters: String

  /// A key with modifiers; without characters it types nothing.
  public init(
    _ keyCode: KeyCode, modifierFlags: KeyModifierFlags = [], characters: String = ""
  ) {
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
    self.characters = characters
  }
}

/// What happens to a key.
public enum KeyPhase: Hashable, Sendable {
  case down
  /// The same key again without a release in between.
  case `repeat`
  case up
  /// The release was lost (another window took the keyboard): nothing may act on it.
  case cancelled
}
