import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloHosting
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Clicks and drags in a text field.
///
/// Every letter is 10 points wide.
@MainActor
struct TextFieldPointerTests {
  private func place(_ field: FieldStage, _ letters: CGFloat) -> CGPoint {
    let line = field.field.line
    return CGPoint(x: 200 + line.frame.minX + line.origin + letters * 10, y: 30)
  }

  private func press(_ field: FieldStage, _ letters: CGFloat) -> String {
    field.stage.window.pointerPressed(at: place(field, letters), at: field.stage.time)
    field.stage.frame()
    return field.shown
  }

  private func drag(_ field: FieldStage, _ letters: CGFloat) -> String {
    field.stage.window.pointerMoved(to: place(field, letters), at: field.stage.time)
    field.stage.frame()
    return field.shown
  }

  private func release(_ field: FieldStage, _ letters: CGFloat) -> String {
    field.stage.window.pointerReleased(at: place(field, letters), at: field.stage.time)
    field.stage.frame()
    return field.shown
  }

  private func selected(_ field: FieldStage, _ name: PasteboardName = .primary) -> String? {
    var text: String?
    field.stage.window.pasteboard.requestString(from: name) { text = $0 }
    return text
  }

  @Test func `a click puts the caret between the two letters next to the pointer`() {
    let field = FieldStage("abcdef")
    #expect(press(field, 2.4) == "ab|cdef")
    #expect(release(field, 2.4) == "ab|cdef")
    field.stage.advance(1)
    #expect(press(field, 25) == "abcdef|")
  }

  @Test func `dragging selects text in both directions until the button is released`() {
    let field = FieldStage("abcdef")
    #expect(press(field, 2) == "ab|cdef")
    #expect(drag(field, 4) == "ab[cd]ef")
    #expect(drag(field, 0) == "[ab]cdef")
    #expect(drag(field, -20) == "[ab]cdef")
    #expect(selected(field) == "ab")
    #expect(release(field, 0) == "[ab]cdef")
    #expect(drag(field, 6) == "[ab]cdef")
  }

  @Test func `a click with Shift held extends the selection`() throws {
    let field = FieldStage("abcdef")
    _ = press(field, 2)
    _ = release(field, 2)
    field.stage.advance(1)
    field.stage.window.send(Key(.modifier(.shift)), phase: .down, at: field.stage.time)
    #expect(press(field, 5) == "ab[cde]f")
    #expect(drag(field, 1) == "a[b]cdef")
  }

  @Test func `two clicks select the word, and three or more select all of the text`() {
    let field = FieldStage("one two, three")
    _ = press(field, 5)
    _ = release(field, 5)
    #expect(press(field, 5) == "one [two], three")
    #expect(release(field, 5) == "one [two], three")
    #expect(selected(field) == "two")
    #expect(press(field, 5) == "[one two, three]")
    _ = release(field, 5)
    #expect(press(field, 5) == "[one two, three]")
    _ = release(field, 5)
    field.stage.advance(1)
    #expect(press(field, 5) == "one t|wo, three")
  }

  @Test func `two clicks that are far apart do not count as a double click`() {
    let field = FieldStage("one two three")
    _ = press(field, 1)
    _ = release(field, 1)
    #expect(press(field, 9) == "one two t|hree")
  }

  @Test func `dragging after a double click selects whole words`() {
    let field = FieldStage("one two three four")
    _ = press(field, 5)
    _ = release(field, 5)
    #expect(press(field, 5) == "one [two] three four")
    #expect(drag(field, 9) == "one [two three] four")
    #expect(drag(field, 1) == "[one two] three four")
    #expect(drag(field, 6) == "one [two] three four")
  }

  @Test
  func `a double click in a secure field selects everything and offers no primary selection`() {
    let field = FieldStage("one two")
    field.field.isSecureTextEntry = true
    field.stage.frame()
    _ = press(field, 2)
    _ = release(field, 2)
    #expect(press(field, 2) == "[one two]")
    #expect(selected(field) == nil)
  }

  @Test func `the middle button pastes the primary selection where it is pressed`() {
    let field = FieldStage("abcd")
    field.stage.window.pasteboard.setString("X\nY", for: .primary)
    field.stage.window.pasteboard.setString("no", for: .general)
    field.stage.window.pointerPasted(at: place(field, 2), at: field.stage.time)
    field.stage.frame()
    #expect(field.shown == "abX Y|cd")
    // Outside the field the middle button has no effect.
    field.stage.window.pointerPasted(at: CGPoint(x: 50, y: 30), at: field.stage.time)
    #expect(field.shown == "abX Y|cd")
  }

  @Test func `the middle button focuses a field before it pastes into it`() {
    let field = FieldStage("")
    field.stage.focus(on: field.stage.root.subviews[0])
    #expect(!field.field.isEditing)
    field.stage.window.pasteboard.setString("text", for: .primary)
    field.stage.window.pointerPasted(at: CGPoint(x: 300, y: 30), at: field.stage.time)
    field.stage.frame()
    #expect(field.shown == "text|" && field.field.isEditing && field.stage.focused == "field")
  }

  @Test(arguments: [
    ("one two", 0, 0..<3), ("one two", 2, 0..<3), ("one two", 3, 3..<4), ("one two", 4, 4..<7),
    ("  a", 0, 0..<2), ("a  ", 2, 1..<3), ("don’t go", 6, 0..<7), ("", 0, 0..<0),
    ("a, b", 1, 1..<3), ("über", 0, 0..<5),
  ])
  func `word(at:) returns the word around a letter`(text: String, position: Int, word: Range<Int>) {
    #expect(text.word(at: position) == word)
  }
}
