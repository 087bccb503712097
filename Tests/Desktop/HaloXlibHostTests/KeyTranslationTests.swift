import CHaloX11
import HaloHosting
import Testing

@testable import HaloXlibHost

/// The symbols of a key that has one symbol regardless of modifiers.
private func plain(_ symbol: Int32) -> KeySymbols {
  KeySymbols(effective: UInt32(symbol), base: UInt32(symbol), latin: 0, keycode: 0)
}

private func key(
  _ effective: UInt32, base: UInt32, latin: UInt32 = 0, keycode: UInt8 = 0,
  _ modifiers: KeyModifierFlags = []
) -> Key {
  KeyTranslation.key(
    KeySymbols(effective: effective, base: base, latin: latin, keycode: keycode),
    modifiers: modifiers)
}

struct KeyTranslationTests {
  @Test(arguments: [
    (XK_Up, HaloHosting.KeyCode.upArrow), (XK_Down, .downArrow), (XK_Left, .leftArrow),
    (XK_Right, .rightArrow), (XK_KP_Up, .upArrow), (XK_KP_Down, .downArrow),
    (XK_KP_Left, .leftArrow), (XK_KP_Right, .rightArrow), (XK_Tab, .tab), (XK_Return, .return),
    (XK_KP_Enter, .return), (XK_ISO_Enter, .return), (XK_space, .space), (XK_KP_Space, .space),
    (XK_Escape, .escape), (Int32(XF86XK_Back), .escape), (XK_BackSpace, .delete),
    (XK_Delete, .forwardDelete), (XK_KP_Delete, .forwardDelete), (XK_Home, .home),
    (XK_KP_Home, .home), (XK_End, .end), (XK_KP_End, .end), (XK_Page_Up, .pageUp),
    (XK_KP_Page_Up, .pageUp), (XK_Page_Down, .pageDown), (XK_KP_Page_Down, .pageDown),
    (XK_F1, .function(1)), (XK_F24, .function(24)), (XK_KP_F4, .function(4)),
    (XK_a, .character("a")), (XK_7, .character("7")), (XK_odiaeresis, .character("ö")),
    (XK_Menu, .other(UInt32(XK_Menu))), (XK_Select, .select), (XF86XK_Select, .select),
    (XF86XK_AudioPlay, .playPause),
    (XK_Shift_L, .modifier(.shift)), (XK_Shift_R, .modifier(.shift)),
    (XK_Control_L, .modifier(.control)), (XK_Control_R, .modifier(.control)),
    (XK_Alt_L, .modifier(.alternate)), (XK_Alt_R, .modifier(.alternate)),
    (XK_Meta_L, .modifier(.alternate)), (XK_Super_L, .modifier(.command)),
    (XK_Super_R, .modifier(.command)), (XK_Caps_Lock, .modifier(.alphaShift)),
    (XK_ISO_Level3_Shift, .other(UInt32(XK_ISO_Level3_Shift))),
    (XK_Hyper_L, .other(UInt32(XK_Hyper_L))), (XK_Num_Lock, .other(UInt32(XK_Num_Lock))),
  ])
  func `each symbol is translated to its key code`(symbol: Int32, code: HaloHosting.KeyCode) {
    let key = KeyTranslation.key(plain(symbol), modifiers: [])
    #expect(key.keyCode == code)
    #expect(key.modifierFlags == [])
  }

  @Test func `the symbol for back tab is Shift-Tab`() {
    let tab = UInt32(XK_Tab)
    let backTab = UInt32(XK_ISO_Left_Tab)
    #expect(key(backTab, base: tab, .shift) == Key(.tab, modifierFlags: .shift))
    #expect(key(backTab, base: backTab) == Key(.tab, modifierFlags: .shift))
  }

