import HaloDisplayList
import HaloHosting
import HaloKeyCommands

/// The effect of a key on edited text (HIG, Keyboards, the arrows, and the conventions of Linux).
package enum TextCommand: Hashable, Sendable {
  case insert(String)
  /// Moves by a character, to the side that the arrow shows.
  case step(TextLayoutDirection, extending: Bool)
  /// Moves by more than a character, to the side that the arrow shows.
  case leap(TextLayoutDirection, by: TextGranularity, extending: Bool)
  /// Moves to an end of the line in the order of the text, whichever side that is.
  case move(TextStorageDirection, by: TextGranularity, extending: Bool)
  /// Moves to the line above or below in a text with several lines.
  case stepByLine(TextStorageDirection, extending: Bool)
  /// Moves up or down by the visible height in a text with several lines.
  case page(TextStorageDirection, extending: Bool)
  /// Moves to an end of the paragraph, and from there to that of the next one, in a text with several
  /// lines.
  case moveByParagraph(TextStorageDirection, extending: Bool)
  /// Moves to an end of the whole text, if it has several lines.
  case moveToEnd(TextStorageDirection, extending: Bool)
  case delete(TextStorageDirection, by: TextGranularity)

  /// Creates the command of a key; nil for a key that neither types, edits nor moves the caret.
  ///
  /// Ctrl and Alt under `.pc`, and Option under `.mac`, move by words; Home, End and, under `.mac`,
  /// Command move to the ends. With up and down, Option moves by paragraphs and Command to the ends of
  /// the text, under `.pc` by the keys Alt and Ctrl.
  ///
  /// - Parameters:
  ///   - key: the key that went down.
  ///   - scheme: the keys that stand for Command and Option.
  ///   - hasSeveralLines: whether the text also handles up, down, pages and tabs.
  package init?(_ key: Key, scheme: ModifierScheme, hasSeveralLines: Bool = false) {
    let held = key.modifierFlags.intersection(.chord)
    let extending = held.contains(.shift)
    let modifiers = held.subtracting(.shift)
    guard let granularity = Self.granularity(modifiers, scheme: scheme) else { return nil }
    let isOption = modifiers == .alternate
    if hasSeveralLines,
      let command = Self.command(
        key.keyCode, granularity: granularity, isOption: isOption, extending: extending)
    {
      self = command
      return
    }
    switch key.keyCode {
    case .leftArrow, .rightArrow:
      let side: TextLayoutDirection = key.keyCode == .leftArrow ? .left : .right
      self =
        granularity == .character
        ? .step(side, extending: extending) : .leap(side, by: granularity, extending: extending)
    case .upArrow where extending || isOption, .downArrow where extending || isOption:
      // A single line is its only paragraph, and up and down go to its ends. With neither Shift nor
      // Option they move the focus.
      self = .move(key.keyCode == .upArrow ? .backward : .forward, by: .line, extending: extending)
    case .home, .end:
      self = .move(
        key.keyCode == .home ? .backward : .forward, by: .line, extending: extending)
    case .delete: self = .delete(.backward, by: granularity)
    case .forwardDelete where !extending: self = .delete(.forward, by: granularity)
    default:
      guard granularity == .character, let text = key.typedText else { return nil }
      self = .insert(text)
    }
  }

  /// Returns the command that a key has only in a text with several lines; nil if it has the same
  /// as in a single line.
  private static func command(
    _ code: KeyCode, granularity: TextGranularity, isOption: Bool, extending: Bool
  ) -> TextCommand? {
    let direction: TextStorageDirection
    switch code {
    case .upArrow, .home, .pageUp: direction = .backward
    case .downArrow, .end, .pageDown: direction = .forward
    case .tab: return granularity == .character && !extending ? .insert("\t") : nil
    default: return nil
    }
    switch (code, granularity) {
    case (.upArrow, .character), (.downArrow, .character):
      return .stepByLine(direction, extending: extending)
    case (.pageUp, .character), (.pageDown, .character):
      return .page(direction, extending: extending)
    case (.upArrow, _) where isOption, (.downArrow, _) where isOption:
      return .moveByParagraph(direction, extending: extending)
    // The word is that of the key Ctrl, which stands for Command.
    case (.upArrow, .line), (.downArrow, .line), (.upArrow, .word), (.downArrow, .word),
      (.home, .word), (.end, .word):
      return .moveToEnd(direction, extending: extending)
    default: return nil
    }
  }

  /// Returns the granularity for the held modifiers; nil for modifiers that text editing does not
  /// use.
  private static func granularity(
    _ held: KeyModifierFlags, scheme: ModifierScheme
  ) -> TextGranularity? {
    switch (scheme, held) {
    case (_, []): .character
    case (_, .alternate), (.pc, .control): .word
    case (.mac, .command): .line
    default: nil
    }
  }
}

extension Key {
  /// The text that the key types into a line; nil for none.
  fileprivate var typedText: String? {
    if keyCode == .space { return " " }
    guard case .character = keyCode else { return nil }
    let isText = !characters.isEmpty && characters.unicodeScalars.allSatisfy { !$0.isControl }
    return isText ? characters : nil
  }
}

extension String {
  /// The string as a single line: line breaks and tabs become spaces, other control characters are
  /// removed.
  package var singleLine: String {
    guard unicodeScalars.contains(where: { $0.isControl || $0.isBreak }) else { return self }
    var line = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      // The two characters of Windows' line end are one line break.
      let isSecondHalf = scalar == "\n" && last == "\r"
      if scalar.isBreak, !isSecondHalf {
        line.append(" ")
      } else if !scalar.isControl {
        line.append(scalar)
      }
      last = scalar
    }
    return String(line)
  }
}

extension Unicode.Scalar {
  /// Whether the general category is Cc; compares values, because `properties` is slow for millions
  /// of bytes.
  var isControl: Bool { value < 0x20 || 0x7F..<0xA0 ~= value }

  /// Whether the scalar separates lines or paragraphs, or is a tab.
  fileprivate var isBreak: Bool {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
