import FocusGeometry
import Foundation
import HaloHosting

extension KeyCode {
  private static let inputs: [String: KeyCode] = [
    KeyCommand.inputUpArrow: .upArrow, KeyCommand.inputDownArrow: .downArrow,
    KeyCommand.inputLeftArrow: .leftArrow, KeyCommand.inputRightArrow: .rightArrow,
    KeyCommand.inputEscape: .escape, KeyCommand.inputPageUp: .pageUp,
    KeyCommand.inputPageDown: .pageDown, KeyCommand.inputHome: .home, KeyCommand.inputEnd: .end,
    KeyCommand.inputDelete: .delete, KeyCommand.inputForwardDelete: .forwardDelete,
    KeyCommand.inputTab: .tab, KeyCommand.inputReturn: .return, "\n": .return,
    KeyCommand.inputSpace: .space,
  ]

  /// The inputs by the keys that they name; for Return, that of ``KeyCommand/inputReturn``.
  private static let inputsByKey = Dictionary(
    inputs.map { ($1, $0) }, uniquingKeysWith: { $0 == "\n" ? $1 : $0 })

  /// The `input` of a command that names the key; nil for keys that no command names.
  var input: String? {
    switch self {
    case .character(let character): String(character)
    case .function(let number): KeyCommand.inputFunction(number)
    default: Self.inputsByKey[self]
    }
  }

  /// Creates the key that a command's `input` names; nil if it names none.
  package init?(input: String) {
    if let code = Self.inputs[input] {
      self = code
    } else if input.count == 1, let character = input.lowercased().first {
      self = .character(character)
    } else if input.first == "F", let number = Int(input.dropFirst()), (1...24).contains(number) {
      self = .function(number)
    } else {
      return nil
    }
  }
}

extension KeyCommand {
  /// The inputs that are swapped in right-to-left layouts (Apple, UIKeyCommand documentation).
  private static let mirrored: [String: String] = [
    "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(", "<": ">", ">": "<",
    inputLeftArrow: inputRightArrow, inputRightArrow: inputLeftArrow,
  ]

  /// Returns `input` for a layout direction, mirrored if necessary.
  public func input(in direction: LayoutDirection) -> String {
    guard direction == .rightToLeft, allowsAutomaticMirroring else { return input }
    return Self.mirrored[input] ?? input
  }

  /// Returns the key with the modifiers that are held for it; nil if ``input`` names no key.
  package func key(scheme: ModifierScheme, direction: LayoutDirection) -> Key? {
    let input = input(in: direction)
    guard let code = KeyCode(input: input) else { return nil }
    let flags = scheme.pressed(for: modifierFlags)
    guard case .character = code else { return Key(code, modifierFlags: flags) }
    return Key(code, modifierFlags: flags, characters: input)
  }

  /// Whether this key triggers the command.
  public func matches(
    _ key: Key, scheme: ModifierScheme, direction: LayoutDirection = .leftToRight
  ) -> Bool {
    let input = input(in: direction)
    let pressed = key.modifierFlags.intersection(.chord)
    let wanted = scheme.pressed(for: modifierFlags)
    if pressed == wanted, KeyCode(input: input) == key.keyCode { return true }
    // Another key may type the character in this layout, and may need Shift.
    guard allowsAutomaticLocalization, case .character(let character) = KeyCode(input: input),
      key.characters == input, !character.isLetter
    else { return false }
    return pressed.subtracting(.shift) == wanted.subtracting(.shift)
  }
}
