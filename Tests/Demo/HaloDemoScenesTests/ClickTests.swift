import FocusEngine
import Foundation
import HaloAudit
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloSceneGraph
import Testing

/// Every focusable item that is visible can be clicked.
@MainActor
struct ClickTests {
  /// Keys that move through every scene and open its screens; the test looks after each group.
  private static let keys = [
    "", "Tab", "Tab Down Right", "Return", "Escape", "Tab Tab Down Down", "Return",
  ]

  @Test(
    "a click in the middle of the visible part of an item hits the item",
    arguments: DemoScene.all.map(\.id).enumerated().map { $0 })
  func clicks(turn: Int, id: String) throws {
    let size = id == "wall" ? CGSize(width: 480, height: 400) : CGSize(width: 1280, height: 800)
    for model in TestEffort.cases(FocusModel.all, turn: turn) {
      let scene = try SceneHarness(id, size: size)
      scene.window.focusSystem?.model = model
      scene.player.rest()
      for keys in TestEffort.cases(Self.keys, few: Array(Self.keys.prefix(4))) {
        try scene.press(keys)
        scene.player.rest()
        guard let system = scene.window.focusSystem,
          let survey = FocusDebugger.focusSurvey(of: system)
        else { continue }
        for miss in survey.graph.clickMisses(in: scene.window, survey.items) {
          let item = survey.graph.items[miss.item].id
          let hit = miss.hit?.focusDebugLabel ?? "nothing"
          Issue.record("\(model.name) after “\(keys)”: \(item) at \(miss.place) is under \(hit)")
        }
      }
    }
  }
}
