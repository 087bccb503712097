import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloDisplayList
@testable import HaloText

/// Properties that hold after any sequence of edits to a text.
struct EditableTextPropertyTests {
  private static let alphabet = [
    "a", "b", " ", "_", "7", "é", "e", "\u{301}", "ש", "ל", "م", "👍", "🏽", "\u{200D}", "👨", "🇩",
    "🇪", "字", "ひ", "カ", "’", ".", "क", "्", "ष", "\u{200F}", "\u{FE0F}",
  ]

  private static func change(_ text: inout EditableText, by random: inout SeededGenerator) {
    let direction = TextStorageDirection.allCases.randomElement(using: &random) ?? .forward
    let granularity = TextGranularity.allCases.randomElement(using: &random) ?? .word
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: text.insert(alphabet.randomElement(using: &random) ?? "a")
    case 4:
      text.paste((0..<3).map { _ in alphabet.randomElement(using: &random) ?? "a" }.joined())
    case 5: text.delete(direction, by: granularity)
    case 6: text.delete(direction)
    case 7:
      text.select(
        TextSelection(
          anchor: Int.random(in: -2...text.length + 2, using: &random),
          head: Int.random(in: -2...text.length + 2, using: &random)))
    default: text.move(direction, by: granularity, extending: Bool.random(using: &random))
    }
  }

  @Test(arguments: 0..<60)
  func `random edits never split a character, and undo restores every step`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let beginning = (0..<Int.random(in: 0..<8, using: &random))
      .map { _ in Self.alphabet.randomElement(using: &random) ?? "a" }.joined()
    var text = EditableText(beginning)
    for _ in 0..<120 {
      Self.change(&text, by: &random)
      let places = [0] + text.string.indices.dropFirst().map { text.string.position(of: $0) }
      for end in [text.selection.anchor, text.selection.head] {
        #expect(
          places.contains(end) || end == text.length, "\(end) in \(text.string.debugDescription)")
      }
    }
    // Undoes and redoes every step and compares bytes, because canonically equivalent strings are
    // equal.
    let end = text
    var steps = [Array(text.string.utf8)]
    while text.canUndo {
      text.undo()
      steps.append(Array(text.string.utf8))
    }
    #expect(Array(text.string.utf8) == Array(beginning.utf8))
    for step in steps.dropLast().reversed() {
      text.redo()
      #expect(Array(text.string.utf8) == step)
    }
    #expect(Array(text.string.utf8) == Array(end.string.utf8) && !text.canRedo)
  }

  @Test(arguments: 0..<40)
  func `moving by character reaches the end and visits the same positions on the way back`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let string = (0..<30).map { _ in Self.alphabet.randomElement(using: &random) ?? "a" }.joined()
    var text = EditableText(string)
    text.select(TextSelection(caret: 0))
    var places = [0]
    while text.selection.head < text.length {
      text.move(.forward, by: .character)
      #expect(text.selection.head > places[places.count - 1])
      places.append(text.selection.head)
    }
    #expect(places.count == string.count + 1)
    var back = [text.selection.head]
    while text.selection.head > 0 {
      text.move(.backward, by: .character)
      back.append(text.selection.head)
    }
    #expect(back.reversed() == places)
  }
}
