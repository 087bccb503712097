import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloHosting
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The caret and the text that a field shows while it is edited.
@MainActor
struct TextFieldLineTests {
  private func caret(_ field: FieldStage) -> Bool { !field.field.line.caret.isHidden }

  @Test
  func `the caret blinks, and stops blinking when nothing has been typed for a while`() throws {
    let field = FieldStage("ab")
    _ = try field.press("c")
    var seen = [caret(field)]
    for _ in 0..<4 {
      field.stage.advance(0.54)
      seen.append(caret(field))
    }
    #expect(seen == [true, false, true, false, true])
    for _ in 0..<40 { field.stage.advance(0.27) }
    #expect(caret(field))
    field.stage.window.focusSystem?.model.inactivityInterval = nil
    field.stage.advance(1)
    #expect(field.stage.window.nextFrameTime(now: 1_000) == nil)
    _ = try field.press("Left")
    #expect(field.stage.window.nextFrameTime(now: 1_000) != nil)
  }

  @Test
  func `the caret does not blink with reduced motion and is hidden in an inactive window`() throws {
    let field = FieldStage("ab")
    field.stage.window.appearance.prefersReducedMotion = true
    _ = try field.press("c")
    for _ in 0..<5 {
      field.stage.advance(0.54)
      #expect(caret(field))
    }
    field.stage.window.setActive(false)
    #expect(!caret(field))
    field.stage.window.setActive(true)
    #expect(caret(field))
  }

  @Test func `a text that is too long for its field scrolls to keep the caret visible`() throws {
    // The field has room for about twenty letters of ten points.
    let field = FieldStage(String(repeating: "a", count: 100), width: 240)
    func caretX() throws -> CGFloat { try #require(field.stage.window.textCaret).midX }
    let room = field.field.frame.insetBy(dx: 8, dy: 0)
    var seen: [CGFloat] = []
    for key in ["End", "Left", "ctrl+Left", "End", "Home", "Right"] {
      _ = try field.press(key)
      seen.append(try caretX())
      #expect(room.minX <= seen[seen.count - 1] && seen[seen.count - 1] <= room.maxX, "\(key)")
    }
    // At the ends of the text the caret is two points beside the letters.
    #expect(seen[1] == seen[0] - 12 && seen[5] == seen[4] + 12)
    // After a deletion the text still reaches the end of the field.
    _ = try field.press("End BackSpace")
    #expect(try caretX() == seen[0])
  }

  @Test(arguments: [FocusModel.pad, .tv])
  func `a click starts editing with the caret at the clicked letter`(model: FocusModel) {
    let field = FieldStage("abcdef", model: model)
    func click(_ x: CGFloat) -> String {
      let place = CGPoint(x: field.field.frame.minX + x, y: 30)
      field.stage.window.pointerPressed(at: place, at: field.stage.time)
      field.stage.window.pointerReleased(at: place, at: field.stage.time)
      field.stage.frame()
      return field.shown
    }
    let inset = field.field.line.frame.minX + TextFieldLine.bleed
    #expect(click(inset + 21) == "ab|cdef" && field.field.isEditing)
    #expect(click(inset + 38) == "abcd|ef")
    #expect(click(2) == "|abcdef" && click(290) == "abcdef|")
    field.field.isSecureTextEntry = true
    field.stage.frame()
    #expect(click(inset + 31) == "abc|def")
  }

  @Test func `a secure field shows its text as dots and copies it to no pasteboard`() throws {
    let field = FieldStage("pass word")
    field.field.isSecureTextEntry = true
    field.stage.frame()
    #expect(field.field.label.text == "•••••••••")
    #expect(try field.press("Home Right Right shift+Right") == "pa[s]s word")
    #expect(!field.field.canPerformAction(.copy, withSender: nil))
    #expect(!field.field.canPerformAction(.cut, withSender: nil))
    _ = try field.press("ctrl+c ctrl+a")
    var found: [String] = []
    for name in PasteboardName.allCases {
      field.stage.window.pasteboard.requestString(from: name) { found += [$0].compactMap { $0 } }
    }
    #expect(found.isEmpty)
    // Word movements do not reveal where words end.
    #expect(try field.press("End ctrl+Left") == "|pass word")
    #expect(try field.press("End ctrl+BackSpace") == "|")
  }

  // MARK: Input methods

  @Test func `text that an input method composes is shown but not yet part of the text`() throws {
    let field = FieldStage("ab")
    _ = try field.press("Left")
    field.log = []
    field.stage.window.setMarkedText("に", at: 1)
    field.stage.frame()
    #expect(field.field.label.text == "aにb" && field.field.text == "ab" && field.log.isEmpty)
    field.stage.window.insertText("日", at: 1)
    field.stage.frame()
    #expect(field.shown == "a日|b" && field.field.label.text == "a日b")
    #expect(field.log == ["changed to a日b", "selected 4..<4"])
    field.stage.window.setMarkedText("x", at: 1)
    field.stage.window.setMarkedText("", at: 1)
    #expect(field.field.label.text == "a日b")
  }

  @Test func `a window that is inactive accepts no text from input methods`() {
    let field = FieldStage("ab")
    field.stage.window.setActive(false)
    field.stage.window.insertText("c", at: 1)
    field.stage.window.setMarkedText("d", at: 1)
    #expect(field.field.text == "ab" && field.field.label.text == "ab")
  }
}