  @Test func `Shift changes the text of a key and not its key code`() {
    #expect(
      key(0x21, base: 0x31, .shift)
        == Key(.character("1"), modifierFlags: .shift, characters: "!"))
    #expect(
      key(0x41, base: 0x61, .shift)
        == Key(.character("a"), modifierFlags: .shift, characters: "A"))
  }

  @Test func `Num Lock decides whether a keypad key is a digit or an arrow`() {
    let four = UInt32(XK_KP_4)
    let left = UInt32(XK_KP_Left)
    #expect(key(left, base: left) == Key(.leftArrow))
    #expect(
      key(four, base: left)
        == Key(.character("4"), modifierFlags: .numericPad, characters: "4"))
    #expect(key(UInt32(XK_KP_Multiply), base: UInt32(XK_KP_Multiply)).characters == "*")
  }

  @Test func `a key without a Latin letter takes its key code from a Latin layout`() {
    let ka = UInt32(XK_Cyrillic_ka)
    #expect(
      key(ka, base: ka, latin: 0x72) == Key(.character("r"), modifierFlags: [], characters: "к"))
    #expect(key(UInt32(XK_Cyrillic_KA), base: ka, latin: 0x72, .shift).characters == "К")
  }

  @Test(arguments: [
    (XK_kana_A, Character("a"), "ア"), (XK_Hangul_Kiyeog, "r", "ㄱ"), (XK_Arabic_sheen, "a", "ش"),
  ])
  func `a key of a non-Latin script has the key code of a Latin letter and types its own text`(
    symbol: Int32, latin: Character, typed: String
  ) throws {
    let value = try #require(latin.asciiValue)
    #expect(
      key(UInt32(symbol), base: UInt32(symbol), latin: UInt32(value))
        == Key(.character(latin), characters: typed))
  }

  @Test func `the physical position of a key gives its letter if there is no Latin layout`() {
    let ka = UInt32(XK_Cyrillic_ka)
    #expect(key(ka, base: ka, keycode: 27).keyCode == .character("r"))
    #expect(key(ka, base: ka, keycode: 200).keyCode == .character("к"))
  }

  @Test func `a Latin letter of the active layout takes precedence over the key's position`() {
    // AZERTY has "a" where QWERTY has "q".
    #expect(key(0x61, base: 0x61, latin: 0x71, keycode: 24).keyCode == .character("a"))
  }

  @Test func `an accented Latin letter is its own key code, whatever the key's position`() {
    let hacek = UInt32(XK_ccaron)
    #expect(key(hacek, base: hacek, latin: 0x34, keycode: 47).keyCode == .character("č"))
  }

  @Test func `a symbol typed with AltGr is a separate key and no shortcut of the key's letter`() {
    // AltGr-Q and AltGr-E of a German keyboard.
    for (symbol, character) in [(UInt32(0x40), Character("@")), (UInt32(XK_EuroSign), "€")] {
      let symbols = KeySymbols(
        effective: symbol, base: symbol, latin: 0x71, keycode: 24, isFurther: true)
      #expect(
        KeyTranslation.key(symbols, modifiers: .control)
          == Key(
            .character(character), modifierFlags: .control, characters: String(character)))
    }
  }

  @Test func `the text from an input method replaces the text of a key`() {
    let plain = Key(.character("s"), characters: "ㄴ")
    #expect(KeyTranslation.key(plain, typing: "n") == Key(.character("s"), characters: "n"))
    let other = Key(.other(0xDE0), modifierFlags: .shift)
    #expect(
      KeyTranslation.key(other, typing: "Ა")
        == Key(.character("ა"), modifierFlags: .shift, characters: "Ა"))
    // Control characters, and keys that have their own names, type nothing.
    #expect(KeyTranslation.key(Key(.return), typing: "\r") == Key(.return))
    #expect(KeyTranslation.key(Key(.return), typing: "x") == Key(.return))
    #expect(KeyTranslation.key(plain, typing: "\u{3}") == plain)
    #expect(KeyTranslation.key(plain, typing: "") == plain)
  }

  @Test func `symbols type their characters`() {
    #expect(KeySymbol.character(of: UInt32(XK_Greek_omega)) == "ω")
    #expect(KeySymbol.character(of: UInt32(XK_Greek_SIGMA)) == "Σ")
    #expect(KeySymbol.character(of: UInt32(XK_Greek_finalsmallsigma)) == "ς")
    #expect(KeySymbol.character(of: UInt32(XK_Cyrillic_YA)) == "Я")
    #expect(KeySymbol.character(of: UInt32(XK_Cyrillic_io)) == "ё")
    #expect(KeySymbol.character(of: UInt32(XK_EuroSign)) == "€")
    #expect(KeySymbol.character(of: UInt32(XK_ccaron)) == "č")
    #expect(KeySymbol.character(of: UInt32(XK_Lstroke)) == "Ł")
    #expect(KeySymbol.character(of: UInt32(XK_abovedot)) == "˙")
    #expect(KeySymbol.character(of: UInt32(XK_gbreve)) == "ğ")
    #expect(KeySymbol.character(of: UInt32(XK_scircumflex)) == "ŝ")
    #expect(KeySymbol.character(of: UInt32(XK_umacron)) == "ū")
    #expect(KeySymbol.character(of: UInt32(XK_kra)) == "ĸ")
    #expect(KeySymbol.character(of: UInt32(XK_Ukrainian_ghe_with_upturn)) == "ґ")
    #expect(KeySymbol.character(of: UInt32(XK_Serbian_DZE)) == "Џ")
    #expect(KeySymbol.character(of: UInt32(XK_Greek_omegaaccent)) == "ώ")
    #expect(KeySymbol.character(of: UInt32(XK_Greek_ALPHAaccent)) == "Ά")
    #expect(KeySymbol.character(of: UInt32(XK_hebrew_taw)) == "ת")
    #expect(KeySymbol.character(of: UInt32(XK_Arabic_comma)) == "،")
    #expect(KeySymbol.character(of: UInt32(XK_Arabic_yeh)) == "ي")
    #expect(KeySymbol.character(of: 0xDA1) == "ก")
    #expect(KeySymbol.character(of: 0xDF9) == "๙")
    #expect(KeySymbol.character(of: 0xAFE) == "„")
    #expect(KeySymbol.character(of: UInt32(XK_OE)) == "Œ")
    #expect(KeySymbol.character(of: UInt32(XK_dead_acute)) == nil)
    #expect(KeySymbol.character(of: 0x0101_F600) == "😀")
    #expect(KeySymbol.character(of: UInt32(XK_Shift_L)) == nil)
  }

  @Test(arguments: [
    (XK_kana_A, "ア"), (XK_kana_fullstop, "。"), (XK_prolongedsound, "ー"),
    (XK_Hangul_Kiyeog, "ㄱ"), (XK_Hangul_AE, "ㅐ"), (XK_Korean_Won, "₩"), (XK_overline, "‾"),
    (XK_Farsi_yeh, "ی"), (XK_Arabic_percent, "٪"), (XK_Armenian_ayb, "ա"), (XK_Georgian_an, "ა"),
    (0x8BC, "≤"), (0xAE6, "•"), (0xAB0, "⅓"), (XK_KP_Space, " "), (XK_KP_Decimal, "."),
  ])
  func `a symbol of any script or sign types its character`(symbol: Int32, text: String) {
    #expect(KeySymbol.character(of: UInt32(symbol)).map(String.init) == text)
  }

  @Test(arguments: [
    XK_BackSpace, XK_Tab, XK_Linefeed, XK_Clear, XK_Return, XK_Escape, XK_Delete, XK_KP_Enter,
    XK_KP_Tab, 0x0100_0008, 0x0100_007F, 0x0100_0085, 0x0100_D800, 0x0111_0000, 0x5AD, 0,
  ])
  func `a symbol that is no character types nothing`(symbol: Int32) {
    #expect(KeySymbol.character(of: UInt32(symbol)) == nil)
  }
}

struct ModifierTests {
  @Test func `Caps Lock, Num Lock and the layout group are not modifiers`() {
    let locks = UInt32(LockMask | Mod2Mask) | 0x2000
    #expect(ModifierMasks().flags(locks) == [])
    #expect(ModifierMasks().flags(locks | UInt32(ShiftMask)) == .shift)
  }

  @Test func `modifiers follow the bits that the keymap gives them`() {
    var masks = ModifierMasks()
    masks.alternate = UInt32(Mod3Mask)
    masks.command = UInt32(Mod1Mask)
    #expect(masks.flags(UInt32(Mod1Mask | ControlMask)) == [.command, .control])
    #expect(masks.flags(UInt32(Mod3Mask)) == .alternate)
    #expect(masks.flags(UInt32(Mod4Mask)) == [])
  }

  @Test func `a key vector has one bit for each key`() {
    var bytes = [UInt8](repeating: 0, count: 32)
    bytes[14] = 0b0000_0100
    let vector = KeyVector(bytes: bytes)
    #expect(vector.contains(114))
    #expect(!vector.contains(113))
    #expect(!KeyVector(bytes: []).contains(114))
  }
}
