import FocusEngine
import HaloDemoScenes
import HaloDemoTestSupport
import Testing

/// The primary item of each group in the Priorities scene, as keys change what decides it.
@MainActor
struct PrioritiesSceneTests {
  private static let memory = ["ash", "birch", "cedar", "elm"]

  /// The items that Tab enters from the focused item, group by group.
  private func entrances(_ scene: SceneHarness) throws -> [String?] {
    try (0..<3).map { _ in
      try scene.press("Tab")
      return scene.focus
    }
  }

  @Test func `a group is entered at the first item, the prioritized one and the selected one`()
    throws
  {
    let scene = try SceneHarness("priorities")
    #expect(try entrances(scene) == ["ash", "jade", "lima"])
  }

  @Test func `without priorities Tab comes back to the item focused last`() throws {
    let scene = try SceneHarness("priorities")
    try scene.press("Tab Down Down")
    #expect(scene.focus == "cedar")
    #expect(try entrances(scene).last == "cedar")
  }

  @Test func `more than 1000 beats the item focused last, and 1000 does not`() throws {
    let scene = try SceneHarness("priorities")
    try scene.press("Tab Tab Up Up")
    #expect(scene.focus == "amber")
    #expect(try entrances(scene).last == "jade")
    // Now 1000, as Opal has; of the three that have it Amber is the first.
    try scene.press("- Up Up")
    #expect(try entrances(scene).last == "amber")
  }

  @Test func `a priority cannot lower the system’s, and one above it wins`() throws {
    let scene = try SceneHarness("priorities")
    try scene.press("Tab Tab Tab -")
    #expect(scene.focus == "lima")
    try scene.press("Up")
    #expect(scene.focus == "kyoto")
    #expect(try entrances(scene).last == "lima")
    try scene.press("Up + + + + +")
    #expect(try entrances(scene).last == "kyoto")
  }

  @Test func `a selected item counts until Return takes the selection back`() throws {
    let scene = try SceneHarness("priorities")
    try scene.press("Tab Down Return Up")
    #expect(try entrances(scene).last == "birch")
    try scene.press("Return Up")
    #expect(try entrances(scene).last == "ash")
  }

  @Test func `the highest priority does not count while the item is out of sight`() throws {
    let scene = try SceneHarness("priorities")
    try scene.press("Tab Tab")
    #expect(scene.texts.contains { $0.contains("Turin has 2500, but is out of sight.") })
    try scene.press("s")
    #expect(scene.texts.contains("Tab enters at Turin"))
    try scene.press("Tab")
    #expect(scene.focus == "turin")
  }

  @Test func `the card says where Tab will come back, before the focus has left`() throws {
    let scene = try SceneHarness("priorities")
    try scene.press("Tab Tab Up Up")
    #expect(scene.texts.contains("Amber has the focus"))
    #expect(scene.texts.contains { $0.contains("will come back to Jade") })
    try scene.press("+ + + +")
    #expect(scene.texts.contains { $0.contains("Tab will come back to it") })
    #expect(try entrances(scene).last == "amber")
  }

  @Test func `the reset gives back priorities and the selection`() throws {
    let scene = try SceneHarness("priorities")
    try scene.press("Tab + + + Return Tab - Tab Return r")
    let texts = scene.texts
    #expect(texts.contains("Tab enters at Ash") && texts.contains("Tab enters at Jade"))
    #expect(texts.filter { $0 == "selected" }.isEmpty)
    try scene.press("Tab")
    #expect(scene.texts.contains("Tab enters at Lima"))
  }

  @Test func `under rules without groups the scene says so`() throws {
    let scene = try SceneHarness("priorities")
    scene.window.focusSystem?.model = .html
    try scene.press("Tab")
    #expect(scene.texts.contains { $0.contains("Tab does not go by groups") })
  }
}
