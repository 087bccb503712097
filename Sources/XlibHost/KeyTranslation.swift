import CX11
import SceneGraph

/// A key's symbols, from the keymap, as far as they matter to what the key means.
struct KeySymbols: Hashable, Sendable {
  /// With the active layout and all modifiers but Control.
  var effective: UInt32
  /// With the active layout alone.
  var base: UInt32
  /// The Latin letter that another layout of the keymap has there; 0 for none.
  var latin: UInt32
  /// The key's number; where no layout has Latin letters, its place on a keyboard tells them.
  var keycode: UInt8
}

/// From symbols to keys: tables and nothing else, so no server is needed to test them.
enum KeyTranslation {
  /// The key that these symbols mean.
  ///
  /// The base symbol decides, so that Shift+1 is the key "1" and a release is the key of its press
  /// whatever happened to Shift in between; on the keypad NumLock decides, so the effective one does.
  static func key(_ symbols: KeySymbols, modifiers: KeyModifierFlags) -> Key {
    var modifiers = modifiers
    let symbol = isKeypad(symbols.effective) ? symbols.effective : symbols.base
    if symbol == UInt32(XK_ISO_Left_Tab) { modifiers.insert(.shift) }
    let text = character(of: symbols.effective)
    if let code = named[symbol] { return Key(code, modifierFlags: modifiers, characters: "") }
    if let number = functionNumber(symbol) {
      return Key(.function(number), modifierFlags: modifiers)
    }
    guard let typed = character(of: symbol) else {
      return Key(.other(symbol), modifierFlags: modifiers)
    }
    if isKeypad(symbol) { modifiers.insert(.numericPad) }
    let characters = text.map { String($0) } ?? ""
    if typed == " " { return Key(.space, modifierFlags: modifiers, characters: characters) }
    return Key(
      .character(lowercased(layoutIndependent(typed, symbols))), modifierFlags: modifiers,
      characters: characters)
  }

  /// The letter a shortcut knows the key by.
  private static func layoutIndependent(_ typed: Character, _ symbols: KeySymbols) -> Character {
    if isLatin1(typed) { return typed }
    return character(of: symbols.latin) ?? positions[symbols.keycode] ?? typed
  }

  static func isLatin1(_ character: Character) -> Bool {
    character.unicodeScalars.count == 1
      && character.unicodeScalars.allSatisfy { $0.value < 0x100 }
  }

  private static func lowercased(_ character: Character) -> Character {
    let text = character.lowercased()
    return text.count == 1 ? Character(text) : character
  }

  private static func isKeypad(_ symbol: UInt32) -> Bool { (0xFF80...0xFFBD).contains(symbol) }

  private static func functionNumber(_ symbol: UInt32) -> Int? {
    switch symbol {
    case UInt32(XK_F1)...UInt32(XK_F24): Int(symbol) - Int(XK_F1) + 1
    case UInt32(XK_KP_F1)...UInt32(XK_KP_F4): Int(symbol) - Int(XK_KP_F1) + 1
    default: nil
    }
  }

  /// What a symbol types; nil for nothing.
  static func character(of symbol: UInt32) -> Character? {
    switch symbol {
    case 0x20...0x7E, 0xA0...0xFF: scalar(symbol)
    // Symbols made after Unicode are its code points.
    case 0x0100_0100...0x0110_FFFF: scalar(symbol - 0x0100_0000)
    case UInt32(XK_KP_0)...UInt32(XK_KP_9): scalar(symbol - UInt32(XK_KP_0) + 0x30)
    // The keypad's operators are ASCII in the low seven bits.
    case UInt32(XK_KP_Multiply)...UInt32(XK_KP_Divide), UInt32(XK_KP_Equal):
      scalar(symbol & 0x7F)
    case UInt32(XK_EuroSign): "€"
    // Cyrillic capitals and small letters, in the order of KOI8.
    case 0x6C0...0x6DF: cyrillic[Int(symbol - 0x6C0)]
    case 0x6E0...0x6FF: Character(cyrillic[Int(symbol - 0x6E0)].uppercased())
    case 0x6A3: "ё"
    case 0x6B3: "Ё"
    // Greek keeps the order of its Unicode block; the final sigma is where the block has it.
    case 0x7C1...0x7D1: scalar(symbol - 0x7C1 + 0x391)
    case 0x7D2: "Σ"
    case 0x7D4...0x7D9: scalar(symbol - 0x7D4 + 0x3A4)
    case 0x7E1...0x7F1: scalar(symbol - 0x7E1 + 0x3B1)
    case 0x7F2: "σ"
    case 0x7F3: "ς"
    case 0x7F4...0x7F9: scalar(symbol - 0x7F4 + 0x3C4)
    default: nil
    }
  }

  private static func scalar(_ value: UInt32) -> Character? {
    Unicode.Scalar(value).map(Character.init)
  }

  private static let cyrillic = Array("юабцдефгхийклмнопярстужвьызшэщчъ")

  /// The letters of a US keyboard by key number, which Linux gives to places.
  private static let positions: [UInt8: Character] = {
    var table: [UInt8: Character] = [:]
    for (first, letters) in [(24, "qwertyuiop[]"), (38, "asdfghjkl;'"), (52, "zxcvbnm,./")] {
      for (offset, letter) in letters.enumerated() { table[UInt8(first + offset)] = letter }
    }
    return table
  }()

  private static let named: [UInt32: SceneGraph.KeyCode] = {
    let table: [(Int32, SceneGraph.KeyCode)] = [
      (XK_Up, .upArrow), (XK_KP_Up, .upArrow), (XK_Down, .downArrow), (XK_KP_Down, .downArrow),
      (XK_Left, .leftArrow), (XK_KP_Left, .leftArrow), (XK_Right, .rightArrow),
      (XK_KP_Right, .rightArrow), (XK_Tab, .tab), (XK_KP_Tab, .tab), (XK_ISO_Left_Tab, .tab),
      (XK_Return, .return), (XK_KP_Enter, .return), (XK_ISO_Enter, .return), (XK_KP_Space, .space),
      (XK_Escape, .escape), (Int32(XF86XK_Back), .escape), (XK_BackSpace, .delete),
      (XK_Delete, .forwardDelete), (XK_KP_Delete, .forwardDelete), (XK_Home, .home),
      (XK_KP_Home, .home), (XK_End, .end), (XK_KP_End, .end), (XK_Page_Up, .pageUp),
      (XK_KP_Page_Up, .pageUp), (XK_Page_Down, .pageDown), (XK_KP_Page_Down, .pageDown),
    ]
    return Dictionary(uniqueKeysWithValues: table.map { (UInt32($0), $1) })
  }()
}
