import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloHosting
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Keys and commands of a text field in a window.
@MainActor
struct TextFieldKeyTests {
  @Test(arguments: [
    ("Left", "one tw|o"), ("Left Left Right", "one tw|o"), ("Home", "|one two"),
    ("Home End", "one two|"), ("shift+Left", "one tw[o]"),
    ("shift+Left shift+Left Left", "one t|wo"), ("shift+Left shift+Left Right", "one two|"),
    ("shift+Home", "[one two]"), ("Home shift+End BackSpace", "|"),
    ("Home shift+Right shift+Right shift+Left", "[o]ne two"),
    ("BackSpace BackSpace", "one t|"), ("Home Delete", "|ne two"),
    ("ctrl+Left", "one |two"), ("ctrl+Left ctrl+Left ctrl+Right", "one| two"),
    ("ctrl+shift+Left", "one [two]"), ("alt+shift+Left alt+shift+Left", "[one two]"),
    ("ctrl+BackSpace", "one |"), ("Home ctrl+Delete", "| two"),
    ("ctrl+a", "[one two]"), ("ctrl+a ctrl+shift+a", "one two|"),
    ("ctrl+a x", "x|"), ("x space y", "one twox y|"), ("shift+Up", "[one two]"),
    ("Home shift+Down", "[one two]"), ("ctrl+z", "one two|"), ("x y ctrl+z", "one two|"),
    ("x y ctrl+z ctrl+shift+z", "one twoxy|"), ("x y ctrl+z ctrl+y", "one twoxy|"),
    ("ctrl+a ctrl+x", "|"), ("ctrl+a ctrl+x ctrl+v ctrl+v", "one twoone two|"),
    ("ctrl+a ctrl+c End ctrl+v", "one twoone two|"), ("ctrl+a ctrl+x ctrl+z", "[one two]"),
    ("alt+Up", "|one two"), ("alt+Up alt+Down", "one two|"),
    ("Left Left alt+shift+Up", "[one t]wo"), ("Left Left alt+shift+Down", "one t[wo]"),
    ("ctrl+Home", "|one two"), ("ctrl+c ctrl+v", "one two|"), ("alt+x F5 ctrl+k", "one two|"),
  ])
  func `editing keys work where Command is Ctrl`(keys: String, expected: String) throws {
    #expect(try FieldStage("one two").press(keys) == expected)
  }

  @Test(arguments: [
    ("super+Left", "|one two"), ("super+Left super+Right", "one two|"),
    ("super+shift+Left", "[one two]"), ("alt+Left", "one |two"),
    ("alt+shift+Left", "one [two]"), ("alt+BackSpace", "one |"), ("super+BackSpace", "|"),
    ("alt+Up", "|one two"), ("alt+Up alt+Down", "one two|"),
    ("Left Left alt+shift+Up", "[one t]wo"), ("Left Left alt+shift+Down", "one t[wo]"),
    ("super+a super+c End super+v", "one twoone two|"), ("x super+z", "one two|"),
    ("x super+z super+shift+z", "one twox|"), ("ctrl+a ctrl+Left ctrl+z", "one two|"),
    ("x super+z ctrl+y", "one two|"),
  ])
  func `editing keys work where Command is Super`(keys: String, expected: String) throws {
    let field = FieldStage("one two")
    field.stage.window.modifierScheme = .mac
    #expect(try field.press(keys) == expected)
  }

  @Test func `a held key repeats its edit`() throws {
    let field = FieldStage("abcdef")
    try field.stage.send("BackSpace", .down)
    for _ in 0..<3 { try field.stage.send("BackSpace", .repeat) }
    try field.stage.send("BackSpace", .up)
    #expect(field.shown == "ab|")
  }

  @Test func `selected text is offered as the primary selection`() throws {
    let field = FieldStage("one two")
    var offered: [String?] = []
    for keys in ["ctrl+shift+Left", "Home"] {
      _ = try field.press(keys)
      field.stage.window.pasteboard.requestString(from: .primary) { offered.append($0) }
    }
    #expect(offered == ["two", "two"])
  }

