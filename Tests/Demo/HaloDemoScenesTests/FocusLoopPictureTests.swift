import FocusGeometry
import Foundation
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

/// The looks of the focus loop debugger over scenes.
@MainActor
struct FocusLoopPictureTests {
  struct Shot: CustomTestStringConvertible, Sendable {
    var scene: String
    var keys: String
    var hold: String
    var isDark = false
    var isMirrored = false
    var name: String
    /// The compared part in points; nil for the whole screen.
    var region: CGRect?
    var testDescription: String { name }
  }

  nonisolated static let shots = [
    Shot(
      scene: "photos", keys: "Tab", hold: "alt", name: "loop-photos",
      region: CGRect(x: 0, y: 0, width: 800, height: 320)),
    Shot(
      scene: "photos", keys: "Tab Tab Down", hold: "ctrl+alt", isDark: true,
      name: "loop-groups-photos", region: CGRect(x: 0, y: 0, width: 800, height: 520)),
    Shot(
      scene: "sign-in", keys: "Tab", hold: "alt", isDark: true, name: "loop-sign-in",
      region: CGRect(x: 20, y: 0, width: 1240, height: 480)),
    Shot(
      scene: "sign-in", keys: "Tab", hold: "alt+ctrl", isMirrored: true,
      name: "loop-groups-sign-in",
      region: CGRect(x: 640, y: 0, width: 640, height: 480)),
    Shot(
      scene: "tv-home", keys: "", hold: "alt", name: "loop-tv-home",
      region: CGRect(x: 0, y: 0, width: 700, height: 700)),
  ]

  @Test("the focus loop over a scene looks like its golden picture", arguments: shots)
  func shot(_ shot: Shot) throws {
    let scene = try SceneHarness(
      shot.scene, scale: 0.5, appearance: shot.isDark ? .dark : .light,
      direction: shot.isMirrored ? .rightToLeft : .leftToRight)
    scene.window.isFocusLoopDebuggerEnabled = true
    try scene.press(shot.keys)
    scene.player.hold(try Key.modifiers(named: shot.hold))
    scene.player.rest()
    expectPicture(try scene.picture(of: shot.region), matches: shot.name)
  }
}
