import FocusEngine
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloSceneGraph
import Testing

/// The decisions of the Overrides scene's program.
@MainActor
struct OverridesSceneTests {
  /// The keys that change a decision and lead on to the list.
  private func change(_ number: Int, times: Int = 1) -> String {
    let downs = Array(repeating: "Down", count: number)
    let returns = Array(repeating: "Return", count: times)
    return (["Tab"] + downs + returns).joined(separator: " ") + " "
  }

  @Test func `the cells of a list that does not allow focus are passed by Tab`() throws {
    let scene = try SceneHarness("overrides")
    try scene.press("Tab Tab")
    #expect(scene.focus == "cell-one")
    let other = try SceneHarness("overrides")
    try other.press(change(0) + "Tab")
    #expect(other.focus == "open")
    #expect(other.texts.contains { $0.hasPrefix("allowsFocus is false") })
  }

  @Test func `arrows pass the cells that the delegate refuses`() throws {
    let scene = try SceneHarness("overrides")
    try scene.press(change(1) + "Tab Right Right")
    #expect(scene.focus == "cell-five")
  }

  @Test func `a tile that refuses the focus does not get it`() throws {
    let scene = try SceneHarness("overrides")
    try scene.press("Tab Tab Tab Right")
    #expect(scene.focus == "vault")
    let other = try SceneHarness("overrides")
    try other.press(change(2) + "Tab Tab Right")
    #expect(other.focus == "open")
    #expect(other.texts.contains("The vault has refused the focus."))
  }

  @Test func `refusing does not keep Tab from the tiles`() throws {
    let scene = try SceneHarness("overrides")
    try scene.press("Tab Tab Tab Right Tab Down Down Return Tab Tab")
    #expect(scene.focus == "open")
  }

  @Test func `a command for Return is silent until it has priority`() throws {
    let scene = try SceneHarness("overrides")
    try scene.press("Tab Tab Tab Return")
    #expect(scene.texts.contains("selected"))
    let other = try SceneHarness("overrides")
    try other.press(change(3) + "Tab Tab Return Return")
    #expect(other.texts.contains("Return: 2"))
  }

  @Test func `the focus goes along with the first responder`() throws {
    let scene = try SceneHarness("overrides")
    try scene.press("Tab Tab Tab Right Right Return")
    #expect(scene.focus == "callee")
    #expect(scene.texts.contains { $0.hasSuffix("and the focus went along.") })
  }

  @Test func `with the deferral mode “always” the focus waits for a key`() throws {
    let scene = try SceneHarness("overrides")
    try scene.press(change(4) + "Tab Tab Right Right Return")
    #expect(scene.focus == nil)
    try scene.press("Right")
    #expect(scene.focus == "callee")
  }

  @Test func `the keys of the steps are mirrored, and those of the dial are not`() throws {
    let scene = try SceneHarness("overrides")
    #expect(scene.texts.contains("[ back, ] on"))
    let dial = try #require(scene.texts.first { $0.hasSuffix("right") })
    try scene.press("Tab d")
    #expect(scene.window.layoutDirection == .rightToLeft)
    #expect(scene.texts.contains("] back, [ on") && scene.texts.contains(dial))
  }

  @Test func `the reading direction is given back with the scene`() throws {
    let scene = try SceneHarness("overrides")
    try scene.press("Tab d")
    let next = try #require(DemoScene.all.first { $0.id == "grid" })
    next.show(in: scene.window, appearance: .light)
    scene.player.rest()
    #expect(scene.window.layoutDirection == .leftToRight)
  }
}
