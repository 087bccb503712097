import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloSceneGraph
import Testing

/// The looks of the scenes, at rest and while they move.
@MainActor
struct PictureTests {
  struct Shot: CustomTestStringConvertible, Sendable {
    var name: String
    var scene: String
    var keys = ""
    /// A moment in the movement of one more key.
    var moment: (key: String, milliseconds: Double)?
    var isDark = false
    var isHigh = false
    var isMirrored = false
    /// The device pixels per point: half of one, so that a repository can keep the picture.
    var scale: CGFloat = 0.5
    /// The subject with room around it for its ring and shadow, in points; nil for the whole
    /// screen.
    var region: CGRect?

    var testDescription: String { name }
  }

  private nonisolated static let newAlbum = Array(repeating: "Down", count: 10)
    .joined(separator: " ")

  /// All scenes, so that a new one fails until its picture has been checked and kept.
  nonisolated static let scenes = DemoScene.all.map {
    Shot(name: "\($0.id)-at-rest", scene: $0.id, scale: 0.4)
  }

  nonisolated static let shots: [Shot] = [
    Shot(
      name: "photos-row", scene: "photos", keys: "Down Down Down Down",
      region: CGRect(x: 0, y: 0, width: 900, height: 360)),
    Shot(
      name: "photos-halo-under-badge", scene: "photos", keys: "Tab Tab Right",
      region: CGRect(x: 300, y: 60, width: 520, height: 260)),
    Shot(
      name: "photos-dark", scene: "photos", keys: "Tab Tab Down", isDark: true,
      region: CGRect(x: 0, y: 0, width: 700, height: 520)),
    Shot(
      name: "photos-changing", scene: "photos", keys: "Tab Tab", moment: ("Right", 66),
      region: CGRect(x: 300, y: 60, width: 520, height: 260)),
    Shot(
      name: "photos-alert", scene: "photos", keys: newAlbum + " Return",
      region: CGRect(x: 400, y: 260, width: 480, height: 280)),
    Shot(
      name: "photos-alert-dark", scene: "photos", keys: newAlbum + " Return M a y Tab",
      isDark: true,
      region: CGRect(x: 400, y: 260, width: 480, height: 280)),
    Shot(
      name: "photos-alert-coming", scene: "photos", keys: newAlbum, moment: ("Return", 83),
      region: CGRect(x: 400, y: 260, width: 480, height: 280)),
    Shot(
      name: "photos-new-album", scene: "photos", keys: newAlbum + " Return M a y Return",
      region: CGRect(x: 0, y: 360, width: 1000, height: 260)),
    Shot(
      name: "reminders-naming", scene: "reminders", keys: "Tab ctrl+n b u y",
      region: CGRect(x: 340, y: 100, width: 940, height: 420)),
    Shot(
      name: "reminders-naming-mirrored", scene: "reminders", keys: "Tab ctrl+n", isDark: true,
      isMirrored: true, region: CGRect(x: 0, y: 0, width: 960, height: 420)),
    Shot(
      name: "hover-gaze", scene: "hover", keys: "Tab Tab Right h",
      region: CGRect(x: 560, y: 120, width: 460, height: 300)),
    Shot(
      name: "hover-row", scene: "hover", keys: "Down h h h",
      region: CGRect(x: 80, y: 130, width: 320, height: 290)),
    Shot(
      name: "hover-leaving", scene: "hover", keys: "Down h h", moment: ("h", 83),
      region: CGRect(x: 80, y: 130, width: 320, height: 290)),
    Shot(
      name: "full-screen-page", scene: "full-screen", keys: "Right",
      region: CGRect(x: 0, y: 280, width: 900, height: 440)),
    Shot(
      name: "full-screen-paused", scene: "full-screen", keys: "Right Return Right space",
      region: CGRect(x: 0, y: 600, width: 1280, height: 180)),
    Shot(
      name: "full-screen-info", scene: "full-screen", keys: "Return Right space Up",
      region: CGRect(x: 40, y: 60, width: 1200, height: 230)),
    Shot(
      name: "full-screen-playing", scene: "full-screen", keys: "Right Right",
      moment: ("Return", 5000), region: CGRect(x: 0, y: 600, width: 1280, height: 200)),
    Shot(
      name: "guide-on", scene: "focus-guide", keys: "Right Down",
      region: CGRect(x: 120, y: 180, width: 1040, height: 540)),
    Shot(
      name: "guide-off", scene: "focus-guide", keys: "Right g Down",
      region: CGRect(x: 120, y: 180, width: 1040, height: 540)),
    Shot(
      name: "halo-lab", scene: "halo-lab", keys: "Down",
      region: CGRect(x: 880, y: 0, width: 400, height: 520)),
    Shot(
      name: "halo-lab-inside", scene: "halo-lab",
      keys: String(repeating: "Down ", count: 8) + "Right Down"
        + String(repeating: " Left", count: 9),
      isDark: true, region: CGRect(x: 0, y: 80, width: 920, height: 560)),
    Shot(
      name: "halo-lab-appearing", scene: "halo-lab", keys: "Down Right Right Right",
      moment: ("Tab", 50), region: CGRect(x: 0, y: 80, width: 920, height: 560)),
    Shot(
      name: "tv-films", scene: "tv-home", keys: "Down Down Down Right",
      region: CGRect(x: 60, y: 20, width: 560, height: 480)),
    Shot(
      name: "tv-rising", scene: "tv-home", keys: "Down", moment: ("Right", 83),
      region: CGRect(x: 200, y: 40, width: 640, height: 300)),
    Shot(
      name: "grid-dark", scene: "grid", keys: "Right Right Down Down", isDark: true,
      region: CGRect(x: 0, y: 0, width: 720, height: 520)),
    Shot(
      name: "grid-growing", scene: "grid", keys: "Right", moment: ("Right", 83),
      region: CGRect(x: 200, y: 60, width: 520, height: 200)),
    Shot(
      name: "wall-scrolled", scene: "wall", keys: "Right Next Next Right Right Down",
      region: CGRect(x: 100, y: 560, width: 400, height: 220)),
    Shot(
      name: "wall-mirrored-end", scene: "wall", keys: "Left End", isMirrored: true,
      region: CGRect(x: 330, y: 560, width: 480, height: 220)),
    Shot(
      name: "layers-4", scene: "layered-images", keys: "Left",
      region: CGRect(x: 60, y: 140, width: 1220, height: 620)),
    Shot(
      name: "layers-leaning", scene: "layered-images", moment: ("Right", 83),
      region: CGRect(x: 880, y: 140, width: 400, height: 280)),
    Shot(
      name: "tv-high", scene: "tv-home", keys: "Down Right", isHigh: true,
      region: CGRect(x: 200, y: 40, width: 640, height: 300)),
    Shot(
      name: "tv-mirrored", scene: "tv-home", keys: "Left", isMirrored: true,
      region: CGRect(x: 320, y: 340, width: 960, height: 460)),
    Shot(
      name: "tv-tabs", scene: "tv-home", keys: "Up Right",
      region: CGRect(x: 0, y: 0, width: 960, height: 460)),
    Shot(name: "tv-page", scene: "tv-home", keys: "Right Right Return"),
    Shot(
      name: "tv-page-mirrored", scene: "tv-home", keys: "Down Return", isMirrored: true,
      region: CGRect(x: 0, y: 160, width: 1280, height: 420)),
    Shot(
      name: "states-mirrored", scene: "states", keys: "Down Down", isMirrored: true,
      region: CGRect(x: 640, y: 36, width: 640, height: 720)),
    Shot(
      name: "layers-mirrored", scene: "layered-images", keys: "Right", isMirrored: true,
      region: CGRect(x: 0, y: 140, width: 1220, height: 620)),
    Shot(
      name: "full-screen-mirrored", scene: "full-screen", keys: "Left", isMirrored: true,
      region: CGRect(x: 380, y: 280, width: 900, height: 440)),
    Shot(
      name: "guide-mirrored", scene: "focus-guide", keys: "Left Down", isMirrored: true,
      region: CGRect(x: 120, y: 180, width: 1040, height: 540)),
    Shot(
      name: "navigation-mirrored", scene: "navigation", keys: "Tab Down Return Tab",
      isMirrored: true, region: CGRect(x: 0, y: 0, width: 1280, height: 300)),
    Shot(
      name: "appearance-row", scene: "appearance", keys: "Tab Down",
      region: CGRect(x: 0, y: 400, width: 1280, height: 330)),
    Shot(
      name: "appearance-picture-mirrored", scene: "appearance", keys: "Tab Tab Left a a",
      isMirrored: true, region: CGRect(x: 0, y: 0, width: 1280, height: 400)),
    Shot(
      name: "selection-several-mirrored", scene: "selection",
      keys: "Down shift+Tab Down Return Tab Down shift+Down shift+Down", isMirrored: true,
      region: CGRect(x: 280, y: 40, width: 1000, height: 480)),
    Shot(
      name: "selection-board-dark", scene: "selection",
      keys: "Down Tab shift+Right shift+Down Right",
      isDark: true, region: CGRect(x: 840, y: 300, width: 440, height: 440)),
    Shot(
      name: "selection-adding", scene: "selection", keys: "Down End", moment: ("Return", 116),
      region: CGRect(x: 300, y: 380, width: 580, height: 320)),
    Shot(
      name: "disappearing-covered-dark", scene: "disappearing",
      keys: "Down shift+Tab shift+Tab Down Down Down Tab Tab Right Return", isDark: true,
      region: CGRect(x: 320, y: 0, width: 960, height: 420)),
    Shot(
      name: "disappearing-removing", scene: "disappearing", keys: "Down Right",
      moment: ("Return", 116), region: CGRect(x: 320, y: 0, width: 960, height: 480)),
    Shot(
      name: "disappearing-burning", scene: "disappearing",
      keys: "Down shift+Tab Down Down Tab Right", moment: ("Return", 800),
      region: CGRect(x: 540, y: 20, width: 420, height: 200)),
    Shot(
      name: "appearance-moving", scene: "appearance", keys: "Tab", moment: ("Down", 66),
      region: CGRect(x: 0, y: 0, width: 900, height: 260)),
  ]

  @Test("a scene looks like its golden picture", arguments: scenes + shots)
  func shot(_ shot: Shot) throws {
    let scene = try SceneHarness(
      shot.scene, scale: shot.scale,
      appearance: FocusAppearance(
        style: shot.isDark ? .dark : .light, contrast: shot.isHigh ? .high : .normal),
      direction: shot.isMirrored ? .rightToLeft : .leftToRight)
    try scene.press(shot.keys)
    if let moment = shot.moment {
      try scene.press(moment.key, thenWait: moment.milliseconds)
    }
    expectPicture(try scene.picture(of: shot.region), matches: shot.name)
  }

  @Test("a moment of an animation is drawn again with the same pixels")
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
