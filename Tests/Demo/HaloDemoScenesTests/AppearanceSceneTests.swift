import Foundation
import HaloDemoTestSupport
import Testing

@testable import HaloControls
@testable import HaloDemoScenes
@testable import HaloSceneGraph

/// The four panes of the scene show the same, in windows of every size.
@MainActor
struct AppearanceSceneTests {
  @Test(
    "small panes show fewer pictures, and all panes show the same ones with the same focus",
    arguments: [
      (CGSize(width: 640, height: 400), 2), (CGSize(width: 800, height: 500), 6),
      (CGSize(width: 1280, height: 800), 6),
    ])
  func panes(size: CGSize, pictures: Int) throws {
    let scene = try SceneHarness("appearance", size: size)
    let panes = Self.panes(in: scene.window)
    #expect(panes.map(\.grid.cells.count) == [pictures, pictures, pictures, pictures])
    try scene.press("Tab Down Tab Right")
    #expect(scene.focus == "light-fog-ridges")
    let shown = panes.map { pane in
      pane.grid.cells.filter { $0.looksFocused }.map { $0.accessibilityIdentifier ?? "" }
    }
    let names = ["light", "dark", "light-high", "dark-high"]
    #expect(shown == names.map { ["\($0)-fog-ridges"] })
  }

  @Test func `a pane that was small shows everything in a larger window`() throws {
    let scene = try SceneHarness("appearance", size: CGSize(width: 640, height: 400))
    scene.window.resize(to: CGSize(width: 1280, height: 800), scale: 1)
    scene.player.rest()
    let whole = try SceneHarness("appearance")
    #expect(scene.texts == whole.texts)
  }

  private static func panes(in window: Window) -> [AppearancePane] {
    var panes: [AppearancePane] = []
    window.forEachDescendant { if let pane = $0 as? AppearancePane { panes.append(pane) } }
    return panes
  }
}
