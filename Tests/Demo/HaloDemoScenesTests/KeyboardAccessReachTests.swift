import FocusEngine
import HaloAudit
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import Testing

/// Full keyboard access reaches every control of every scene (HIG, Focus and selection).
@MainActor
struct KeyboardAccessReachTests {
  @Test(arguments: DemoScene.all.map(\.id))
  func `with full keyboard access, keys reach every control of a scene`(id: String) throws {
    let scene = try SceneHarness(id)
    let models: [FocusModel] = [.pad, .catalyst]
    for model in TestEffort.cases(models, few: [.pad]) {
      scene.window.isFullKeyboardAccessEnabled = true
      scene.window.focusSystem?.model = model
      scene.window.focusSystem?.reset()
      scene.player.rest()
      let audit = audit(
        scene.window, rules: [.unreachable, .unreachableByArrows, .operableNotFocusable])
      // The lab has a row that its delegate refuses intentionally.
      #expect(audit.errors.filter { $0.items != ["room"] }.map(\.why) == [], "\(model.name)")
      #expect(audit.metrics.reach == 1, "\(model.name)")
      let graph = try #require(audit.graph)
      #expect(graph.keys.contains(.nextGroup))
      // Control-Tab alone reaches all items.
      let byControlTab = graph.presses(by: [.nextGroup])
      let missed = graph.eligible.filter { byControlTab[$0] == nil }.map { graph.items[$0].id }
      #expect(missed == [], "\(model.name)")
    }
  }
}
