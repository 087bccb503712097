import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloHosting
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// What a field shows while it is edited.
@MainActor
struct TextFieldLineTests {
  private func caret(_ field: FieldStage) -> Bool { !field.field.line.caret.isHidden }

  @Test func `the caret blinks, and stands still when nothing is typed any more`() throws {
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

  @Test func `with reduced motion, and in another's window, nothing blinks`() throws {
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

  @Test func `a text that is too long follows its caret`() throws {
    // Room for about twenty letters of ten points.
    let field = FieldStage(String(repeating: "a", count: 100), width: 240)
    func caretX() throws -> CGFloat { try #require(field.stage.window.textCaret).midX }
    let room = field.field.frame.insetBy(dx: 8, dy: 0)
    var seen: [CGFloat] = []
    for key in ["End", "Left", "ctrl+Left", "End", "Home", "Right"] {
      _ = try field.press(key)
      seen.append(try caretX())
      #expect(room.minX <= seen[seen.count - 1] && seen[seen.count - 1] <= room.maxX, "\(key)")
    }
    // At the ends the caret stands two points beside the letters.
    #expect(seen[1] == seen[0] - 12 && seen[5] == seen[4] + 12)
    // Nothing is wasted at the end once the text is shorter.
    _ = try field.press("End BackSpace")
    #expect(try caretX() == seen[0])
  }

  @Test(arguments: [FocusModel.pad, .tv])
  func `a click edits, with the caret at the letter that it is on`(model: FocusModel) {
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

  @Test func `a secret is shown as dots and leaves the field nowhere`() throws {
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
    // Where its words end is secret too.
    #expect(try field.press("End ctrl+Left") == "|pass word")
    #expect(try field.press("End ctrl+BackSpace") == "|")
  }

  // MARK: Input methods

  @Test func `what an input method works on is shown and not yet text`() throws {
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

  @Test func `nothing is typed into a window that has not the keyboard`() {
    let field = FieldStage("ab")
    field.stage.window.setActive(false)
    field.stage.window.insertText("c", at: 1)
    field.stage.window.setMarkedText("d", at: 1)
    #expect(field.field.text == "ab" && field.field.label.text == "ab")
  }
}
