import CHaloX11
import HaloHosting

/// The symbols of a key in the keymap, as far as they matter to its meaning.
struct KeySymbols: Hashable, Sendable {
  /// The symbol with the active layout and all modifiers except Control.
  var effective: UInt32
  /// The symbol with the active layout and with modifiers that choose further symbols (AltGr), but
  /// no others.
  var base: UInt32
  /// The Latin letter of the key in another layout of the keymap; 0 if there is none.
  var latin: UInt32
  /// The key's number; if no layout has Latin letters, its place on a keyboard determines the
  /// letter.
  var keycode: UInt8
  /// Whether AltGr has chosen `base`; then neither the place nor another layout determines the
  /// letter.
  var isFurther = false
}

/// Translates symbols into keys with pure functions on tables, so that tests need no server.
enum KeyTranslation {
  /// Returns the key with these symbols.
  ///
  /// The base symbol decides, so that Shift+1 is the key "1", and a release is the key of its press
  /// whatever happened to Shift in between. On the keypad the effective symbol decides, because of
  /// NumLock. AltGr changes the key: AltGr+Q of a German keyboard is the key "@", since otherwise
  /// it would be the shortcut Q.
  static func key(_ symbols: KeySymbols, modifiers: KeyModifierFlags) -> Key {
    var modifiers = modifiers
    let symbol =
      KeySymbol.isKeypad(symbols.effective) ? symbols.effective : symbols.base
    if symbol == UInt32(XK_ISO_Left_Tab) { modifiers.insert(.shift) }
    let text = KeySymbol.character(of: symbols.effective).map { String($0) } ?? ""
    let code = HaloHosting.KeyCode(symbol: symbol)
    switch code {
    case .character(let typed):
      if KeySymbol.isKeypad(symbol) { modifiers.insert(.numericPad) }
      return Key(
        .character(layoutIndependent(typed, symbols).lowercasedForKey), modifierFlags: modifiers,
        characters: text)
    case .space: return Key(code, modifierFlags: modifiers, characters: text)
    default: return Key(code, modifierFlags: modifiers)
    }
  }

  /// Returns a key with the text that an input method reports for it, which only the method knows
  /// in every script.
  static func key(_ key: Key, typing text: String) -> Key {
    // With Control a key types a control character, which is no text.
    guard !text.isEmpty, text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    else { return key }
    switch key.keyCode {
    case .character, .space:
      return Key(key.keyCode, modifierFlags: key.modifierFlags, characters: text)
    case .other:
      let letter =
        text.count == 1
        ? text.first.map { HaloHosting.KeyCode.character($0.lowercasedForKey) } : nil
      return Key(letter ?? key.keyCode, modifierFlags: key.modifierFlags, characters: text)
    default: return key
    }
  }

  /// Returns the character that identifies the key in shortcuts.
  private static func layoutIndependent(_ typed: Character, _ symbols: KeySymbols) -> Character {
    if symbols.isFurther || isLatin(typed) { return typed }
    return KeySymbol.character(of: symbols.latin) ?? positions[symbols.keycode] ?? typed
  }

  private static func isLatin(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.value < 0x250 }
  }

  /// The letters of a US keyboard by key number, which on Linux stands for a place.
  private static let positions: [UInt8: Character] = {
    var table: [UInt8: Character] = [:]
    for (first, letters) in [(24, "qwertyuiop[]"), (38, "asdfghjkl;'"), (52, "zxcvbnm,./")] {
      for (offset, letter) in letters.enumerated() { table[UInt8(first + offset)] = letter }
    }
    return table
  }()
}
