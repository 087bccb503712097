import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Alerts: the focus, the keys, the layout and the answers.
@MainActor
struct AlertTests {
  private final class Answers { var given: [String] = [] }

  private let tile = Tile("tile", 100, 100)
  private let answers = Answers()

  private func action(_ title: String, _ style: AlertAction.Style = .default) -> AlertAction {
    let answers = answers
    return AlertAction(title: title, style: style) { answers.given.append($0.title) }
  }

  /// A stage with an alert that was presented while the tile had the focus.
  private func present(
    _ actions: [AlertAction], preferred: AlertAction? = nil, model: FocusModel = .pad
  ) -> (Stage, AlertController) {
    let stage = Stage(model: model, tile)
    stage.focus(on: tile)
    let alert = AlertController(title: "Sure?", message: "It cannot be brought back.")
    actions.forEach(alert.addAction)
    alert.preferredAction = preferred
    stage.screen.present(alert, animated: true)
    stage.frame()
    stage.advance(1)
    return (stage, alert)
  }

  @Test(arguments: [true, false])
  func `an alert's preferred action is focused first, and the focus returns after the answer`(
    isOnTV: Bool
  ) throws {
    let model: FocusModel = isOnTV ? .tv : .pad
    let create = action("Create")
    let (stage, alert) = present(
      [action("Cancel", .cancel), create], preferred: create, model: model)
    #expect(stage.focused == "Create")
    try stage.press("Return")
    #expect(answers.given == ["Create"])
    #expect(stage.focused == "tile")
    stage.advance(1)
    #expect(alert.view.window == nil && stage.screen.presentedViewController == nil)
  }

  @Test func `without a preferred action an alert focuses its cancel action`() {
    let (stage, _) = present([action("Delete", .destructive), action("Keep", .cancel)])
    #expect(stage.focused == "Keep")
  }

  @Test func `arrows move only between the actions of an alert`() throws {
    let (stage, _) = present([action("Cancel", .cancel), action("Create")])
    try stage.press("Right")
    #expect(stage.focused == "Create")
    try stage.press("Right", "Up", "Down", "Tab")
    #expect(stage.focused == "Create" || stage.focused == "Cancel")
    try stage.press("Left")
    #expect(stage.focused == "Cancel")
  }

  @Test func `Escape performs the cancel action of an alert`() throws {
    let create = action("Create")
    let (stage, _) = present([action("Cancel", .cancel), create], preferred: create)
    #expect(stage.window.answersMenu)
    try stage.press("Escape")
    #expect(answers.given == ["Cancel"] && stage.focused == "tile")
    #expect(!stage.window.answersMenu)
  }

  @Test func `Escape does nothing in an alert without a cancel action`() throws {
    let (stage, alert) = present([action("Left"), action("Right")])
    try stage.press("Escape")
    stage.advance(1)
    #expect(answers.given.isEmpty && alert.view.window != nil)
  }

  @Test func `an alert is answered only once`() throws {
    let (stage, _) = present([action("OK", .cancel)])
    try stage.press("Return", "Return", "Escape")
    #expect(answers.given == ["OK"])
  }

  @Test func `a disabled action of an alert cannot be focused until it is enabled`() throws {
    let create = action("Create")
    create.isEnabled = false
    let (stage, _) = present([action("Cancel", .cancel), create], preferred: create)
    #expect(stage.focused == "Cancel")
    try stage.press("Right")
    #expect(stage.focused == "Cancel")
    create.isEnabled = true
    try stage.press("Right")
    #expect(stage.focused == "Create")
  }

  @Test func `an alert puts two short actions side by side with the cancel action first`() throws {
    let (stage, alert) = present([action("Create"), action("Cancel", .cancel)])
    let create = try #require((alert.view as? AlertView)?.button(for: alert.actions[0]))
    let cancel = try #require((alert.view as? AlertView)?.button(for: alert.actions[1]))
    #expect(cancel.frame.minY == create.frame.minY && cancel.frame.maxX < create.frame.minX)
    #expect(alert.presentationController?.presentedView.bounds.width == 320)
    stage.window.layoutDirection = .rightToLeft
    stage.frame()
    #expect(create.frame.maxX < cancel.frame.minX)
  }

