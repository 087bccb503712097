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
}
