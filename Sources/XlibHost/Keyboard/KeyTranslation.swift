import CX11
import Hosting

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
    let symbol = isKeypad(symbols.effective) ? symbols.effective : symbols.base
    if symbol == UInt32(XK_ISO_Left_Tab) { modifiers.insert(.shift) }
    let text = KeySymbolText.character(of: symbols.effective)
    if let flag = modifier(symbol) { return Key(.modifier(flag), modifierFlags: modifiers) }
    if let code = named[symbol] { return Key(code, modifierFlags: modifiers, characters: "") }
    if let number = functionNumber(symbol) {
      return Key(.function(number), modifierFlags: modifiers)
    }
    guard let typed = KeySymbolText.character(of: symbol) else {
      return Key(.other(symbol), modifierFlags: modifiers)
    }
    if isKeypad(symbol) { modifiers.insert(.numericPad) }
    let characters = text.map { String($0) } ?? ""
    if typed == " " { return Key(.space, modifierFlags: modifiers, characters: characters) }
    return Key(
      .character(lowercased(layoutIndependent(typed, symbols))), modifierFlags: modifiers,
      characters: characters)
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
        text.count == 1 ? text.first.map { Hosting.KeyCode.character(lowercased($0)) } : nil
      return Key(letter ?? key.keyCode, modifierFlags: key.modifierFlags, characters: text)
    default: return key
    }
  }

  /// The letter a shortcut knows the key by.
  private static func layoutIndependent(_ typed: Character, _ symbols: KeySymbols) -> Character {
    if symbols.isFurther || isLatin(typed) { return typed }
    return KeySymbolText.character(of: symbols.latin) ?? positions[symbols.keycode] ?? typed
  }

  private static func isLatin(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.value < 0x250 }
  }

  private static func lowercased(_ character: Character) -> Character {
    let text = character.lowercased()
    return text.count == 1 ? Character(text) : character
  }

  /// What a key that is a modifier by itself holds down; nil for any other key, and for those that
  /// stand for no modifier here: AltGr chooses symbols and is no Option.
  private static func modifier(_ symbol: UInt32) -> KeyModifierFlags? {
    switch Int32(truncatingIfNeeded: symbol) {
    case XK_Shift_L, XK_Shift_R: .shift
    case XK_Control_L, XK_Control_R: .control
    case XK_Alt_L, XK_Alt_R, XK_Meta_L, XK_Meta_R: .alternate
    case XK_Super_L, XK_Super_R: .command
    case XK_Caps_Lock, XK_Shift_Lock: .alphaShift
    default: nil
    }
  }

  private static func isKeypad(_ symbol: UInt32) -> Bool { (0xFF80...0xFFBD).contains(symbol) }

  private static func functionNumber(_ symbol: UInt32) -> Int? {
    switch symbol {
    case UInt32(XK_F1)...UInt32(XK_F24): Int(symbol) - Int(XK_F1) + 1
    case UInt32(XK_KP_F1)...UInt32(XK_KP_F4): Int(symbol) - Int(XK_KP_F1) + 1
    default: nil
    }
  }

  /// The letters of a US keyboard by key number, which Linux gives to places.
  private static let positions: [UInt8: Character] = {
    var table: [UInt8: Character] = [:]
    for (first, letters) in [(24, "qwertyuiop[]"), (38, "asdfghjkl;'"), (52, "zxcvbnm,./")] {
      for (offset, letter) in letters.enumerated() { table[UInt8(first + offset)] = letter }
    }
    return table
  }()

  /// The symbol of a key that is no letter; nil for a letter, and for what no keymap has.
  static func symbol(of code: Hosting.KeyCode) -> UInt32? {
    if case .function(let number) = code, (1...24).contains(number) {
      return UInt32(XK_F1) + UInt32(number) - 1
    }
    if code == .space { return UInt32(XK_space) }
    return table.first { $0.code == code }.map { UInt32($0.symbol) }
  }

  private static let named = Dictionary(
    uniqueKeysWithValues: table.map { (UInt32($0.symbol), $0.code) })

  /// Of several symbols for a key that of an ordinary keyboard comes first.
  private static let table: [(symbol: Int32, code: Hosting.KeyCode)] = [
    (XK_Up, .upArrow), (XK_KP_Up, .upArrow), (XK_Down, .downArrow), (XK_KP_Down, .downArrow),
    (XK_Left, .leftArrow), (XK_KP_Left, .leftArrow), (XK_Right, .rightArrow),
    (XK_KP_Right, .rightArrow), (XK_Tab, .tab), (XK_KP_Tab, .tab), (XK_ISO_Left_Tab, .tab),
    (XK_Return, .return), (XK_KP_Enter, .return), (XK_ISO_Enter, .return), (XK_KP_Space, .space),
    (XK_Escape, .escape), (Int32(XF86XK_Back), .escape), (XK_BackSpace, .delete),
    (XK_Delete, .forwardDelete), (XK_KP_Delete, .forwardDelete), (XK_Home, .home),
    (XK_KP_Home, .home), (XK_End, .end), (XK_KP_End, .end), (XK_Page_Up, .pageUp),
    (XK_KP_Page_Up, .pageUp), (XK_Page_Down, .pageDown), (XK_KP_Page_Down, .pageDown),
    (XK_Select, .select), (XF86XK_Select, .select), (XF86XK_AudioPlay, .playPause),
  ]
}
