import HaloHosting
import HaloLocalization

/// The names of keys: in words (HIG, Keyboards), and as printed on keycaps.
enum KeyCapName {
  struct Modifier {
    var flag: KeyModifierFlags
    var word: String
    /// The symbol on a Mac's key; `label` is the one on a PC's.
    var symbol: String
    var label: String

    func cap(on scheme: ModifierScheme) -> String {
      scheme == .mac ? symbol : KeyCapName.localized(label)
    }
  }

  /// The modifiers in the order in which they are named.
  static let modifiers = [
    Modifier(flag: .tab, word: "Tab", symbol: "⇥", label: "Tab"),
    Modifier(flag: .control, word: "Control", symbol: "⌃", label: "Ctrl"),
    Modifier(flag: .alternate, word: "Option", symbol: "⌥", label: "Alt"),
    Modifier(flag: .shift, word: "Shift", symbol: "⇧", label: "Shift"),
    Modifier(flag: .command, word: "Command", symbol: "⌘", label: "Super"),
  ]

  /// The keys with their words and their labels on a PC's keyboard; see `macLabels` for a Mac's.
  private static let keys: [(word: String, input: String, label: String)] = [
    ("Space", KeyCommand.inputSpace, "Space"), ("Tab", KeyCommand.inputTab, "Tab"),
    ("Return", KeyCommand.inputReturn, "Return"), ("Esc", KeyCommand.inputEscape, "Esc"),
    ("Delete", KeyCommand.inputDelete, "⌫"),
    ("Forward delete", KeyCommand.inputForwardDelete, "⌦"),
    ("Up arrow", KeyCommand.inputUpArrow, "↑"), ("Down arrow", KeyCommand.inputDownArrow, "↓"),
    ("Left arrow", KeyCommand.inputLeftArrow, "←"),
    ("Right arrow", KeyCommand.inputRightArrow, "→"), ("Home", KeyCommand.inputHome, "Home"),
    ("End", KeyCommand.inputEnd, "End"), ("Page up", KeyCommand.inputPageUp, "PgUp"),
    ("Page down", KeyCommand.inputPageDown, "PgDn"), ("Grave accent", "`", "`"),
    ("Hyphen", "-", "−"), ("Left bracket", "[", "["), ("Right bracket", "]", "]"),
    ("Pipe", "|", "|"), ("Colon", ":", ":"), ("Semicolon", ";", ";"), ("Comma", ",", ","),
    ("Period", ".", "."), ("Question mark", "?", "?"), ("Forward slash", "/", "/"),
    ("Equal sign", "=", "="), ("Plus", "+", "+"), ("Backslash", "\\", "\\"),
    ("Quotation mark", "\"", "\""), ("Apostrophe", "'", "'"), ("Less than", "<", "<"),
    ("Greater than", ">", ">"), ("Left brace", "{", "{"), ("Right brace", "}", "}"),
    ("Tilde", "~", "~"), ("Underscore", "_", "_"),
  ]

  static let inputs = Dictionary(uniqueKeysWithValues: keys.map { ($0.word, $0.input) })
  private static let words = Dictionary(uniqueKeysWithValues: keys.map { ($0.input, $0.word) })
  private static let labels = Dictionary(uniqueKeysWithValues: keys.map { ($0.input, $0.label) })
  /// The symbols on a Mac's keyboard for keys that have a word on a PC's.
  private static let macLabels = [KeyCommand.inputTab: "⇥", KeyCommand.inputReturn: "↩"]

  static func word(for input: String) -> String { words[input] ?? capital(input) }

  /// Returns the label of a key; every hint, list and panel shows a key by this label.
  static func label(for input: String, on scheme: ModifierScheme) -> String {
    if scheme == .mac, let symbol = macLabels[input] { return symbol }
    return labels[input].map(localized) ?? capital(input)
  }

  /// Returns the label of a key as it is printed on keyboards for the language of the person.
  static func localized(_ label: String) -> String {
    switch label {
    case "Ctrl": Localization.text("Ctrl", context: "key")
    case "Alt": Localization.text("Alt", context: "key")
    case "Super": Localization.text("Super", context: "key")
    case "Shift": Localization.text("Shift", context: "key")
    case "Tab": Localization.text("Tab", context: "key")
    case "Return": Localization.text("Return", context: "key")
    case "Space": Localization.text("Space", context: "key")
    case "Esc": Localization.text("Esc", context: "key")
    case "Home": Localization.text("Home", context: "key")
    case "End": Localization.text("End", context: "key")
    case "PgUp": Localization.text("PgUp", context: "key")
    case "PgDn": Localization.text("PgDn", context: "key")
    default: label
    }
  }

  private static func capital(_ input: String) -> String {
    input.count == 1 ? input.uppercased() : input
  }

  /// The characters that keys type with Shift, by those they type without it, on the US keyboard by
  /// which shortcuts are named.
  ///
  /// Digits keep their names, as in Shift-Command-3 (HIG, Keyboards), because the characters above
  /// them differ between keyboard layouts.
  static let upper: [String: String] = [
    "`": "~", "-": "_", "=": "+", "[": "{", "]": "}", "\\": "|", ";": ":", "'": "\"", ",": "<",
    ".": ">", "/": "?",
  ]
  static let lower = Dictionary(uniqueKeysWithValues: upper.map { ($1, $0) })
}

extension KeyModifierFlags {
  /// Returns the labels of the modifier keys on a kind of keyboard, whatever they stand for, in the
  /// order Tab, Control, Option, Shift, Command.
  package func caps(on scheme: ModifierScheme) -> [String] {
    KeyCapName.modifiers.filter { contains($0.flag) }.map { $0.cap(on: scheme) }
  }
}
