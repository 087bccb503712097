import FocusEngine
import FocusGeometry
import Foundation
import HaloAudit
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloSceneGraph
import Testing

/// The focus graph of each scene in every model.
@MainActor
struct FocusGraphTests {
  @Test(arguments: DemoScene.all.map(\.id).enumerated().map { $0 })
  func `the focus graph of a scene has the movements that searches find one by one`(
    turn: Int, id: String
  ) throws {
    let size = id == "wall" ? CGSize(width: 480, height: 400) : CGSize(width: 1280, height: 800)
    let scene = try SceneHarness(id, size: size)
    let system = try #require(scene.window.focusSystem)
    for model in TestEffort.cases(FocusModel.all, turn: turn) {
      system.model = model
      scene.player.rest()
      let graph = try #require(FocusDebugger.focusGraph(for: system))
      let places = Dictionary(
        graph.items.enumerated().map { ($1.label, $0) }, uniquingKeysWith: { _, _ in -1 })
      let views = FocusMap.focusableItems(in: scene.window)
      // The first items of a long list are representative.
      for view in TestEffort.cases(Array(views.prefix(40)), few: Array(views.prefix(3))) {
        guard let place = places[view.focusDebugLabel], place >= 0,
          graph.items[place].isEligible, !graph.items[place].isBeyond
        else { continue }
        for key in graph.keys where key != .nextGroup && key != .previousGroup {
          let explanation = system.explainMovement(from: view, heading: key.heading)
          let found = graph.target(from: place, key).map { graph.items[$0] }
          // The place is compared, too, because a cell that does not exist yet has another name.
          let isSame =
            found?.label == explanation.winner
            || found != nil && found?.frame.integral == explanation.proposal?.frame.rect.integral
          #expect(
            isSame,
            "\(model.name), \(key.rawValue) from \(view.focusDebugLabel)")
        }
      }
    }
  }
}
