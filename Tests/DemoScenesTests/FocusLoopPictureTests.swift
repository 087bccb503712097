import FocusGeometry
import FocusTestSupport
import Foundation
import Hosting
import SceneGraph
import Testing

/// What the focus loop debugger looks like over scenes.
@MainActor
struct FocusLoopPictureTests {
  struct Shot: CustomTestStringConvertible, Sendable {
    var scene: String
    var keys: String
    var hold: String
    var isDark = false
    var isMirrored = false
    var name: String
    var testDescription: String { name }
  }

  nonisolated static let shots = [
    Shot(scene: "photos", keys: "Tab", hold: "alt", name: "loop-photos"),
    Shot(
      scene: "photos", keys: "Tab Tab Down", hold: "ctrl+alt", isDark: true,
      name: "loop-groups-photos"),
    Shot(scene: "sign-in", keys: "Tab", hold: "alt", isDark: true, name: "loop-sign-in"),
    Shot(
      scene: "sign-in", keys: "Tab", hold: "alt+ctrl", isMirrored: true,
      name: "loop-groups-sign-in"),
    Shot(scene: "tv-home", keys: "", hold: "alt", name: "loop-tv-home"),
  ]

  @Test("over a scene it looks as it did", arguments: shots)
  func shot(_ shot: Shot) throws {
    let scene = try SceneHarness(
      shot.scene, scale: 0.5, appearance: shot.isDark ? .dark : .light,
      direction: shot.isMirrored ? .rightToLeft : .leftToRight)
    scene.window.isFocusLoopDebuggerEnabled = true
    try scene.press(shot.keys)
    scene.player.hold(try Key.modifiers(named: shot.hold))
    scene.player.rest()
    expectPicture(try scene.picture(), matches: shot.name)
  }
}
