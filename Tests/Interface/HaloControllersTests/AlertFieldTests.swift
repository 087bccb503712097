import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Text fields of alerts: the initial focus, Tab and Return, and the layout.
@MainActor
struct AlertFieldTests {
  private final class Answers { var given: [String] = [] }

  private final class Delegate: TextFieldDelegate {
    func textFieldShouldReturn(_ textField: TextField) -> Bool { false }
  }

  private let answers = Answers()

  private func action(_ title: String, _ style: AlertAction.Style = .default) -> AlertAction {
    let answers = answers
    return AlertAction(title: title, style: style) { answers.given.append($0.title) }
  }

  /// An alert with a field for each name, Cancel and the given actions, and a stage to show it on.
  private func present(
    _ names: [String], _ actions: [AlertAction], preferred: AlertAction? = nil,
    model: FocusModel = .pad, size: CGSize = CGSize(width: 1000, height: 800),
    message: String? = "Who are you?"
  ) -> (Stage, AlertController) {
    let tile = Tile("tile", 100, 100)
    let stage = Stage(model: model, size: size, tile)
    stage.focus(on: tile)
    let alert = AlertController(title: "Sign in", message: message)
    for name in names {
      alert.addTextField { field in
        field.placeholder = name
        field.accessibilityIdentifier = name
      }
    }
    alert.addAction(action("Cancel", .cancel))
    actions.forEach(alert.addAction)
    alert.preferredAction = preferred
    stage.screen.present(alert, animated: true)
    stage.frame()
    stage.advance(1)
    return (stage, alert)
  }

  private func field(_ alert: AlertController, _ index: Int = 0) throws -> TextField {
    let fields = try #require(alert.textFields)
    return try #require(fields.indices.contains(index) ? fields[index] : nil)
  }

  @Test(arguments: [FocusModel.pad, .catalyst, .android, .html])
  func `an alert's first field is focused and edited, and a dismissal returns the focus`(
    model: FocusModel
  ) throws {
    let (stage, alert) = present(["name", "code"], [action("OK")], model: model)
    let name = try field(alert)
    #expect(stage.focused == "name" && name.isFirstResponder && name.isEditing)
    try stage.press("a", "b")
    #expect(name.text == "ab")
    try stage.press("Escape")
    #expect(answers.given == ["Cancel"] && stage.focused == "tile")
    stage.advance(1)
    #expect(alert.view.window == nil && stage.window.firstResponder == nil)
  }

  @Test func `on a television Return starts and ends editing without answering the alert`() throws {
    let ok = action("OK")
    let (stage, alert) = present(["name"], [ok], preferred: ok, model: .tv)
    let name = try field(alert)
    #expect(stage.focused == "name" && !name.isEditing)
    try stage.press("Return", "a")
    #expect(name.isEditing && name.text == "a")
    try stage.press("Return")
    #expect(!name.isEditing && answers.given.isEmpty && stage.focused == "name")
    try stage.press("Down", "Return")
    #expect(answers.given == ["OK"], "the cancel action is below")
  }

  @Test func `text that is typed right after an alert appears goes into its first field`() throws {
    let stage = Stage(model: .pad, Tile("tile", 100, 100))
    let alert = AlertController(title: "Name", message: nil)
    alert.addTextField()
    alert.addAction(action("OK"))
    stage.screen.present(alert, animated: true)
    stage.frame()
    try stage.press("a")
    #expect(try field(alert).text == "a")
  }

  @Test
  func `Tab goes through an alert's fields to its actions and back to the first field`() throws {
    let log = action("Log in")
    let (stage, _) = present(["name", "code"], [log], preferred: log)
    var met: [String?] = []
    for _ in 0..<4 {
      met.append(stage.focused)
      try stage.press("Tab")
    }
    #expect(met == ["name", "code", "Log in", "name"])
    try stage.press("shift+Tab", "shift+Tab")
    #expect(stage.focused == "Log in")
    try stage.press("Left")
    #expect(stage.focused == "Cancel")
  }