  @Test func `pasted text is reduced to one line and may arrive late or not at all`() throws {
    final class Slow: Pasteboard {
      var bodies: [(PasteboardAnswer) -> Void] = []
      func setString(_ string: String, for name: PasteboardName) {}
      func requestString(
        from name: PasteboardName, limit: Int, _ body: @escaping (PasteboardAnswer) -> Void
      ) {
        bodies.append(body)
      }
    }
    let slow = Slow()
    let field = FieldStage("ab")
    field.stage.window.pasteboard = slow
    _ = try field.press("ctrl+v ctrl+v ctrl+v c")
    slow.bodies[0](.text("x\ny"))
    slow.bodies[1](.nothing)
    #expect(field.shown == "abcx y|")
    field.field.resignFirstResponder()
    slow.bodies[2](.text("z"))
    #expect(field.shown == "abcx y|")
  }

  @Test func `a field offers only those editing commands that would have an effect`() throws {
    let field = FieldStage("ab")
    let all: [Selector] = [.cut, .copy, .paste, .selectAll, .deselectAll, .undo, .redo]
    func possible() -> Set<Selector> {
      Set(all.filter { field.field.canPerformAction($0, withSender: nil) })
    }
    #expect(possible() == [.paste, .selectAll])
    _ = try field.press("ctrl+a")
    #expect(possible() == [.cut, .copy, .paste, .deselectAll])
    _ = try field.press("BackSpace")
    #expect(possible() == [.paste, .undo])
    _ = try field.press("ctrl+z")
    #expect(possible() == [.cut, .copy, .paste, .deselectAll, .redo])
    field.field.resignFirstResponder()
    #expect(possible().isEmpty)
  }

  // MARK: Focus

  @Test(arguments: [FocusModel.tv, .android])
  func `under the TV and Android models arrows leave a field at the ends of its text`(
    model: FocusModel
  ) throws {
    let field = FieldStage("a", model: model)
    if model == .tv { try field.stage.press("Return") }
    #expect(try field.press("Left") == "|a" && field.stage.focused == "field")
    _ = try field.press("Left")
    #expect(field.stage.focused == "left")
    field.stage.focus(on: field.field)
    if model == .tv { try field.stage.press("Return") }
    #expect(try field.press("End shift+Right") == "a|" && field.stage.focused == "field")
    _ = try field.press("Right")
    #expect(field.stage.focused == "right" && !field.field.isEditing)
  }

  @Test(arguments: [FocusModel.pad, .catalyst, .html])
  func `under the iPad, Mac and HTML models arrows stay in a field at the ends of its text`(
    model: FocusModel
  ) throws {
    let field = FieldStage("a", model: model)
    _ = try field.press("Home Left Left End Right Right")
    #expect(field.stage.focused == "field" && field.field.isEditing)
  }

  @Test func `under the Android model Tab and Down move the focus out of a field`() throws {
    let field = FieldStage("a", model: .android)
    _ = try field.press("Down")
    #expect(field.stage.focused == "below")
    field.stage.focus(on: field.field)
    _ = try field.press("Tab")
    #expect(field.stage.focused != "field" && field.field.text == "a")
  }

  @Test func `in right-to-left text an arrow moves the caret to the side that it shows`() throws {
    let field = TextField(placeholder: "")
    field.text = "אב גד"
    field.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    let window = Window(
      size: CGSize(width: 400, height: 100), model: .pad, appearance: .light,
      textMeasurer: FixedText())
    window.addSubview(field)
    field.becomeFirstResponder()
    _ = window.frame(at: 0)
    func press(_ keys: String...) throws -> TextSelection {
      for key in keys { window.send(try Key(name: key), phase: .down, at: 0) }
      return field.content.selection
    }
    #expect(try press("Left") == TextSelection(caret: 9))
    #expect(try press("Right") == TextSelection(caret: 7))
    #expect(try press("ctrl+Right") == TextSelection(caret: 5))
    #expect(try press("shift+Left") == TextSelection(anchor: 5, head: 7))
    #expect(try press("Right") == TextSelection(caret: 5))
    #expect(try press("BackSpace") == TextSelection(caret: 4))
    #expect(try press("Home") == TextSelection(caret: 0))
  }
}
