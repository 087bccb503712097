import Testing

@testable import HaloHosting

/// The names of keys, which can be read back.
struct KeySpellingTests {
  /// Every combination of Ctrl, Alt, Shift and Super, and Tab as a modifier.
  private static let chords =
    (0..<16).map { KeyModifierFlags(rawValue: $0 << 17) } + [.tab, [.tab, .shift]]

  private func expectBack(_ key: Key) throws {
    let name = try #require(key.name, "\(key) has no name")
    #expect(try Key(name: name) == key, "\(name)")
  }

  @Test func `a named key with any combination of modifiers can be read back from its name`() throws
  {
    for flags in Self.chords {
      for code in KeySpelling.keys.map(\.value) + (1...24).map(KeyCode.function) {
        try expectBack(Key(code, modifierFlags: flags))
      }
    }
    for flag in [KeyModifierFlags.shift, .control, .alternate, .command] {
      try expectBack(Key(.modifier(flag)))
    }
  }

  /// The characters of each key, alone and with Shift; Russian uses the keys of the US keyboard.
  private static let keyboards: [(name: String, keys: String, plain: String, shifted: String)] = [
    (
      "US", "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./",
      "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./",
      "~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:\"ZXCVBNM<>?"
    ),
    (
      "German", "^1234567890ß´qwertzuiopü+asdfghjklöä#<yxcvbnm,.-²³{[]}\\@€~|µ",
      "^1234567890ß´qwertzuiopü+asdfghjklöä#<yxcvbnm,.-²³{[]}\\@€~|µ",
      "°!\"§$%&/()=?`QWERTZUIOPÜ*ASDFGHJKLÖÄ'>YXCVBNM;:_²³{[]}ẞ@€~|µ"
    ),
    (
      "Russian", "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./",
      "ё1234567890-=йцукенгшщзхъ\\фывапролджэячсмитьбю.",
      "Ё!\"№;%:?*()_+ЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,"
    ),
  ]

  @Test(arguments: keyboards.indices)
  func `a character key can be read back together with the characters that it types`(index: Int)
    throws
  {
    let keyboard = Self.keyboards[index]
    let (keys, plain, shifted) = (
      Array(keyboard.keys), Array(keyboard.plain), Array(keyboard.shifted)
    )
    try #require(keys.count == plain.count && keys.count == shifted.count)
    for (place, key) in keys.enumerated() {
      for flags in Self.chords {
        // Caps Lock swaps the two, and some keys type nothing.
        for typed in [String(plain[place]), String(shifted[place]), ""] {
          try expectBack(Key(.character(key), modifierFlags: flags, characters: typed))
        }
      }
    }
  }

  @Test func `a keypad key can be read back whatever characters it types`() throws {
    for flags in Self.chords {
      for character in "0123456789+-*/.,=" {
        for typed in [String(character), ",", ""] {
          try expectBack(
            Key(
              .character(character), modifierFlags: flags.union(.numericPad), characters: typed))
        }
      }
    }
  }

  private static let names: [(String, Key)] = [
    ("Tab", Key(.tab)), ("ctrl+alt+shift+super+Page_Up", Key(.pageUp, modifierFlags: chords[15])),
    ("space", Key(.space, characters: " ")), ("ctrl", Key(.modifier(.control))),
    ("g", Key(.character("g"), characters: "g")),
    ("G", Key(.character("g"), modifierFlags: .shift, characters: "G")),
    ("ctrl+G", Key(.character("g"), modifierFlags: [.shift, .control], characters: "G")),
    ("shift+g", Key(.character("g"), modifierFlags: .shift, characters: "g")),
    ("g=G", Key(.character("g"), characters: "G")),
    ("shift+1=!", Key(.character("1"), modifierFlags: .shift, characters: "!")),
    ("+", Key(.character("+"), characters: "+")),
    ("ctrl++", Key(.character("+"), modifierFlags: .control, characters: "+")),
    ("shift++=*", Key(.character("+"), modifierFlags: .shift, characters: "*")),
    ("shift+==+", Key(.character("="), modifierFlags: .shift, characters: "+")),
    ("f=а", Key(.character("f"), characters: "а")),
    ("a=", Key(.character("a"))),
    ("ctrl+\u{301}", Key(.character("\u{301}"), modifierFlags: .control, characters: "\u{301}")),
    ("\u{A0}=\u{A0}", Key(.character("\u{A0}"), characters: "\u{A0}")),
    ("KP_5", Key(.character("5"), modifierFlags: .numericPad, characters: "5")),
    ("shift+KP_Add", Key(.character("+"), modifierFlags: [.numericPad, .shift], characters: "+")),
    ("KP_Decimal=,", Key(.character("."), modifierFlags: .numericPad, characters: ",")),
  ]

  @Test(arguments: names)
  func `the name of a key has the usual spelling, followed by its characters if they differ`(
    name: String, key: Key
  ) throws {
    #expect(key.name == name)
    #expect(try Key(name: name).keyCode == key.keyCode)
  }

  @Test(arguments: [
    Key(.other(0xFF67)), Key(.modifier(.alphaShift)), Key(.function(25)),
    Key(.modifier(.shift), modifierFlags: .control), Key(.tab, modifierFlags: .alphaShift),
    Key(.character("a"), modifierFlags: .numericPad, characters: "a"),
    Key(.character("A"), characters: "A"),
  ])
  func `a key that could not be read back has no name`(key: Key) {
    #expect(key.name == nil)
  }

  @Test(arguments: ["ab=c", "KP_Tab=a", "KP_=", "Tab=x", "ctrl+foo+a", "++", "shift+=a"])
  func `a malformed key name throws an error that contains it`(name: String) {
    #expect(throws: KeyNameError(name: name)) { try Key(name: name) }
  }
}
