import FocusGeometry
import Foundation
import HaloControllers
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloSceneGraph
import Testing

/// The menu bar of iPadOS 26 in the scene Shortcuts, in place of the panel of iPadOS 15 to 18.
@MainActor
struct MenuBarSceneTests {
  @Test func `B changes between the panel of shortcuts and the menu bar, by their names`() throws {
    let scene = try SceneHarness("shortcuts")
    #expect(scene.window.commandDisplay == .shortcutPanel)
    try scene.press("Tab b")
    #expect(scene.window.commandDisplay == .menuBar)
    #expect(scene.texts.contains("Menu Bar (iPadOS 26)"))
    try scene.press("ctrl+F2")
    #expect(scene.window.showsMenuBar)
    try scene.press("Escape b")
    #expect(scene.window.commandDisplay == .shortcutPanel && !scene.window.showsMenuBar)
    #expect(scene.texts.contains("Panel of Shortcuts (iPadOS 15–18)"))
  }

  @Test func `the menu Row has commands for the row with the focus`() throws {
    let scene = try SceneHarness("shortcuts")
    try scene.press("Tab Down b")
    let focused = scene.focus
    try scene.press("ctrl+F2 r Down Return")
    var copied: String?
    scene.window.pasteboard.requestString(from: .general) { copied = $0 }
    #expect(copied?.isEmpty == false && scene.focus == focused)
    try scene.press("Down ctrl+F2 r Down Return")
    var other: String?
    scene.window.pasteboard.requestString(from: .general) { other = $0 }
    #expect(other?.isEmpty == false && other != copied)
  }

  @Test func `a setting in the menu View is marked and changed`() throws {
    let scene = try SceneHarness("shortcuts")
    try scene.press("Tab b ctrl+F2 v Down Up Right Down Return")
    #expect(scene.window.modifierScheme == .mac)
  }

  @Test(arguments: [
    ("menu-bar", FocusAppearance.light, LayoutDirection.leftToRight),
    ("menu-bar-mirrored", .dark, .rightToLeft),
  ])
  func `the menu bar looks like its golden picture`(
    name: String, appearance: FocusAppearance, direction: LayoutDirection
  ) throws {
    let scene = try SceneHarness(
      "shortcuts", scale: 0.75, appearance: appearance, direction: direction)
    let forward = direction == .rightToLeft ? "Left" : "Right"
    try scene.press("Tab b ctrl+F2 v Down Up \(forward)")
    let region = CGRect(x: 240, y: 0, width: 800, height: 400)
    expectPicture(try scene.picture(of: region), matches: name)
  }
}
