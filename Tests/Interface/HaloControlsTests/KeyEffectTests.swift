import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloHosting
@testable import HaloLists
@testable import HaloLockups
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Predictions of the effect of a key, which change nothing.
@MainActor
struct KeyEffectTests {
  private func told(_ stage: Stage, _ name: String) throws -> String {
    let focus = stage.focused
    defer { #expect(stage.focused == focus) }
    return switch stage.window.effect(of: try Key(name: name)) {
    case nil: "nothing"
    case .accessory: "accessory"
    case .command(let command, _): "command \(command.title)"
    case .text: "text"
    case .input: "input"
    case .adjustment: "adjustment"
    case .reveal: "reveal"
    case .movement(_, let item): "to \(item)"
    case .lean: "lean"
    case .name: "name"
    case .press(let type, let responder):
      "\(type) for \((responder as? View)?.focusDebugLabel ?? "\(Swift.type(of: responder))")"
    case .scroll(let view): "scroll \(view.focusDebugLabel)"
    }
  }

  private func list(_ titles: [String], height: CGFloat = 400) -> CollectionView {
    let list = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: height),
      collectionViewLayout: ListLayout(rowHeight: 50))
    list.setCells(titles.map { CollectionViewListCell(title: $0) })
    return list
  }

  @Test
  func `a predicted movement names its target, and a key without a target has no effect`() throws {
    let stage = Stage(model: .pad, Tile("a", 0, 0), Tile("b", 200, 0))
    #expect(try told(stage, "Right") == "reveal")
    try stage.press("Right")
    #expect(stage.focused == "a")
    #expect(try told(stage, "Right") == "to b")
    #expect(try told(stage, "Left") == "nothing" && told(stage, "Down") == "nothing")
    #expect(try told(stage, "Tab") == "nothing" && told(stage, "End") == "to b")
    stage.window.focusSystem?.model = .html
    #expect(try told(stage, "Right") == "nothing" && told(stage, "Tab") == "to b")
  }

  @Test func `only an enabled button with an action is predicted to be pressed by a key`() throws {
    let button = Button(title: "Go")
    let stage = Stage.around(button)
    #expect(try told(stage, "Return") == "nothing")
    button.primaryAction = {}
    #expect(try told(stage, "Return") == "select for control")
    #expect(try told(stage, "space") == "nothing")
    stage.window.focusSystem?.model = .html
    #expect(try told(stage, "space") == "select for control")
    button.isEnabled = false
    stage.frame()
    #expect(try told(stage, "Return") == "nothing")
  }

  @Test func `an arrow is predicted to adjust a slider only within its range`() throws {
    let slider = Slider()
    let stage = Stage.around(slider)
    #expect(try told(stage, "Right") == "adjustment" && told(stage, "Left") == "nothing")
    #expect(try told(stage, "Up") == "to above" && slider.value == 0)
    slider.value = 1
    #expect(try told(stage, "Right") == "nothing" && told(stage, "Page_Down") == "adjustment")
  }

  @Test
  func `an arrow is predicted to adjust a stepper beyond its end if the stepper wraps`() throws {
    let stepper = Stepper()
    let stage = Stage.around(stepper)
    #expect(try told(stage, "Left") == "nothing" && told(stage, "Right") == "adjustment")
    stepper.wraps = true
    #expect(try told(stage, "Left") == "adjustment" && stepper.value == 0)
  }

  @Test
  func `predictions for a date picker account for its first part and its date limits`() throws {
    let picker = DatePicker(date: Date(timeIntervalSince1970: 14 * 86_400))
    picker.locale = Locale(identifier: "en_GB")
    let stage = Stage.around(picker)
    #expect(try told(stage, "Left") == "to left" && told(stage, "Right") == "adjustment")
    #expect(try told(stage, "Up") == "adjustment")
    picker.maximumDate = picker.date
    #expect(try told(stage, "Up") == "nothing" && told(stage, "Down") == "adjustment")
  }

  @Test func `predictions tell editing the text of a field from acting on the field`() throws {
    let field = FieldStage("ab")
    let stage = field.stage
    #expect(try told(stage, "x") == "text" && told(stage, "Left") == "text")
    #expect(try told(stage, "Right") == "text" && told(stage, "BackSpace") == "text")
    #expect(try told(stage, "Return") == "nothing" && told(stage, "Escape") == "nothing")
    field.field.primaryAction = {}
    #expect(try told(stage, "Return") == "input" && field.shown == "ab|")
  }

  @Test
  func `on a television an arrow is predicted to leave a field at the end of its text`() throws {
    let field = FieldStage("ab", model: .tv)
    let stage = field.stage
    #expect(try told(stage, "x") == "nothing" && told(stage, "Return") == "select for field")
    try stage.press("Return")
    #expect(try told(stage, "Left") == "text" && told(stage, "Right") == "to right")
    #expect(try told(stage, "Escape") == "input" && told(stage, "Return") == "input")
  }

  @Test func `Escape is predicted to clear a search field only while it has text`() throws {
    let field = FieldStage("", field: SearchTextField(placeholder: ""))
    #expect(try told(field.stage, "Escape") == "nothing")
    _ = try field.press("x")
    #expect(try told(field.stage, "Escape") == "input")
  }

  @Test
  func `a letter is predicted to search a list only if it matches or continues a search`() throws {
    let list = list(["Inbox", "Bin", "Drafts"])
    let stage = Stage(list)
    stage.focus(on: list)
    #expect(try told(stage, "b") == "name" && told(stage, "x") == "nothing")
    #expect(list.typed.text.isEmpty)
    try stage.press("d")
    #expect(try told(stage, "x") == "name" && list.typed.text == "d")
  }

  @Test func `activating an item is predicted from what its list and delegate allow`() throws {
    final class Delegate: CollectionViewDelegate {
      var performs = false
      func collectionView(
        _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
      ) -> Bool { performs }
    }
    let delegate = Delegate()
    let list = list(["a", "b"])
    list.delegate = delegate
    let stage = Stage(list)
    stage.focus(on: list)
    let cell = try #require(stage.focused)
    #expect(try told(stage, "Return") == "select for \(cell)")
    try stage.press("Return")
    #expect(list.numberOfSelectedItems == 1)
    #expect(try told(stage, "Return") == "nothing")
    delegate.performs = true
    #expect(try told(stage, "Return") == "select for \(cell)")
    (delegate.performs, list.allowsMultipleSelection) = (false, true)
    #expect(try told(stage, "Return") == "select for \(cell)")
    (list.allowsMultipleSelection, list.allowsSelection) = (false, false)
    #expect(try told(stage, "Return") == "nothing")
  }

  @Test func `page keys are predicted to have no effect at the ends of a list`() throws {
    let list = list((0..<20).map { "\($0)" }, height: 200)
    let stage = Stage(list)
    stage.focus(on: list)
    #expect(try told(stage, "Page_Up") == "nothing")
    #expect(try told(stage, "Page_Down") == "to CollectionViewListCell#3")
    try stage.press("End")
    // Beyond the last row there is only a margin.
    #expect(list.contentOffset.y < list.contentSize.height - list.bounds.height)
    #expect(try told(stage, "Page_Down") == "nothing" && told(stage, "Down") == "lean")
  }

  @Test
  func `a key command is predicted only if it is enabled and a responder can perform it`() throws {
    let tile = RespondingTile("tile", 0, 0)
    let command = KeyCommand(title: "Mark", action: "mark", input: "k")
    tile.commands = [command]
    let stage = Stage(tile, Tile("other", 200, 0))
    stage.focus(on: tile)
    #expect(try told(stage, "k") == "nothing")
    tile.answers = ["mark"]
    #expect(try told(stage, "k") == "command Mark" && tile.performed.isEmpty)
    command.attributes = .disabled
    #expect(try told(stage, "k") == "nothing")
    // A command without priority leaves arrows to the focus.
    tile.commands = [KeyCommand(title: "Mark", action: "mark", input: KeyCommand.inputRightArrow)]
    #expect(try told(stage, "Right") == "to other")
    tile.commands[0].wantsPriorityOverSystemBehavior = true
    #expect(try told(stage, "Right") == "command Mark")
  }

  @Test func `Escape is predicted to dismiss a sheet only if the sheet can be dismissed`() throws {
    let stage = Stage(Tile("tile", 0, 0))
    #expect(try told(stage, "Escape") == "nothing")
    let sheet = TestController("sheet")
    sheet.isModalInPresentation = true
    stage.screen.present(sheet, animated: false)
    stage.advance(1)
    #expect(try told(stage, "Escape") == "nothing" && stage.window.answersMenu)
    sheet.isModalInPresentation = false
    #expect(try told(stage, "Escape") == "menu for TestController")
  }

  @Test
  func `Escape is predicted to do nothing in an alert whose cancel action is disabled`() throws {
    let stage = Stage(Tile("tile", 0, 0))
    let alert = AlertController(title: "Sure?", message: nil)
    let cancel = AlertAction(title: "Cancel", style: .cancel)
    alert.addAction(cancel)
    stage.screen.present(alert, animated: false)
    stage.advance(1)
    #expect(try told(stage, "Escape") == "menu for AlertController")
    cancel.isEnabled = false
    #expect(try told(stage, "Escape") == "nothing" && stage.window.answersMenu)
  }

  @Test func `leaning is predicted only for views that lean, and not with reduced motion`() throws {
    let poster = TVPosterView(image: nil)
    let stage = Stage.around(poster)
    try stage.press("Up")
    #expect(try stage.focused == "above" && told(stage, "Up") == "nothing")
    let alone = Stage(poster)
    alone.focus(on: poster)
    #expect(try told(alone, "Up") == "lean")
    alone.window.appearance.prefersReducedMotion = true
    #expect(try told(alone, "Up") == "nothing")
  }

  @Test func `Command is predicted to show the list of shortcuts, and Escape to close it`() throws {
    let stage = Stage(Tile("tile", 0, 0))
    #expect(try told(stage, "ctrl") == "accessory" && told(stage, "super") == "nothing")
    stage.window.modifierScheme = .mac
    #expect(try told(stage, "ctrl") == "nothing" && told(stage, "super") == "accessory")
    stage.window.modifierScheme = .pc
    try stage.press("ctrl+?")
    #expect(stage.window.showsShortcuts)
    #expect(try told(stage, "ctrl") == "nothing" && told(stage, "Escape") == "accessory")
  }
}
