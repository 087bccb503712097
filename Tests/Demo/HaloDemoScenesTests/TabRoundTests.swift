import FocusEngine
import Foundation
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import Testing

/// Tab goes through the focus groups and comes back.
@MainActor
struct TabRoundTests {
  @Test(
    "Tab visits every group of a scene once and comes back to the item where it started",
    arguments: DemoScene.all.map(\.id),
    TestEffort.cases(
      [(1280, 800), (640, 400)].map { CGSize(width: $0.0, height: $0.1) },
      few: [CGSize(width: 640, height: 400)]))
  func round(id: String, size: CGSize) throws {
    let scene = try SceneHarness(id, size: size)
    let system = try #require(scene.window.focusSystem)
    guard system.model.tabOrder == .focusGroups else { return }
    try scene.press("Tab")
    func stop() -> (group: String?, item: String?) {
      let members = FocusDebugger.focusGroups(for: system).groups.flatMap { $0.all }
      let group = members.first { $0.members.contains { $0.isFocused } }
      return (group?.identifier, system.focusedItem?.focusDebugLabel)
    }
    #expect(system.focusedItem != nil)
    let start = stop()
    var met = [start.group]
    for _ in 0..<12 {
      // An item that has been scrolled out of sight is replaced by a visible one.
      let isLeftInSight = FocusDebugger.focusGroups(for: system).groups.flatMap { $0.all }
        .flatMap(\.members).contains { $0.label == start.item && $0.isOnScreen }
      try scene.press("Tab")
      scene.player.rest()
      let next = stop()
      if next.group == start.group {
        #expect(!isLeftInSight || next.item == start.item, "\(met)")
        break
      }
      #expect(!met.contains(next.group), "\(met) and again \(next)")
      met.append(next.group)
    }
    let groups = FocusDebugger.focusGroups(for: system).groups.flatMap { $0.all }
      .filter { !$0.members.isEmpty }
    #expect(Set(met) == Set(groups.map(\.identifier)))
  }
}

extension FocusGroupTree.Group {
  fileprivate var all: [FocusGroupTree.Group] { [self] + groups.flatMap { $0.all } }
}
