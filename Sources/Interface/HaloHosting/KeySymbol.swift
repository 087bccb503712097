import CHaloXkbCommon

/// X's key symbols (keysyms): their names, the characters they type, and the keys they mean.
///
/// The tables are those of libxkbcommon, which has every symbol that keymaps name, in all scripts.
/// Nothing else of the library is used, so no server and no keymap are needed.
package enum KeySymbol {
  /// Returns the symbol with a name; nil if X has no such name.
  ///
  /// The name is also accepted in another case, unless X distinguishes symbols by it (`menu`,
  /// `xf86back`).
  package static func named(_ name: String) -> UInt32? {
    let exact = xkb_keysym_from_name(name, XKB_KEYSYM_NO_FLAGS)
    if exact != XKB_KEY_NoSymbol { return exact }
    // A word that is accidentally a code point's number (`ubad`) is a typing error.
    if name.first == "u", name.dropFirst().allSatisfy(\.isHexDigit) { return nil }
    let other = xkb_keysym_from_name(name, XKB_KEYSYM_CASE_INSENSITIVE)
    return other == XKB_KEY_NoSymbol ? nil : other
  }

  /// Returns the first name of a symbol; nil if the number is no symbol.
  package static func name(of symbol: UInt32) -> String? {
    var buffer = [CChar](repeating: 0, count: 64)
    let length = xkb_keysym_get_name(symbol, &buffer, buffer.count)
    guard length > 0, Int(length) < buffer.count else { return nil }
    return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns the character that the symbol types; nil if it types none.
  package static func character(of symbol: UInt32) -> Character? {
    guard let scalar = Unicode.Scalar(xkb_keysym_to_utf32(symbol)),
      // Return, Escape and similar keys type control characters, which are not text; 0 means none.
      scalar.properties.generalCategory != .control
    else { return nil }
    return Character(scalar)
  }

  /// Returns the symbol of a character; nil if it has several code points or no symbol.
  package static func symbol(of character: Character) -> UInt32? {
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first else {
      return nil
    }
    let symbol = xkb_utf32_to_keysym(scalar.value)
    return symbol == 0 ? nil : symbol
  }

  /// Whether a symbol belongs to the numeric keypad.
  package static func isKeypad(_ symbol: UInt32) -> Bool { keypad.contains(symbol) }

  static let keypad: ClosedRange<UInt32> = 0xFF80...0xFFBD
}

extension Key {
  /// Creates the key that a symbol alone determines: a capital letter implies Shift.
  package init(symbol: UInt32, modifierFlags: KeyModifierFlags = []) {
    self.init(KeyCode(symbol: symbol), modifierFlags: modifierFlags)
    if symbol == XKB_KEY_ISO_Left_Tab { self.modifierFlags.insert(.shift) }
    guard case .character(let typed) = keyCode else { return }
    if typed.isUppercase { self.modifierFlags.insert(.shift) }
    if KeySymbol.isKeypad(symbol) { self.modifierFlags.insert(.numericPad) }
    keyCode = .character(typed.lowercasedForKey)
    characters = String(typed)
  }
}

extension Character {
  /// The lowercase character that names a key; the character itself if its lowercase form has
  /// several characters.
  package var lowercasedForKey: Character {
    let text = lowercased()
    return text.count == 1 ? Character(text) : self
  }
}

extension KeyCode {
  /// Creates the key that an X symbol means; a character key keeps the case that the symbol types.
  package init(symbol: UInt32) {
    if let flag = KeyModifierFlags(symbol: symbol) {
      self = .modifier(flag)
    } else if let code = Self.named[symbol] {
      self = code
    } else if let number = Self.functionNumber(symbol) {
      self = .function(number)
    } else if let character = KeySymbol.character(of: symbol) {
      self = character == " " ? .space : .character(character)
    } else {
      self = .other(symbol)
    }
  }

  /// The symbol of a key that types no character; nil for a character key, or if no keymap has such
  /// a key.
  package var symbol: UInt32? {
    if case .other(let symbol) = self { return symbol }
    if case .function(let number) = self, (1...24).contains(number) {
      return UInt32(XKB_KEY_F1) + UInt32(number) - 1
    }
    if self == .space { return UInt32(XKB_KEY_space) }
    return Self.table.first { $0.code == self }.map { UInt32($0.symbol) }
  }

  private static func functionNumber(_ symbol: UInt32) -> Int? {
    switch symbol {
    case UInt32(XKB_KEY_F1)...UInt32(XKB_KEY_F24): Int(symbol) - Int(XKB_KEY_F1) + 1
    case UInt32(XKB_KEY_KP_F1)...UInt32(XKB_KEY_KP_F4): Int(symbol) - Int(XKB_KEY_KP_F1) + 1
    default: nil
    }
  }

  private static let named = Dictionary(
    uniqueKeysWithValues: table.map { (UInt32($0.symbol), $0.code) })

  /// The symbols of keys; of several symbols for a key, the first is that of an ordinary keyboard.
  private static let table: [(symbol: Int32, code: KeyCode)] = [
    (XKB_KEY_Up, .upArrow), (XKB_KEY_KP_Up, .upArrow), (XKB_KEY_Down, .downArrow),
    (XKB_KEY_KP_Down, .downArrow), (XKB_KEY_Left, .leftArrow), (XKB_KEY_KP_Left, .leftArrow),
    (XKB_KEY_Right, .rightArrow), (XKB_KEY_KP_Right, .rightArrow), (XKB_KEY_Tab, .tab),
    (XKB_KEY_KP_Tab, .tab), (XKB_KEY_ISO_Left_Tab, .tab), (XKB_KEY_Return, .return),
    (XKB_KEY_KP_Enter, .return), (XKB_KEY_ISO_Enter, .return), (XKB_KEY_KP_Space, .space),
    (XKB_KEY_Escape, .escape), (XKB_KEY_XF86Back, .escape), (XKB_KEY_BackSpace, .delete),
    (XKB_KEY_Delete, .forwardDelete), (XKB_KEY_KP_Delete, .forwardDelete),
    (XKB_KEY_Home, .home), (XKB_KEY_KP_Home, .home), (XKB_KEY_End, .end), (XKB_KEY_KP_End, .end),
    (XKB_KEY_Page_Up, .pageUp), (XKB_KEY_KP_Page_Up, .pageUp), (XKB_KEY_Page_Down, .pageDown),
    (XKB_KEY_KP_Page_Down, .pageDown), (XKB_KEY_Select, .select), (XKB_KEY_XF86Select, .select),
    (XKB_KEY_XF86AudioPlay, .playPause),
  ]
}

extension KeyModifierFlags {
  /// Creates the modifier of a modifier key; nil for any other key, and for AltGr, which selects
  /// symbols and is not Option.
  fileprivate init?(symbol: UInt32) {
    switch Int32(truncatingIfNeeded: symbol) {
    case XKB_KEY_Shift_L, XKB_KEY_Shift_R: self = .shift
    case XKB_KEY_Control_L, XKB_KEY_Control_R: self = .control
    case XKB_KEY_Alt_L, XKB_KEY_Alt_R, XKB_KEY_Meta_L, XKB_KEY_Meta_R: self = .alternate
    case XKB_KEY_Super_L, XKB_KEY_Super_R: self = .command
    case XKB_KEY_Caps_Lock, XKB_KEY_Shift_Lock: self = .alphaShift
    default: return nil
    }
  }
}
