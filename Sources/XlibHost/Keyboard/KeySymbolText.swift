import CXkbCommon

/// What symbols type.
///
/// The table is libxkbcommon's, which has every symbol that keymaps name, in all scripts; nothing
/// else of the library is used, for the keymap itself is the server's and Xlib reads it.
enum KeySymbolText {
  /// The character of a symbol; nil for one that types nothing.
  static func character(of symbol: UInt32) -> Character? {
    guard let scalar = Unicode.Scalar(xkb_keysym_to_utf32(symbol)),
      // Return, Escape and their kind type control characters, which are no text; 0 is none at all.
      scalar.properties.generalCategory != .control
    else { return nil }
    return Character(scalar)
  }

  /// The symbol of a character; nil for one of several code points, and for one that has none.
  static func symbol(of character: Character) -> UInt32? {
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first else {
      return nil
    }
    let symbol = xkb_utf32_to_keysym(scalar.value)
    return symbol == 0 ? nil : symbol
  }
}
