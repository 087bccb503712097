import CairoRenderer
import DemoScenes
import FocusTestSupport
import Foundation
import SceneGraph
import Testing

/// What the scenes look like, at rest and on the way.
@MainActor
struct PictureTests {
  struct Shot: CustomTestStringConvertible, Sendable {
    var name: String
    var scene: String
    var keys = ""
    /// Into the movement of one more key.
    var moment: (key: String, milliseconds: Double)?
    var isDark = false
    var isHigh = false
    var isMirrored = false

    var testDescription: String { name }
  }

  private nonisolated static let newAlbum = Array(repeating: "Down", count: 10)
    .joined(separator: " ")

  /// Every scene there is, so that a new one fails until its picture has been looked at and kept.
  nonisolated static let scenes = DemoScene.all.map { Shot(name: "\($0.id)-at-rest", scene: $0.id) }

  nonisolated static let shots: [Shot] = [
    Shot(name: "photos-row", scene: "photos", keys: "Down Down Down Down"),
    Shot(name: "photos-halo-under-badge", scene: "photos", keys: "Tab Tab Right"),
    Shot(name: "photos-dark", scene: "photos", keys: "Tab Tab Down", isDark: true),
    Shot(
      name: "photos-changing", scene: "photos", keys: "Tab Tab", moment: ("Right", 66)),
    Shot(name: "photos-alert", scene: "photos", keys: newAlbum + " Return"),
    Shot(name: "photos-alert-dark", scene: "photos", keys: newAlbum + " Return Left", isDark: true),
    Shot(name: "photos-alert-coming", scene: "photos", keys: newAlbum, moment: ("Return", 83)),
    Shot(name: "photos-new-album", scene: "photos", keys: newAlbum + " Return Return"),
    Shot(name: "reminders-naming", scene: "reminders", keys: "Tab ctrl+n b u y"),
    Shot(
      name: "reminders-naming-mirrored", scene: "reminders", keys: "Tab ctrl+n", isDark: true,
      isMirrored: true),
    Shot(name: "hover-gaze", scene: "hover", keys: "Tab Tab Right h"),
    Shot(name: "hover-row", scene: "hover", keys: "Down h h h"),
    Shot(name: "hover-leaving", scene: "hover", keys: "Down h h", moment: ("h", 83)),
    Shot(name: "full-screen-page", scene: "full-screen", keys: "Right"),
    Shot(name: "full-screen-paused", scene: "full-screen", keys: "Right Return Right space"),
    Shot(name: "full-screen-info", scene: "full-screen", keys: "Return Right space Up"),
    Shot(
      name: "full-screen-playing", scene: "full-screen", keys: "Right Right",
      moment: ("Return", 5000)),
    Shot(name: "guide-on", scene: "focus-guide", keys: "Right Down"),
    Shot(name: "guide-off", scene: "focus-guide", keys: "Right g Down"),
    Shot(name: "halo-lab", scene: "halo-lab", keys: "Down"),
    Shot(
      name: "halo-lab-inside", scene: "halo-lab",
      keys: String(repeating: "Down ", count: 8) + "Right Down"
        + String(repeating: " Left", count: 9),
      isDark: true),
    Shot(
      name: "halo-lab-appearing", scene: "halo-lab", keys: "Down Right Right Right",
      moment: ("Tab", 50)),
    Shot(name: "tv-films", scene: "tv-home", keys: "Down Down Right"),
    Shot(name: "tv-rising", scene: "tv-home", keys: "Down", moment: ("Right", 83)),
    Shot(name: "grid-dark", scene: "grid", keys: "Right Right Down Down", isDark: true),
    Shot(name: "grid-growing", scene: "grid", keys: "Right", moment: ("Right", 83)),
    Shot(name: "wall-scrolled", scene: "wall", keys: "Right Next Next Right Right Down"),
    Shot(name: "wall-mirrored-end", scene: "wall", keys: "Left End", isMirrored: true),
    Shot(name: "layers-5", scene: "layered-images"),
    Shot(name: "layers-4", scene: "layered-images", keys: "Left"),
    Shot(name: "layers-leaning", scene: "layered-images", moment: ("Right", 83)),
    Shot(name: "tv-high", scene: "tv-home", keys: "Down Right", isHigh: true),
    Shot(name: "tv-mirrored", scene: "tv-home", keys: "Left", isMirrored: true),
    Shot(name: "states-mirrored", scene: "states", keys: "Down Down", isMirrored: true),
    Shot(name: "layers-mirrored", scene: "layered-images", keys: "Right", isMirrored: true),
    Shot(name: "full-screen-mirrored", scene: "full-screen", keys: "Left", isMirrored: true),
    Shot(name: "guide-mirrored", scene: "focus-guide", keys: "Left Down", isMirrored: true),
    Shot(
      name: "navigation-mirrored", scene: "navigation", keys: "Tab Down Return Tab",
      isMirrored: true),
    Shot(name: "appearance-row", scene: "appearance", keys: "Tab Down"),
    Shot(
      name: "appearance-picture-mirrored", scene: "appearance", keys: "Tab Tab Left a a",
      isMirrored: true),
    Shot(
      name: "selection-several-mirrored", scene: "selection",
      keys: "Down shift+Tab Down Return Tab Down shift+Down shift+Down", isMirrored: true),
    Shot(
      name: "selection-board-dark", scene: "selection", keys: "Down Tab Right Down alt+Right",
      isDark: true),
    Shot(name: "selection-adding", scene: "selection", keys: "Down End", moment: ("Return", 116)),
    Shot(
      name: "disappearing-covered-dark", scene: "disappearing",
      keys: "Down shift+Tab shift+Tab Down Down Down Tab Tab Right Return", isDark: true),
    Shot(
      name: "disappearing-removing", scene: "disappearing", keys: "Down Right",
      moment: ("Return", 116)),
    Shot(
      name: "disappearing-burning", scene: "disappearing",
      keys: "Down shift+Tab Down Down Tab Right", moment: ("Return", 800)),
    Shot(name: "appearance-moving", scene: "appearance", keys: "Tab", moment: ("Down", 66)),
  ]

  @Test("a scene looks as it did", arguments: scenes + shots)
  func shot(_ shot: Shot) throws {
    // Half a pixel a point: the whole scene in a picture that a repository can keep.
    let scene = try SceneHarness(
      shot.scene, scale: 0.5,
      appearance: FocusAppearance(
        style: shot.isDark ? .dark : .light, contrast: shot.isHigh ? .high : .normal),
      direction: shot.isMirrored ? .rightToLeft : .leftToRight)
    try scene.press(shot.keys)
    if let moment = shot.moment {
      try scene.press(moment.key, thenWait: moment.milliseconds)
    }
    expectPicture(try scene.picture(), matches: shot.name)
  }

  @Test("a moment of an animation is drawn again bit for bit")
  func again() throws {
    func picture() throws -> PixelSurface {
      let scene = try SceneHarness("tv-home", scale: 0.5)
      try scene.press("Right", thenWait: 70)
      return try scene.picture()
    }
    #expect(PictureDifference(try picture(), try picture()).isNone)
  }

  @Test("with reduced motion a move ends in the same state, a fifth of a second later")
  func reducedMotion() throws {
    var still = FocusAppearance.dark
    still.prefersReducedMotion = true
    let calm = try SceneHarness("tv-home", scale: 0.5, appearance: still)
    let moving = try SceneHarness("tv-home", scale: 0.5, appearance: .dark)
    try calm.press("Right", thenWait: 200)
    try moving.press("Right")
    #expect(PictureDifference(try calm.picture(), try moving.picture()).isNone)
  }
}
