import Foundation

/// An unknown name of a key.
///
/// A name is spelled as in walks and on the command line: any name that X has for a key symbol
/// (keysym), after the names of modifiers (`shift+Tab`, `ctrl+alt+Down`, `g`, `bracketleft`,
/// `XF86Back`).
public struct KeyNameError: Error, Equatable, CustomStringConvertible {
  /// The unknown name.
  public let name: String

  /// A line with the names that are accepted.
  public var description: String {
    "unknown key “\(name)”: use X names such as Tab, shift+Tab, Up, Down, Left, Right, Return,"
      + " space, Escape, Home, End, Page_Up, Page_Down, F1, minus, or a single character"
  }
}

extension Key {
  private static let named = Dictionary(
    uniqueKeysWithValues: KeySpelling.keys.map { ($0.lowercased(), $1) })
  private static let modifiers = Dictionary(
    uniqueKeysWithValues: KeySpelling.modifiers.map { ($0, $1) })
  /// The names that may precede a plus sign: modifiers and Tab.
  private static let heldKeys = modifiers.merging([KeySpelling.heldTab.lowercased(): .tab]) { $1 }

  /// The names of keys that are no single characters, for suggestions.
  package static let commonNames =
    KeySpelling.keys.map(\.key) + (1...12).map { "F\($0)" } + ["minus", "plus"]
  /// The names that may precede a plus sign, for suggestions.
  package static let namesOfHeldKeys =
    KeySpelling.modifiers.map(\.key) + [KeySpelling.heldTab.lowercased()]

  /// Creates the key with a name; ignores case except in single characters and where X
  /// distinguishes symbols by it.
  ///
  /// `Agrave` is the capital of `agrave` and implies Shift, as `A` does.
  ///
  /// If a key types another text than its character, the text follows after `=`: `shift+1=!` is the
  /// key 1 of a US keyboard with Shift, `f=а` the Russian letter on the key F.
  ///
  /// - Throws: ``KeyNameError`` for an unknown name.
  public init(name: String) throws {
    var rest = Substring(name)
    var flags: KeyModifierFlags = []
    // The search goes by scalars, because a combining accent after the plus sign would merge with
    // it.
    while let plus = rest.unicodeScalars.firstIndex(of: "+"),
      let flag = Self.heldKeys[rest[..<plus].lowercased()]
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
      self.init(code, modifierFlags: flags)
    } else if rest.count == 1, let character = rest.first, !character.isWhitespace {
      if character.isUppercase { flags.insert(.shift) }
      self.init(
        .character(character.lowercasedForKey), modifierFlags: flags, characters: String(rest))
    } else if let symbol = KeySymbol.named(String(rest)) {
      self.init(symbol: symbol, modifierFlags: flags)
    } else if let key = Self.typing(rest) {
      self = key
      modifierFlags.formUnion(flags)
    } else {
      throw KeyNameError(name: name)
    }
  }

  /// Returns a key for a name followed by `=` and the text it types; nil for any other name.
  private static func typing(_ name: Substring) -> Key? {
    guard let first = name.first else { return nil }
    // The first character may itself be an equals sign.
    let second = name.index(after: name.startIndex)
    guard let sign = name.unicodeScalars[second...].firstIndex(of: "=") else { return nil }
    var key = Key(.character(first.lowercasedForKey))
    if sign != second {
      guard let symbol = KeySymbol.named(String(name[..<sign])) else { return nil }
      key = Key(symbol: symbol)
      guard case .character = key.keyCode else { return nil }
    }
    key.characters = String(name[name.unicodeScalars.index(after: sign)...])
    return key
  }

  /// Returns the modifier keys of a name such as `ctrl+alt`, in the order in which they are
  /// pressed.
  ///
  /// - Throws: ``KeyNameError`` if a part is not the name of a modifier.
  public static func modifiers(named name: String) throws -> [Key] {
    try name.split(separator: "+", omittingEmptySubsequences: false).map { part in
      guard let flag = modifiers[part.lowercased()] else { throw KeyNameError(name: name) }
      return Key(.modifier(flag))
    }
  }

  /// Returns the keys of a text, separated by white space or commas; see `init(name:)`.
  public static func sequence(_ text: String) throws -> [Key] {
    try text.split { $0.isWhitespace || $0 == "," }.map { try Key(name: String($0)) }
  }
}
