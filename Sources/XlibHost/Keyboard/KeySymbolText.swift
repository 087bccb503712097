import CX11

/// What symbols type: the characters of the X protocol's own tables (Appendix A, "Keysym encoding").
enum KeySymbolText {
  /// The character of a symbol; nil for one that types nothing.
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
    // These keep the order of their Unicode blocks; the final sigma is where the block has it.
    case 0x5AC...0x5F2: scalar(symbol + 0x60)
    case 0x7C1...0x7D1: scalar(symbol - 0x7C1 + 0x391)
    case 0x7D2: "Σ"
    case 0x7D4...0x7D9: scalar(symbol - 0x7D4 + 0x3A4)
    case 0x7E1...0x7F1: scalar(symbol - 0x7E1 + 0x3B1)
    case 0x7F2: "σ"
    case 0x7F3: "ς"
    case 0x7F4...0x7F9: scalar(symbol - 0x7F4 + 0x3C4)
    case 0xCE0...0xCFA: scalar(symbol - 0xCE0 + 0x5D0)
    case 0xDA1...0xDF9: scalar(symbol - 0xDA1 + 0xE01)
    // Cyrillic capitals and small letters, in the order of KOI8.
    case 0x6C0...0x6DF: cyrillic[Int(symbol - 0x6C0)]
    case 0x6E0...0x6FF: Character(cyrillic[Int(symbol - 0x6E0)].uppercased())
    default: listed(symbol)
    }
  }

  private static func scalar(_ value: UInt32) -> Character? {
    Unicode.Scalar(value).map(Character.init)
  }

  private static let cyrillic = Array("юабцдефгхийклмнопярстужвьызшэщчъ")

  private static func listed(_ symbol: UInt32) -> Character? {
    for row in rows where symbol >= row.first {
      let index = Int(symbol - row.first)
      guard index < row.characters.count else { continue }
      return row.characters[index] == "." ? nil : row.characters[index]
    }
    return nil
  }

  /// Runs of symbols that follow no Unicode block; a full stop means no character.
  private static let rows: [(first: UInt32, characters: [Character])] = [
    (0x1A1, Array("Ą˘Ł.ĽŚ..ŠŞŤŹ.ŽŻ.ą˛ł.ľśˇ.šşťź˝žżŔ..Ă.ĹĆ.Č.Ę.Ě..ĎĐŃŇ..Ő..ŘŮ.Ű..Ţ.")),
    (0x1E0, Array("ŕ..ă.ĺć.č.ę.ě..ďđńň..ő..řů.ű..ţ˙")),
    (0x2A1, Array("Ħ....Ĥ..İ.ĞĴ....ħ....ĥ..ı.ğĵ........ĊĈ..............Ġ..Ĝ....ŬŜ.")),
    (0x2E0, Array(".....ċĉ..............ġ..ĝ....ŭŝ")),
    (0x3A2, Array("ĸŖ.ĨĻ...ĒĢŦ......ŗ.ĩļ...ēģŧŊ.ŋĀ......Į....Ė..Ī.ŅŌĶ.....Ų...ŨŪ.")),
    (0x3E0, Array("ā......į....ė..ī.ņōķ.....ų...ũū")),
    (0x6A1, Array("ђѓёєѕіїјљњћќґўџ№ЂЃЁЄЅІЇЈЉЊЋЌҐЎЏ")),
    (0x7A1, Array("ΆΈΉΊΪ.ΌΎΫ.Ώ..΅―.άέήίϊΐόύϋΰώ")),
    (0xAA9, Array("—–")), (0xAAE, Array("…")), (0xAC9, Array("™")), (0xAD0, Array("‘’“”")),
    (0xAD6, Array("′″")), (0xAFD, Array("‚„")),
    (0x13BC, Array("ŒœŸ")),
  ]
}
