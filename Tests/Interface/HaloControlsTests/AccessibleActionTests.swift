import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Actions that a screen reader performs have the same effects as keys.
@MainActor
struct AccessibleActionTests {
  private func stage(_ view: View, model: FocusModel = .tv) -> Stage {
    let stage = Stage(model: model)
    view.frame = CGRect(x: 20, y: 20, width: 300, height: 60)
    stage.root.addSubview(view)
    stage.frame()
    return stage
  }

  private func perform(_ action: AccessibleAction, on view: View, _ stage: Stage) -> Bool {
    stage.window.perform(action, on: view.displayID, at: stage.window.animator.time)
  }

  @Test(arguments: [FocusModel.tv, .pad, .html])
  func `a screen reader can press a button whether or not keys can focus it`(model: FocusModel) {
    let button = Button(title: "Play")
    var presses = 0
    button.primaryAction = { presses += 1 }
    let stage = stage(button, model: model)
    #expect(perform(.press, on: button, stage))
    #expect(perform(.select(true), on: button, stage))
    #expect(presses == 2)
    #expect(button.isFocused == (model != .pad))
    button.isEnabled = false
    #expect(!perform(.press, on: button, stage))
    #expect(presses == 2)
  }

  @Test func `actions on an element that is missing, hidden or behind an alert fail`() {
    let button = Button(title: "Play")
    let stage = stage(button)
    #expect(!stage.window.perform(.press, on: .max, at: 0))
    button.isHidden = true
    #expect(!perform(.focus, on: button, stage))
    button.isHidden = false
    let screen = ViewController()
    stage.window.rootViewController = screen
    screen.view.addSubview(button)
    let alert = AlertController(title: "Delete?", message: nil)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    screen.present(alert, animated: false)
    stage.frame()
    #expect(!perform(.focus, on: button, stage))
  }

  @Test func `a value set by a screen reader is kept in its range and reported as a change`() {
    let (slider, stepper) = (Slider(), Stepper())
    var changes = 0
    slider.primaryAction = { changes += 1 }
    stepper.primaryAction = { changes += 1 }
    #expect(perform(.setValue(0.5), on: slider, stage(slider)))
    #expect(slider.value == 0.5)
    #expect(perform(.setValue(500), on: stepper, stage(stepper)))
    #expect(stepper.value == 100)
    #expect(changes == 2)
    #expect(perform(.setValue(100), on: stepper, stage(stepper)))
    #expect(changes == 2)
    let lamp = Switch(title: "Lamp")
    #expect(perform(.setValue(1), on: lamp, stage(lamp)))
    #expect(lamp.isOn)
    #expect(!perform(.setValue(1), on: Button(title: "Play"), stage(slider)))
  }

  @Test func `a screen reader's text edits can be undone and respect the field's maximum length`() {
    let field = TextField(placeholder: "")
    field.text = "née Lévi"
    let stage = stage(field)
    #expect(perform(.replaceText(4..<8, with: "Byron\n"), on: field, stage))
    #expect(field.text == "née Byron ")
    #expect(perform(.selectText(0..<3), on: field, stage))
    #expect(field.content.selectedText == "née")
    #expect(perform(.copyText(4..<9), on: field, stage))
    #expect(perform(.cutText(0..<4), on: field, stage))
    #expect(field.text == "Byron ")
    #expect(perform(.pasteText(6), on: field, stage))
    #expect(field.text == "Byron née ")
    field.content.undo()
    field.content.undo()
    #expect(field.text == "née Byron ")
    field.maximumLength = 12
    #expect(!perform(.replaceText(0..<0, with: "too much"), on: field, stage))
    #expect(field.text == "née Byron ")
    // Positions beyond the text are its end.
    #expect(perform(.replaceText(90..<99, with: "!"), on: field, stage))
    #expect(field.text == "née Byron !")
  }

  @Test func `a secure field refuses copy and cut and exposes only dots and a length`() {
    let field = TextField(placeholder: "")
    field.isSecureTextEntry = true
    field.text = "key"
    let stage = stage(field)
    #expect(!perform(.copyText(0..<3), on: field, stage))
    #expect(!perform(.cutText(0..<3), on: field, stage))
    let told = stage.window.accessibleTree().all.first { $0.id == field.displayID }
    #expect(told?.text?.string == "•••")
    #expect(told?.value == "3 characters")
  }

  @Test func `accessibility actions focus and select a row and scroll it into view`() {
    let list = ListStage(rows: 40, model: .catalyst)
    let row = list.list.cells[1]
    let time = list.stage.window.animator.time
    #expect(list.stage.window.perform(.focus, on: row.displayID, at: time))
    #expect(row.isFocused)
    #expect(list.stage.window.perform(.select(true), on: row.displayID, at: time))
    #expect(row.isSelected)
    list.list.contentOffset.y = 600
    list.stage.frame()
    let hidden = list.list.cells[30]
    #expect(list.stage.window.perform(.scrollIntoView, on: hidden.displayID, at: time))
    list.stage.frame()
    let shown = hidden.convert(hidden.bounds, to: list.stage.window)
    #expect(list.stage.window.bounds.contains(shown))
  }

  @Test func `announcements are kept only while a screen reader listens to the window`() {
    let window = stage(Button(title: "Play")).window
    Accessibility.post(notification: .announcement, argument: "Lost")
    window.setHeard(true)
    defer { window.setHeard(false) }
    Accessibility.post(notification: .announcement, argument: "Saved")
    Accessibility.post(notification: .screenChanged, argument: nil)
    #expect(window.takeAnnouncements() == ["Saved"])
    #expect(window.takeAnnouncements() == [])
  }

  @Test func `a layoutChanged notification moves the focus only if a screen reader listens`() {
    let (first, second) = (Tile("first", 0, 0), Tile("second", 200, 0))
    let stage = Stage(model: .tv)
    stage.root.addSubview(first)
    stage.root.addSubview(second)
    stage.frame()
    Accessibility.post(notification: .layoutChanged, argument: second)
    stage.frame()
    #expect(first.isFocused)
    stage.window.setHeard(true)
    defer { stage.window.setHeard(false) }
    Accessibility.post(notification: .layoutChanged, argument: second)
    stage.frame()
    #expect(second.isFocused)
  }
}
