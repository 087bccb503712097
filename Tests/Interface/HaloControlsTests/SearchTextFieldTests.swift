import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// A search field beside its results (Cases, 48 and 49).
@MainActor
struct SearchTextFieldTests {
  private func search(shared: Bool, model: FocusModel = .pad) -> (FieldStage, Tile) {
    let field = SearchTextField(placeholder: "Search")
    let result = Tile("result", 200, 200, 300, 60)
    let stage = FieldStage("a", model: model, field: field)
    stage.stage.root.addSubview(result)
    result.focusGroupIdentifier = "results"
    if shared { field.focusGroupIdentifier = "results" }
    stage.stage.frame()
    return (stage, result)
  }

  @Test
  func `case 48: typing continues while a result in the search field's group is focused`() throws {
    let (field, _) = search(shared: true)
    #expect(try field.press("Down b") == "ab|")
    #expect(field.stage.focused == "result" && field.field.isFirstResponder)
    #expect(try field.press("BackSpace ctrl+a") == "[a]")
    // Keys that move the caret move the focus instead.
    #expect(try field.press("Left Right shift+Left") == "[a]")
    #expect(field.stage.focused == "result")
    _ = try field.press("Up")
    #expect(field.stage.focused == "field" && field.field.isEditing)
  }

  @Test func `case 49: Down stays in the field if the results are in another group`() throws {
    let (field, _) = search(shared: false)
    #expect(try field.press("Down b") == "ab|" && field.stage.focused == "field")
    for _ in 0..<4 where field.stage.focused != "result" { _ = try field.press("Tab") }
    #expect(field.stage.focused == "result" && !field.field.isEditing)
    #expect(try field.press("c") == "ab|")
  }

  @Test func `the key that activates a result is not typed into the search field`() throws {
    let (field, _) = search(shared: true, model: .catalyst)
    #expect(try field.press("space Down space") == "a |")
    #expect(field.stage.focused == "result")
  }

  @Test func `Escape clears a search field that has text, and editing continues`() throws {
    let (field, _) = search(shared: false)
    #expect(field.stage.window.answersMenu)
    #expect(try field.press("Escape") == "|" && field.log.first == "changed to ")
    #expect(!field.stage.window.answersMenu && field.field.isEditing)
    #expect(try field.press("ctrl+z") == "[a]")
  }
}
