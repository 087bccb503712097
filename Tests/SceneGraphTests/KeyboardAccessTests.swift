import FocusEngine
import Foundation
import Testing

@testable import Controls
@testable import SceneGraph
@testable import ViewTestSupport

/// Control-F1, Control-Tab and Control-Shift-Tab.
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
  func `controls join the walk only with full keyboard access`(model: FocusModel) throws {
    let stage = stage(model: model)
    try stage.press("Tab")
    #expect(stage.focused == "tile")
    try stage.press("ctrl+F1", "Tab")
    #expect(stage.focused == "button")
    try stage.press("ctrl+F1")
    #expect(stage.focused == "tile")
  }

  @Test func `full keyboard access stays when the model changes`() throws {
    let stage = stage()
    try stage.press("ctrl+F1")
    stage.window.focusSystem?.model = .catalyst
    stage.frame()
    try stage.press("Tab")
    #expect(stage.focused == "button")
    let state = stage.window.mainMenus.flatMap(\.children).first {
      $0.action == .fullKeyboardAccess
    }
    _ = try #require(state.map(stage.window.target))
    #expect(state?.state == .on)
  }

  @Test(arguments: ["ctrl+Tab", "ctrl+shift+Tab"])
  func `Control-Tab goes by groups, under models without them too`(key: String) throws {
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
}
