import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// When a field is edited, and what its delegate is asked and told.
@MainActor
struct TextFieldTests {
  @Test(arguments: [FocusAppearance.light, .dark])
  func `the placeholder is as faint as UIKit's, and a value is not`(appearance: FocusAppearance) {
    let field = FieldStage("", field: TextField(placeholder: "Name"))
    field.stage.window.appearance = appearance
    field.stage.advance(1)
    #expect(field.field.label.textColor == appearance.palette.placeholder)
    field.field.text = "Ada"
    field.stage.advance(1)
    #expect(field.field.label.textColor == appearance.palette.label)
  }

  @Test(arguments: [FocusModel.pad, .catalyst, .android, .html])
  func `under models that show the focus as a ring, a focused field is edited at once`(
    model: FocusModel
  ) throws {
    let field = FieldStage("ab", model: model)
    #expect(field.field.isEditing && field.field.isFirstResponder)
    #expect(try field.press("c") == "abc|")
    #expect(field.stage.focused == "field")
    #expect(field.stage.window.textCaret != nil)
  }

  @Test
  func `under the TV model select begins editing a field, and Return or Escape ends it`() throws {
    let field = FieldStage("ab", model: .tv)
    #expect(!field.field.isEditing && field.field.isFirstResponder)
    #expect(try field.press("c") == "ab|" && field.stage.window.textCaret == nil)
    for end in ["Return", "Escape"] {
      _ = try field.press("Return")
      #expect(field.field.isEditing && field.stage.window.answersMenu)
      _ = try field.press(end)
      #expect(!field.field.isEditing && field.stage.focused == "field")
    }
    #expect(try field.press("Return c") == "abc|")
    #expect(field.log.filter { ["began", "ended"].contains($0) }.count == 5)
  }

  @Test func `under the TV model an application can begin and end editing`() {
    let field = FieldStage(model: .tv)
    #expect(field.field.becomeFirstResponder() && field.field.isEditing)
    #expect(field.field.resignFirstResponder() && !field.field.isEditing)
  }

  @Test func `a field that loses the focus or is disabled is no longer edited`() throws {
    let field = FieldStage("ab", model: .android)
    #expect(try field.press("Tab") == "ab|")
    #expect(!field.field.isEditing && field.stage.window.firstResponder == nil)
    #expect(field.log == ["ended"])
    field.stage.focus(on: field.field)
    field.field.isEnabled = false
    field.stage.frame()
    #expect(!field.field.isEditing && field.stage.window.textCaret == nil)
  }

  @Test func `a field that is removed from its window is no longer edited`() {
    let field = FieldStage("ab")
    field.field.removeFromSuperview()
    field.stage.advance(1)
    field.stage.advance(1)
    #expect(!field.field.isEditing && field.log == ["ended"])
    #expect(field.stage.window.nextFrameTime(now: 1_000) == nil)
  }

  @Test func `a change to the Android model begins editing in the focused field`() {
    let field = FieldStage(model: .tv)
    field.stage.window.focusSystem?.model = .android
    field.stage.frame()
    #expect(field.field.isEditing)
  }

  // MARK: Delegate

  @Test
  func `the delegate is asked before each change of a field's text and notified after it`() throws {
    let field = FieldStage("ab")
    field.refuses = "x"
    #expect(try field.press("c x shift+Left BackSpace") == "ab|")
    #expect(
      field.log == [
        "asked to replace “” by “c”", "changed to abc", "selected 3..<3",
        "asked to replace “” by “x”", "selected 2..<3", "asked to replace “c” by “”",
        "changed to ab", "selected 2..<2",
      ])
  }

  @Test
  func `setting the text of a field in code notifies no delegate and cannot be undone`() throws {
    let field = FieldStage("ab")
    field.field.text = "one\ntwo"
    #expect(field.log.isEmpty && field.shown == "one two|")
    #expect(!field.field.canPerformAction(.undo, withSender: nil))
  }

  @Test
  func `Return is passed on unless the field has an action or its delegate handles it`() throws {
    final class Screen: ViewController {
      var heard = 0
      override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) { heard += 1 }
    }
    let field = TextField(placeholder: "")
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    let screen = Screen()
    screen.view.addSubview(field)
    let stage = Stage(screen, model: .pad)
    stage.focus(on: field)
    try stage.press("Return")
    #expect(screen.heard == 1)
    var actions = 0
    field.primaryAction = { actions += 1 }
    try stage.press("Return")
    #expect(screen.heard == 1 && actions == 1)
    let application = FieldStage()
    application.handlesReturn = true
    field.delegate = application
    try stage.press("Return")
    #expect(screen.heard == 1 && actions == 1)
  }
}
