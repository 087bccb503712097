/// The names of keys: X's name if there is one, and further accepted ones.
///
/// The first of several names for a key is the one that Halo prints.
enum KeySpelling {
  static let keys: KeyValuePairs<String, KeyCode> = [
    "Up": .upArrow, "Down": .downArrow, "Left": .leftArrow, "Right": .rightArrow,
    "UpLeft": .upLeft, "UpRight": .upRight, "DownLeft": .downLeft, "DownRight": .downRight,
    "Tab": .tab, "Return": .return, "Enter": .return, "space": .space, "Escape": .escape,
    "Esc": .escape, "BackSpace": .delete, "Delete": .forwardDelete, "Home": .home, "End": .end,
    "Page_Up": .pageUp, "Page_Down": .pageDown, "XF86Select": .select,
    "XF86AudioPlay": .playPause,
  ]

  /// The names of modifiers, in the order in which a key's name lists them.
  static let modifiers: KeyValuePairs<String, KeyModifierFlags> = [
    "ctrl": .control, "control": .control, "alt": .alternate, "option": .alternate,
    "shift": .shift, "super": .command, "command": .command,
  ]

  /// The prefix of a key that is pressed while Tab is held, as in `Tab+f`: Tab is a modifier of
  /// full keyboard access.
  static let heldTab = "Tab"

  /// Returns the names of the numeric keypad's keys that type this character.
  static func keypad(_ character: Character) -> [String] {
    KeySymbol.keypad.filter { KeySymbol.character(of: $0) == character }
      .compactMap(KeySymbol.name)
  }
}

extension Key {
  /// A name that `Key(name:)` reads as this key; nil if the key has no name.
  ///
  /// The name preserves key code, modifiers and, for a character key, the text it types. Keys
  /// without meaning, Caps Lock, and a modifier that is pressed while others are held have no name.
  package var name: String? { spellings.first { Self.reads($0, as: self) } }

  /// The candidates for the name, shortest first.
  private var spellings: [String] {
    let prefix = Self.prefix(modifierFlags)
    switch keyCode {
    case .other: return []
    case .function(let number): return ["\(prefix)F\(number)"]
    case .modifier(let flag):
      return KeySpelling.modifiers.first { $0.value == flag }.map { [$0.key] } ?? []
    case .character(let character):
      // A capital letter implies Shift.
      let capital = Self.prefix(modifierFlags.subtracting(.shift)) + characters
      var keys = [String(character)]
      if modifierFlags.contains(.numericPad) {
        keys = KeySpelling.keypad(character)
      }
      return [capital] + keys.map { prefix + $0 } + keys.map { "\(prefix)\($0)=\(characters)" }
    default:
      return KeySpelling.keys.first { $0.value == keyCode }.map { [prefix + $0.key] } ?? []
    }
  }

  private static func prefix(_ flags: KeyModifierFlags) -> String {
    var rest = flags
    var prefix = ""
    for (name, flag) in KeySpelling.modifiers where rest.remove(flag) != nil {
      prefix += name + "+"
    }
    if rest.contains(.tab) { prefix += KeySpelling.heldTab + "+" }
    return prefix
  }

  private static func reads(_ name: String, as key: Key) -> Bool {
    guard let read = try? Key(name: name), read.keyCode == key.keyCode,
      read.modifierFlags == key.modifierFlags
    else { return false }
    if case .character = key.keyCode { return read.characters == key.characters }
    return true
  }
}
