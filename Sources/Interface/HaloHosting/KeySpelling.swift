/// The names of keys: X's where X has one, and others that are understood.
///
/// The first of several names for one key is the one that Halo prints.
enum KeySpelling {
  static let keys: KeyValuePairs<String, KeyCode> = [
    "Up": .upArrow, "Down": .downArrow, "Left": .leftArrow, "Right": .rightArrow,
    "UpLeft": .upLeft, "UpRight": .upRight, "DownLeft": .downLeft, "DownRight": .downRight,
    "Tab": .tab, "Return": .return, "Enter": .return, "space": .space, "Escape": .escape,
    "Esc": .escape, "BackSpace": .delete, "Delete": .forwardDelete, "Home": .home, "End": .end,
    "Page_Up": .pageUp, "Page_Down": .pageDown, "XF86Select": .select,
    "XF86AudioPlay": .playPause,
  ]

  /// In the order in which a name has them.
  static let modifiers: KeyValuePairs<String, KeyModifierFlags> = [
    "ctrl": .control, "control": .control, "alt": .alternate, "option": .alternate,
    "shift": .shift, "super": .command, "command": .command,
  ]

  /// Tab where another key is pressed while it is held, as in `Tab+f`: a modifier of full keyboard
  /// access.
  static let heldTab = "Tab"

  /// The names of the keys of the numeric keypad that type this character.
  static func keypad(_ character: Character) -> [String] {
    KeySymbol.keypad.filter { KeySymbol.character(of: $0) == character }
      .compactMap(KeySymbol.name)
  }
}

extension Key {
  /// A spelling that `Key(name:)` reads as this key; nil for one that has no name.
  ///
  /// Key code and modifiers come back, and so does what a key with a character types. Keys without
  /// meaning, Caps Lock, and a modifier that is pressed while others are held have no name.
  package var name: String? { spellings.first { Self.reads($0, as: self) } }

  /// What might be the name, the shortest first.
  private var spellings: [String] {
    let prefix = Self.prefix(modifierFlags)
    switch keyCode {
    case .other: return []
    case .function(let number): return ["\(prefix)F\(number)"]
    case .modifier(let flag):
      return KeySpelling.modifiers.first { $0.value == flag }.map { [$0.key] } ?? []
    case .character(let character):
      // A capital says that Shift is held.
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