  @Test func `Tab reaches the cancel action while the preferred action is disabled`() throws {
    let create = action("Create")
    create.isEnabled = false
    let (stage, _) = present(["name"], [create], preferred: create)
    try stage.press("Tab")
    #expect(stage.focused == "Cancel")
    create.isEnabled = true
    try stage.press("Tab", "Tab")
    #expect(stage.focused == "Create")
  }

  @Test
  func `Return performs an alert's preferred action, or moves on while it is disabled`() throws {
    let log = action("Log in")
    log.isEnabled = false
    let (stage, alert) = present(["name", "code"], [log], preferred: log)
    try stage.press("Return")
    #expect(try stage.focused == "code" && field(alert, 1).isEditing)
    try stage.press("Return")
    #expect(stage.focused == "code" && answers.given.isEmpty)
    log.isEnabled = true
    try stage.press("shift+Tab", "Return")
    #expect(answers.given == ["Log in"] && stage.focused == "tile")
  }

  @Test
  func `Return moves through an alert's fields and then performs its only default action`() throws {
    let (stage, alert) = present(["name", "code", "city"], [action("OK")])
    try field(alert, 1).isEnabled = false
    try stage.press("Return")
    #expect(stage.focused == "city")
    try stage.press("Return")
    #expect(answers.given == ["OK"])
  }

  @Test func `Return in a field chooses none of several default actions`() throws {
    let (stage, _) = present(["name"], [action("Save"), action("Send")])
    try stage.press("Return")
    #expect(answers.given.isEmpty && stage.focused == "name")
  }

  @Test func `an alert ignores Return if the delegate of its field handles it`() throws {
    let ok = action("OK")
    let (stage, alert) = present(["name"], [ok], preferred: ok)
    let delegate = Delegate()
    try field(alert).delegate = delegate
    try stage.press("Return")
    #expect(answers.given.isEmpty)
    withExtendedLifetime(delegate) {}
  }

  @Test func `an action sheet has no text fields`() {
    let sheet = AlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addTextField { _ in Issue.record("an action sheet configures no fields") }
    #expect(sheet.textFields == nil)
  }

  @Test
  func `a screen reader names an alert's field by its placeholder or the alert's title`() throws {
    let (stage, alert) = present(["Name", ""], [action("OK")])
    let tree = stage.window.accessibleTree()
    let found = tree.all.filter { $0.role == .textField }
    #expect(found.map(\.label) == ["Name", "Sign in"])
    #expect(
      tree.all.compactMap(\.label) == [
        "Sign in", "Sign in", "Who are you?", "Name", "Sign in", "Cancel", "OK",
      ])
    try field(alert).text = "Maja"
    #expect(stage.window.accessibleTree().all.contains { $0.value == "Maja" && $0.label == "Name" })
  }

  @Test(
    arguments: [
      (FocusModel.pad, CGSize(width: 1000, height: 800)), (.pad, CGSize(width: 640, height: 400)),
      (.tv, CGSize(width: 1920, height: 1080)), (.tv, CGSize(width: 640, height: 400)),
    ])
  func `an alert's fields are stacked between the message and the actions`(
    model: FocusModel, size: CGSize
  ) throws {
    let (stage, alert) = present(
      ["name", "code"], [action("OK")], model: model, size: size,
      message: String(repeating: "Please say who you are. ", count: 8))
    let view = try #require(alert.view as? AlertView)
    let room =
      model.look == .lift ? view : try #require(alert.presentationController?.presentedView)
    func place(_ part: View) -> CGRect { part.convert(part.bounds, to: room) }
    let fields = try #require(alert.textFields)
    let buttons = try alert.actions.map { try #require(view.button(for: $0)) }
    let places = (fields + buttons).map(place)
    #expect(places[0].maxY < places[1].minY && places[1].maxY < places[2].minY)
    #expect(places[0].width == places[1].width && places[0].minX == places[1].minX)
    for place in places { #expect(room.bounds.contains(place) && place.height >= 36) }
    var texts: [Label] = []
    view.forEachDescendant { ($0 as? Label).map { texts.append($0) } }
    let message = try #require(texts.first { $0.text.hasPrefix("Please") })
    #expect(place(message).maxY <= places[0].minY)
    #expect(stage.window.saturatedFrames == 0)
  }
}
