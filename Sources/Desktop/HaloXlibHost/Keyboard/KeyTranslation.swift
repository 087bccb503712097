import CHaloX11
import HaloHosting

/// A key's symbols, from the keymap, as far as they matter to what the key means.
struct KeySymbols: Hashable, Sendable {
  /// With the active layout and all modifiers but Control.
  var effective: UInt32
  /// With the active layout, and what chooses a further symbol (AltGr), alone.
  var base: UInt32
  /// The Latin letter that another layout of the keymap has there; 0 for none.
  var latin: UInt32
  /// The key's number; where no layout has Latin letters, its place on a keyboard tells them.
  var keycode: UInt8
  /// Whether AltGr has chosen `base`: then neither place nor another layout says what it is.
  var isFurther = false
}

/// From symbols to keys: pure functions on tables, so that tests need no server.
enum KeyTranslation {
  /// The key that these symbols mean.
  ///
  /// The base symbol decides, so that Shift+1 is the key "1" and a release is the key of its press
  /// whatever happened to Shift in between; on the keypad NumLock decides, so the effective one
  /// does. AltGr makes a key another one: AltGr+Q of a German keyboard is the key "@", or it would
  /// be the shortcut Q.
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

  /// The key with what an input method says that it types: only that knows it in every script.
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

  /// The letter a shortcut knows the key by.
  private static func layoutIndependent(_ typed: Character, _ symbols: KeySymbols) -> Character {
    if symbols.isFurther || isLatin(typed) { return typed }
    return KeySymbol.character(of: symbols.latin) ?? positions[symbols.keycode] ?? typed
  }

  private static func isLatin(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.value < 0x250 }
  }

  /// The letters of a US keyboard by key number, which Linux gives to places.
  private static let positions: [UInt8: Character] = {
    var table: [UInt8: Character] = [:]
    for (first, letters) in [(24, "qwertyuiop[]"), (38, "asdfghjkl;'"), (52, "zxcvbnm,./")] {
      for (offset, letter) in letters.enumerated() { table[UInt8(first + offset)] = letter }
    }
    return table
  }()
}