  @Test func `an alert stacks long or many actions with the cancel action last`() throws {
    let (stage, alert) = present([
      action("Cancel", .cancel), action("A rather long title"), action("Another"),
    ])
    let view = try #require(alert.view as? AlertView)
    let tops = alert.actions.compactMap { view.button(for: $0)?.frame.minY }
    #expect(tops[1] < tops[2] && tops[2] < tops[0])
    let card = try #require(alert.presentationController?.presentedView)
    for action in alert.actions {
      let button = try #require(view.button(for: action))
      #expect(card.bounds.contains(button.convert(button.bounds, to: card)))
    }
    #expect(stage.window.saturatedFrames == 0)
  }

  @Test(arguments: [AlertAction.Style.default, .destructive])
  func `on a television an alert stacks two actions with the cancel action last`(
    style: AlertAction.Style
  ) throws {
    let (stage, alert) = present([action("Cancel", .cancel), action("Go", style)], model: .tv)
    let view = try #require(alert.view as? AlertView)
    let tops = alert.actions.compactMap { view.button(for: $0)?.frame.minY }
    #expect(tops[1] < tops[0])
    try stage.press("Up")
    #expect(stage.focused == "Go")
  }

  @Test func `on a television an alert fills the window`() {
    let (stage, alert) = present([action("OK", .cancel)], model: .tv)
    #expect(alert.view.bounds.size == stage.window.bounds.size)
    let ground = alert.view.subviews.first
    #expect(ground?.backgroundMaterial != nil && ground?.frame == alert.view.bounds)
  }

  @Test func `on a small television an alert is readable and leaves the hint bar free`() throws {
    let stage = Stage(model: .tv, size: CGSize(width: 640, height: 400), tile)
    stage.window.hintArea.insets.bottom = 44
    let ok = action("OK", .cancel)
    let alert = AlertController(title: "Title", message: "Message")
    alert.addAction(ok)
    stage.screen.present(alert, animated: false)
    stage.frame()
    let view = try #require(alert.view as? AlertView)
    #expect(view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 640, height: 356))
    let button = try #require(view.button(for: ok))
    let place = button.convert(button.bounds, to: stage.window)
    #expect(place.height == 36 && place.maxY < 356)
  }

  @Test
  func `an alert's handler can make a field the first responder, which gets the focus`() throws {
    let field = TextField(placeholder: "")
    field.accessibilityIdentifier = "field"
    field.frame = CGRect(x: 300, y: 300, width: 200, height: 40)
    let stage = Stage(model: .pad, tile, field)
    stage.focus(on: tile)
    let alert = AlertController(title: "Saved", message: nil)
    alert.addAction(
      AlertAction(title: "OK", style: .cancel) { _ in field.becomeFirstResponder() })
    stage.screen.present(alert, animated: true)
    stage.frame()
    stage.advance(1)
    try stage.press("Return")
    stage.advance(1)
    #expect(stage.focused == "field" && field.isEditing)
  }

  @Test func `an alert's handler can present the next alert`() throws {
    let stage = Stage(model: .pad, tile)
    stage.focus(on: tile)
    let second = AlertController(title: "Second", message: nil)
    second.addAction(action("Done", .cancel))
    let first = AlertController(title: "First", message: nil)
    first.addAction(
      AlertAction(title: "Next", style: .cancel) { _ in
        stage.screen.present(second, animated: true)
      })
    stage.screen.present(first, animated: true)
    stage.frame()
    stage.advance(1)
    try stage.press("Return")
    stage.advance(1)
    #expect(stage.focused == "Done")
    try stage.press("Return")
    #expect(stage.focused == "tile")
  }

  @Test(arguments: [true, false])
  func `an alert's actions have enough contrast with and without the focus`(isDark: Bool) throws {
    let appearance: FocusAppearance = isDark ? .dark : .light
    let actions = [action("Cancel", .cancel), action("Create"), action("Delete", .destructive)]
    let (stage, alert) = present(actions)
    stage.window.appearance = appearance
    let view = try #require(alert.view as? AlertView)
    for focused in actions {
      stage.focus(on: try #require(view.button(for: focused)))
      stage.advance(1)
      for action in actions {
        let button = try #require(view.button(for: action) as? AlertButton)
        let fill = button.backgroundColor
        let ground = appearance.palette.card.mixed(
          with: fill.withAlphaComponent(1), by: fill.alpha)
        #expect(
          button.titleLabel.textColor.contrastRatio(with: ground) >= 4.5,
          "\(action.title) while \(focused.title) has the focus")
      }
    }
  }
}
