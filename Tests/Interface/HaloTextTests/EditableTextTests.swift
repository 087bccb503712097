import Foundation
import Testing

@testable import HaloText

/// Selection, movement, deletion and undo in an editable text.
struct EditableTextTests {
  private func text(_ string: String, caret: Int? = nil) -> EditableText {
    var text = EditableText(string)
    if let caret { text.select(TextSelection(caret: caret)) }
    return text
  }

  @Test(arguments: [
    "e\u{301}", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "क्षि", "한", "\r\n",
  ])
  func `a character of several code points is moved over and deleted as a whole`(letter: String) {
    var text = text("a" + letter + "b", caret: 1)
    text.move(.forward, by: .character)
    #expect(text.selection.head == 1 + letter.utf8.count)
    text.move(.backward, by: .character)
    #expect(text.selection.head == 1)
    text.move(.forward, by: .character, extending: true)
    #expect(text.selectedText == letter)
    text.moveHead(to: 1 + letter.utf8.count, extending: false)
    text.delete(.backward)
    #expect(text.string == "ab" && text.selection == TextSelection(caret: 1))
    text.undo()
    text.moveHead(to: 1, extending: false)
    text.delete(.forward)
    #expect(text.string == "ab")
  }

  @Test func `the ends of a selection are moved to character boundaries inside the text`() {
    var text = text("👍🏽e\u{301}")
    let length = text.length
    text.select(TextSelection(anchor: 1, head: length - 1))
    #expect(text.selection == TextSelection(anchor: 8, head: length))
    text.select(TextSelection(anchor: -5, head: 99))
    #expect(text.selection == TextSelection(anchor: 0, head: length))
  }

  @Test func `a letter and a combining accent inserted next to each other become one character`() {
    var text = text("e", caret: 1)
    text.insert("\u{301}")
    #expect(text.string == "é" && text.selection.head == 3)
    text.delete(.backward)
    #expect(text.string.isEmpty)
    text = self.text("\u{301}", caret: 0)
    text.insert("e")
    #expect(text.selection == TextSelection(caret: 3))
  }

  @Test func `extending a selection moves its head and keeps its anchor`() {
    var text = text("one two", caret: 4)
    text.move(.forward, by: .word, extending: true)
    #expect(text.selectedText == "two")
    text.move(.backward, by: .line, extending: true)
    #expect(text.selection == TextSelection(anchor: 4, head: 0))
    text.move(.forward, by: .character)
    #expect(text.selection == TextSelection(caret: 4))
  }

  @Test func `typing replaces the selection, and deleting removes only the selection`() {
    var text = text("one two", caret: 4)
    text.move(.forward, by: .line, extending: true)
    text.insert("2")
    #expect(text.string == "one 2" && text.selection == TextSelection(caret: 5))
    text.selectAll()
    text.delete(.backward, by: .word)
    #expect(text.string.isEmpty)
    text.delete(.backward)
    text.delete(.forward, by: .line)
    text.undo()
    #expect(text.string == "one 2" && text.selection == TextSelection(anchor: 0, head: 5))
  }

  // MARK: Undo

  @Test func `uninterrupted typing is undone in one step`() {
    var text = EditableText()
    for letter in "hello" { text.insert(String(letter)) }
    text.move(.backward, by: .character)
    for letter in "!?" { text.insert(String(letter)) }
    #expect(text.string == "hell!?o")
    text.undo()
    #expect(text.string == "hello" && text.selection == TextSelection(caret: 4))
    text.undo()
    #expect(text.string.isEmpty && !text.canUndo)
    text.redo()
    text.redo()
    #expect(text.string == "hell!?o" && text.selection == TextSelection(caret: 6))
    #expect(!text.canRedo)
  }

  @Test func `typing, deleting in either direction and pasting are separate undo steps`() {
    var text = text("abcdef", caret: 3)
    text.delete(.backward)
    text.delete(.backward)
    text.delete(.forward)
    text.insert("x")
    text.paste("yy")
    text.insert("z")
    var seen = [text.string]
    while text.canUndo {
      text.undo()
      seen.append(text.string)
    }
    #expect(seen == ["axyyzef", "axyyef", "axef", "aef", "abcdef"])
  }

  @Test func `an edit after undo removes the steps that could be redone`() {
    var text = EditableText("a")
    text.paste("b")
    text.undo()
    text.insert("c")
    #expect(!text.canRedo)
    text.redo()
    #expect(text.string == "ac")
  }

  @Test func `the undo history keeps a limited number of steps`() {
    var text = EditableText()
    for _ in 0..<TextHistory.capacity + 10 { text.paste("a") }
    while text.canUndo { text.undo() }
    #expect(text.string.count == 10)
  }

  @Test func `the undo history keeps a limited amount of text, but always the last step`() {
    let large = String(repeating: "a", count: TextHistory.largest / 4)
    var text = EditableText()
    for _ in 0..<6 { text.paste(large) }
    var steps = 0
    while text.canUndo {
      text.undo()
      steps += 1
    }
    #expect(steps == 4)
    text = EditableText()
    text.paste(String(repeating: large, count: 5))
    text.undo()
    #expect(text.string.isEmpty && text.canRedo)
  }

  // MARK: Very long characters and words

  @Test(arguments: ["\u{301}", "\u{200D}", "👨‍👩‍👧‍👦\u{200D}", "\u{1F1E9}"])
  func `a very long character is moved through and deleted in pieces`(unit: String) {
    let length = 300_000 / unit.utf8.count
    var text = EditableText("x" + String(repeating: unit, count: length) + "y")
    let whole = text.string
    text.select(TextSelection(caret: 150_000))
    let middle = text.selection.head
    #expect((150_000...151_100).contains(middle))
    text.move(.forward, by: .character)
    #expect((middle + 1...middle + String.longestCharacter + 3).contains(text.selection.head))
    text.move(.backward, by: .character)
    text.move(.backward, by: .character)
    #expect((middle - 2 * String.longestCharacter..<middle).contains(text.selection.head))
    text.delete(.backward)
    text.insert("z")
    text.delete(.forward, by: .word)
    while text.canUndo { text.undo() }
    #expect(text.string.utf8.elementsEqual(whole.utf8))
  }

  @Test(arguments: ["a", " ", "字", "\u{301}"])
  func `a move by word covers a limited length, however long the word is`(unit: String) {
    var text = EditableText(String(repeating: unit, count: 200_000))
    let length = text.length
    text.move(.backward, by: .word)
    #expect((length - String.longestWord - 4..<length).contains(text.selection.head))
    text.select(TextSelection(caret: 0))
    text.move(.forward, by: .word)
    let most = String.longestWord + String.longestCharacter
    #expect((1...most).contains(text.selection.head))
    let word = text.string.word(at: length / 2 / unit.utf8.count * unit.utf8.count)
    #expect(!word.isEmpty && word.count <= 2 * most)
  }
}
