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
  private static let named: [String: KeyCode] = [
    "up": .upArrow, "down": .downArrow, "left": .leftArrow, "right": .rightArrow,
    "upleft": .upLeft, "upright": .upRight, "downleft": .downLeft, "downright": .downRight,
    "tab": .tab, "iso_left_tab": .tab, "return": .return, "enter": .return,
    "kp_enter": .return, "space": .space, "escape": .escape, "esc": .escape,
    "backspace": .delete, "delete": .forwardDelete, "home": .home, "end": .end,
    "page_up": .pageUp, "prior": .pageUp, "page_down": .pageDown, "next": .pageDown,
    "xf86select": .select, "xf86audioplay": .playPause,
  ]

  private static let modifiers: [String: KeyModifierFlags] = [
    "shift": .shift, "ctrl": .control, "control": .control, "alt": .alternate,
    "option": .alternate, "super": .command, "command": .command,
  ]

  /// Names are compared without case, except single characters.
  ///
  /// - Throws: ``KeyNameError`` for a name that is none.
  public init(name: String) throws {
    var rest = Substring(name)
    var flags: KeyModifierFlags = []
    while let plus = rest.firstIndex(of: "+"), rest.index(after: plus) < rest.endIndex {
      guard let flag = Self.modifiers[rest[..<plus].lowercased()] else {
        throw KeyNameError(name: name)
      }
      flags.insert(flag)
      rest = rest[rest.index(after: plus)...]
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
    } else {
      throw KeyNameError(name: name)
    }
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
