import FocusEngine
import Foundation
import HaloHosting
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Full keyboard access: Control-F1, Control-Tab, Space, and Tab as a modifier.
@MainActor
struct KeyboardAccessTests {
  private let tile = Tile("tile", 10, 10)
  private let button = Button(title: "Button")

  private func stage(model: FocusModel = .pad) -> Stage {
    button.frame = CGRect(x: 10, y: 200, width: 200, height: 60)
    button.accessibilityIdentifier = "button"
    button.focusGroupIdentifier = "controls"
    let stage = Stage(model: model, tile, button)
    stage.focus(on: tile)
    return stage
  }

  @Test(arguments: [FocusModel.pad, .catalyst])
  func `Tab reaches controls only with full keyboard access`(model: FocusModel) throws {
    let stage = stage(model: model)
    try stage.press("Tab")
    #expect(stage.focused == "tile")
    try stage.press("ctrl+F1", "Tab")
    #expect(stage.focused == "button")
    try stage.press("ctrl+F1")
    #expect(stage.focused == "tile")
  }

  @Test func `full keyboard access stays on when the model changes`() throws {
    let stage = stage()
    try stage.press("ctrl+F1")
    stage.window.focusSystem?.model = .catalyst
    stage.frame()
    try stage.press("Tab")
    #expect(stage.focused == "button")
    let state = stage.window.mainMenus.flatMap(\.commands).first {
      $0.action == .fullKeyboardAccess
    }
    _ = try #require(state.map(stage.window.target))
    #expect(state?.state == .on)
  }

  @Test(arguments: ["ctrl+Tab", "ctrl+shift+Tab"])
  func `Control-Tab moves by focus groups, even under a model without groups`(key: String) throws {
    let tiles = (0..<4).map { index -> Tile in
      let tile = Tile("\(index)", CGFloat(index % 2 * 120), CGFloat(index / 2 * 120))
      tile.focusGroupIdentifier = index < 2 ? "top" : "bottom"
      return tile
    }
    let stage = Stage(model: .tv, tiles[0], tiles[1], tiles[2], tiles[3])
    stage.focus(on: tiles[0])
    try stage.press(key)
    #expect(stage.focused == "2")
    try stage.press(key)
    #expect(stage.focused == "0")
  }

  // MARK: Control-Tab

  /// Two groups of two controls, with full keyboard access.
  private func form(model: FocusModel = .pad) throws -> Stage {
    let buttons = (0..<4).map { index -> Button in
      let button = Button(title: "Button \(index)")
      button.frame = CGRect(x: index % 2 * 220, y: index / 2 * 100, width: 200, height: 60)
      button.accessibilityIdentifier = "\(index)"
      button.focusGroupIdentifier = index % 2 == 0 ? "left" : "right"
      return button
    }
    let stage = Stage(model: model, buttons[0], buttons[1], buttons[2], buttons[3])
    try stage.press("ctrl+F1")
    return stage
  }

  @Test(arguments: [FocusModel.pad, .catalyst])
  func `with full keyboard access Control-Tab visits every control one by one`(
    model: FocusModel
  ) throws {
    let stage = try form(model: model)
    var seen: [String?] = []
    for _ in 0..<5 {
      try stage.press("ctrl+Tab")
      seen.append(stage.focused)
    }
    #expect(seen == ["0", "2", "1", "3", "0"])
    try stage.press("ctrl+shift+Tab")
    #expect(stage.focused == "3")
    try stage.press("Tab", "Tab")
    #expect(stage.focused == "3")
  }

