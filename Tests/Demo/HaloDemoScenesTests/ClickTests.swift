import FocusEngine
import Foundation
import HaloAudit
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloSceneGraph
import Testing

/// Whatever is in sight and can have the focus can be clicked.
@MainActor
struct ClickTests {
  /// Keys that go about in every scene and open what there is, with places to look at in between.
  private static let keys = [
    "", "Tab", "Tab Down Right", "Return", "Escape", "Tab Tab Down Down", "Return",
  ]

  @Test(
    "a click in the middle of what is seen of an item meets it",
    arguments: DemoScene.all.map(\.id))
  func clicks(id: String) throws {
    let size = id == "wall" ? CGSize(width: 480, height: 400) : CGSize(width: 1280, height: 800)
    for model in FocusModel.all {
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
