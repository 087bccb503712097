import FocusTesting
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

/// The elements that a screen reader finds in the scenes.
@MainActor
struct SceneTreeTests {
  @Test(
    "the accessible tree of a scene is its golden tree, and focusable elements have names",
    arguments: DemoScene.all.map(\.id))
  func tree(id: String) throws {
    let scene = try SceneHarness(id)
    let tree = scene.window.accessibleTree()
    expectText(tree.outline, matches: "tree-\(id)")
    let nameless = tree.all.filter { $0.states.contains(.focusable) && $0.label == nil }
    #expect(nameless.isEmpty, "\(nameless.map { $0.identifier ?? $0.role.rawValue })")
    for group in tree.all { expectDifferentNames(in: group.children) }
  }

  /// Keys that move through every scene and use what they reach.
  private static let keys = [
    "Tab", "Down", "Right", "Right", "Left", "Return", "Up", "Up", "Tab", "Tab", "Down", "Down",
    "Down", "Return", "Escape",
  ]

  @Test(
    "the speech of a screen reader on a walk is the golden speech",
    arguments: DemoScene.all.map(\.id))
  func speech(id: String) throws {
    let scene = try SceneHarness(id)
    scene.window.setHeard(true)
    var tree = scene.window.accessibleTree()
    var lines = ["start: " + AccessibleSpeech.beginning(tree).joined(separator: ". ")]
    for key in Self.keys {
      try scene.press(key)
      scene.player.rest()
      let now = scene.window.accessibleTree()
      let said = AccessibleSpeech.change(
        from: tree, to: now, announcements: scene.window.takeAnnouncements())
      lines.append("\(key): " + said.joined(separator: ". "))
      tree = now
    }
    expectText(lines.joined(separator: "\n") + "\n", matches: "speech-\(id)")
  }

  /// Expects that two elements of a group have the same name only if that is what the scene shows.
  private func expectDifferentNames(in group: [AccessibleElement]) {
    let items = group.filter { element in
      element.states.contains(.focusable)
        // The broken form has no groups, and several keys are reserved for one purpose.
        && !["broken-", "reserved-"].contains { element.identifier?.hasPrefix($0) == true }
    }
    for (name, same) in Dictionary(grouping: items, by: \.label) where same.count > 1 {
      Issue.record("\(name ?? "nothing"): \(same.map { $0.identifier ?? "" })")
    }
  }
}