  @Test func `the command of Control-Tab is named after what it moves to: an item or a group`()
    throws
  {
    let stage = try form()
    let command = try #require(
      stage.window.mainMenus.flatMap(\.commands).first { $0.action == .focusNextGroup })
    _ = stage.window.target(of: command)
    #expect(command.name == "Focus Next Item" && command.title == "Next Item")
    stage.window.isFullKeyboardAccessEnabled = false
    _ = stage.window.target(of: command)
    #expect(command.name == "Focus Next Group")
  }

  // MARK: Space

  @Test(arguments: [FocusModel.pad, .catalyst])
  func `with full keyboard access Space activates, and under the pad model Return too`(
    model: FocusModel
  ) throws {
    let stage = try form(model: model)
    try stage.press("Tab")
    var count = 0
    let button = try #require(stage.window.focusSystem?.focusedItem as? Button)
    button.primaryAction = { count += 1 }
    let space = Key(.space, characters: " ")
    guard case .press(.select, _)? = stage.window.effect(of: space) else {
      Issue.record("the effect of Space is not predicted")
      return
    }
    try stage.press("space")
    #expect(count == 1)
    try stage.press("Return")
    #expect(count == (model == .pad ? 2 : 1))
  }

  @Test func `without full keyboard access Space does nothing under the pad model`() throws {
    let stage = try form()
    try stage.press("Tab")
    let button = try #require(stage.window.focusSystem?.focusedItem as? Button)
    stage.window.isFullKeyboardAccessEnabled = false
    button.focusBehaviour.canBecomeFocused = true
    button.primaryAction = { Issue.record("Space pressed the button") }
    stage.focus(on: button)
    try stage.press("space")
  }

  @Test func `Space inserts a space into a text that is being edited`() throws {
    let field = TextField(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    let stage = Stage(model: .pad, field)
    try stage.press("ctrl+F1", "Tab", "a", "space", "b")
    #expect(field.text == "a b")
  }

  @Test func `with full keyboard access Space toggles a switch and arrows move a slider`() throws {
    let control = Switch(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let slider = Slider(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    slider.value = 0.5
    let stage = Stage(model: .pad, control, slider)
    try stage.press("ctrl+F1", "Tab", "space")
    #expect(control.isOn)
    try stage.press("Down", "Right")
    #expect(slider.value > 0.5)
  }

  // MARK: Items that are left out

  @Test func `only full keyboard access skips an item that does not respond to user interaction`()
    throws
  {
    let (first, second) = (Tile("first", 0, 0), Tile("second", 200, 0))
    let stage = Stage(model: .pad, first, second)
    second.accessibilityRespondsToUserInteraction = false
    stage.focus(on: first)
    try stage.press("Right")
    #expect(stage.focused == "second")
    try stage.press("ctrl+F1")
    #expect(stage.focused == "first")
    try stage.press("Right", "ctrl+Tab", "End")
    #expect(stage.focused == "first")
    second.accessibilityRespondsToUserInteraction = true
    try stage.press("Right")
    #expect(stage.focused == "second")
  }

  @Test func `tiles and buttons respond to user interaction by default, and labels do not`() {
    #expect(Tile("tile", 0, 0).accessibilityRespondsToUserInteraction)
    #expect(Button(title: "Button").accessibilityRespondsToUserInteraction)
    #expect(!Label("Text", font: .systemFont(ofSize: 17)).accessibilityRespondsToUserInteraction)
  }

  // MARK: Tab as a modifier

  /// Two tiles in a focus group each, the first one focused, with or without full keyboard access.
  private func chords(_ isOn: Bool = true) throws -> Stage {
    let (first, second) = (Tile("first", 0, 0), Tile("second", 0, 200))
    (first.focusGroupIdentifier, second.focusGroupIdentifier) = ("first", "second")
    let stage = Stage(model: .pad, first, second)
    if isOn { try stage.press("ctrl+F1") }
    stage.focus(on: first)
    return stage
  }

  @Test func `Tab moves at once, and its move is undone if Tab turns out to be a modifier`()
    throws
  {
    let stage = try chords()
    try stage.send("Tab", .down)
    #expect(stage.focused == "second")
    try stage.send("f", .down)
    #expect(stage.focused == "first" && stage.window.showsChoices)
    try stage.send("f", .up)
    try stage.send("Tab", .up)
    #expect(stage.focused == "first")
  }

  @Test func `all moves of a repeating Tab are undone if Tab turns out to be a modifier`() throws {
    let stage = try chords()
    try stage.send("Tab", .down)
    for _ in 0..<3 { try stage.send("Tab", .repeat) }
    try stage.send("f", .down)
    #expect(stage.focused == "first" && stage.window.showsChoices)
  }

  @Test func `the name of a key can have Tab as a modifier`() throws {
    let stage = try chords()
    try stage.press("Tab+f")
    #expect(stage.window.showsChoices && stage.focused == "first")
  }

  @Test func `Tab is not a modifier without full keyboard access`() throws {
    let stage = try chords(false)
    try stage.press("Tab+f")
    #expect(!stage.window.showsChoices && stage.focused == "second")
  }

  @Test(arguments: [["Right"], ["shift+Tab"]])
  func `Tab is not a modifier after another key or with Shift`(between: [String]) throws {
    let stage = try chords()
    try stage.send("Tab", .down)
    for key in between { try stage.send(key, .down) }
    try stage.press("f")
    #expect(!stage.window.showsChoices)
  }

  @Test func `Tab no longer counts as held after the window was inactive`() throws {
    let stage = try chords()
    try stage.send("Tab", .down)
    stage.window.setActive(false)
    stage.window.setActive(true)
    try stage.press("f")
    #expect(!stage.window.showsChoices)
  }
}
