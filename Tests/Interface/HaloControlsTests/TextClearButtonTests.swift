import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The clear button of text fields.
@MainActor
struct TextClearButtonTests {
  private func stage(
    _ text: String, _ mode: TextField.ViewMode = .always, model: FocusModel = .pad
  ) -> FieldStage {
    let field = FieldStage(text, model: model)
    field.field.clearButtonMode = mode
    field.stage.frame()
    return field
  }

  private func isShown(_ field: FieldStage) -> Bool { field.field.clearButton?.isHidden == false }

  @Test func `a clear button is shown in its mode and only while there is text`() throws {
    let modes: [(TextField.ViewMode, Bool, Bool)] = [
      (.never, false, false), (.whileEditing, true, false), (.unlessEditing, false, true),
      (.always, true, true),
    ]
    for (mode, isEditing, isResting) in modes {
      let field = stage("abc", mode)
      #expect(isShown(field) == isEditing, "\(mode)")
      field.stage.focus(on: field.stage.root.subviews[0])
      #expect(isShown(field) == isResting, "\(mode)")
      field.field.text = ""
      #expect(!isShown(field))
    }
    #expect(SearchTextField(placeholder: "").clearButtonMode == .always)
  }

  @Test func `a field has no clear button on a television or while it is disabled`() {
    #expect(!isShown(stage("abc", model: .tv)))
    let field = stage("abc")
    field.field.isEnabled = false
    #expect(!isShown(field))
  }

  @Test func `a click on the clear button empties the field and starts editing it`() throws {
    let field = stage("abc")
    field.stage.focus(on: field.stage.root.subviews[0])
    let button = try #require(field.field.clearButton)
    let frame = button.convert(button.bounds, to: field.stage.window)
    #expect(frame.maxX < 500 && frame.minX > 440)
    let place = CGPoint(x: frame.midX, y: frame.midY)
    field.stage.window.pointerPressed(at: place, at: field.stage.time)
    field.stage.frame()
    #expect(field.shown == "abc|")
    field.stage.window.pointerReleased(at: place, at: field.stage.time)
    field.stage.frame()
    #expect(field.shown == "|" && field.field.isEditing && field.stage.focused == "field")
    #expect(field.log.contains("changed to "))
    #expect(try field.press("ctrl+z") == "[abc]")
  }

  @Test func `with full keyboard access Tab reaches the clear button, and Return uses it`() throws {
    let field = stage("abc")
    _ = try field.press("Tab")
    #expect(field.stage.focused == "left")
    _ = try field.press("shift+Tab")
    field.stage.window.isFullKeyboardAccessEnabled = true
    _ = try field.press("Tab")
    #expect(field.stage.focused == "field-clear")
    _ = try field.press("Return")
    #expect(field.shown == "|" && field.stage.focused == "field" && field.field.isEditing)
    #expect(try field.press("x") == "x|")
  }

  @Test func `an application can keep a clear button from emptying the field`() throws {
    let field = stage("abc")
    field.keepsText = true
    field.stage.window.isFullKeyboardAccessEnabled = true
    _ = try field.press("Tab Return")
    #expect(field.shown == "abc|" && field.stage.focused == "field-clear")
  }

  @Test func `a clear button is at the trailing edge of a field and not covered by text`() throws {
    let field = stage("a long text that is as long as the field has room for it")
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      field.stage.window.layoutDirection = direction
      field.stage.frame()
      let button = try #require(field.field.clearButton)
      #expect((button.frame.midX > 150) == (direction == .leftToRight))
      #expect(!button.frame.intersects(field.field.line.frame.insetBy(dx: 4, dy: 0)))
    }
  }
}
