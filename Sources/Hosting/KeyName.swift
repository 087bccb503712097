import Foundation

/// A key spelled as in walks and on the command line: X keysym names, modifiers before
/// (`shift+Tab`, `ctrl+alt+Down`, `g`).
public struct KeyNameError: Error, Equatable, CustomStringConvertible {
  /// As it was spelled.
  public let name: String

  /// One line that says which names there are.
  public var description: String {
    "unknown key “\(name)”: use X names such as Tab, shift+Tab, Up, Down, Left, Right, Return,"
      + " space, Escape, Home, End, Page_Up, Page_Down, F1 or a single character"
  }
}

extension Key {
  private static let named = Dictionary(
    uniqueKeysWithValues: KeySpelling.keys.map { ($0.lowercased(), $1) })
  private static let keypad = Dictionary(
    uniqueKeysWithValues: KeySpelling.keypad.map { ($0.lowercased(), $1) })
  private static let modifiers = Dictionary(
    uniqueKeysWithValues: KeySpelling.modifiers.map { ($0, $1) })

  /// Names are compared without case, except single characters.
  ///
  /// A key that types something else than its character alone tells has that after `=`:
  /// `shift+1=!` is the key 1 of a US keyboard with Shift, `f=а` the Russian letter on the key F.
  ///
  /// - Throws: ``KeyNameError`` for a name that is none.
  public init(name: String) throws {
    var rest = Substring(name)
    var flags: KeyModifierFlags = []
    // By scalars: a combining accent after the sign would make it another character.
    while let plus = rest.unicodeScalars.firstIndex(of: "+"),
      let flag = Self.modifiers[rest[..<plus].lowercased()]
    {
      let next = rest.unicodeScalars.index(after: plus)
      guard next < rest.endIndex else { break }
      flags.insert(flag)
      rest = rest[next...]
    }
    let lower = rest.lowercased()
    if let flag = Self.modifiers[lower], name.lowercased() == lower {
      self.init(.modifier(flag))
    } else if let code = Self.named[lower] {
      if lower == "iso_left_tab" { flags.insert(.shift) }
      self.init(code, modifierFlags: flags)
    } else if lower.first == "f", let number = Int(lower.dropFirst()), (1...24).contains(number) {
      self.init(.function(number), modifierFlags: flags)
    } else if rest.count == 1, let character = rest.first, !character.isWhitespace {
      let isUpper = character.isUppercase
      if isUpper { flags.insert(.shift) }
      self.init(
        .character(Character(character.lowercased())), modifierFlags: flags,
        characters: String(rest))
    } else if let (key, typed) = Self.typing(rest) {
      self = key
      modifierFlags.formUnion(flags)
      if let typed { characters = typed }
    } else {
      throw KeyNameError(name: name)
    }
  }

  /// A key of the keypad, or one with what it types after `=`; nil for what is neither.
  private static func typing(_ name: Substring) -> (key: Key, typed: String?)? {
    guard let first = name.first else { return nil }
    // The first character may be the sign itself.
    let second = name.index(after: name.startIndex)
    let sign = name.unicodeScalars[second...].firstIndex(of: "=")
    let typed = sign.map { String(name[name.unicodeScalars.index(after: $0)...]) }
    if let character = keypad[name[..<(sign ?? name.endIndex)].lowercased()] {
      let key = Key(
        .character(character), modifierFlags: .numericPad, characters: String(character))
      return (key, typed)
    }
    guard sign == second else { return nil }
    return (Key(.character(Character(first.lowercased()))), typed)
  }

  /// Modifier keys by themselves, joined by `+` (`ctrl+alt`), in the order in which they are
  /// pressed.
  ///
  /// - Throws: ``KeyNameError`` for a name that is none of a modifier.
  public static func modifiers(named name: String) throws -> [Key] {
    try name.split(separator: "+", omittingEmptySubsequences: false).map { part in
      guard let flag = modifiers[part.lowercased()] else { throw KeyNameError(name: name) }
      return Key(.modifier(flag))
    }
  }

  /// Keys separated by white space or commas; see `init(name:)`.
  public static func sequence(_ text: String) throws -> [Key] {
    try text.split { $0.isWhitespace || $0 == "," }.map { try Key(name: String($0)) }
  }
}
