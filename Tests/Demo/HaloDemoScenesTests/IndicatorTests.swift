import FocusEngine
import FocusGeometry
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloControllers
import HaloControls
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloLockups
import HaloSceneGraph
import Testing

/// Every focus indicator meets WCAG 2.2, 2.4.13 and 1.4.11, in all four appearances: see
/// ``IndicatorMeasure``.
///
/// A picture's own pixels do not count, so the ring around a photograph must be sufficient alone.
/// TV scenes are measured at the size of their canvas, where a point is a CSS pixel. A focused
/// picture there differs in its size and its shadow, and has an outline with increased contrast
/// only.
@MainActor
struct IndicatorTests {
  /// A scene and keys, after each of which the picture is kept.
  struct Walk: CustomTestStringConvertible, Sendable {
    var scene: String
    var keys: String
    var look: IndicatorLook
    var testDescription: String { "\(scene), \(look.testDescription)" }
  }

  nonisolated static let walks: [Walk] = [
    ("photos", "Tab Down Down Down Down Tab Right Right Down Down Left"),
    ("navigation", "Tab Down Down Down Down"), ("focus-guide", "Right Right Down Down Down"),
    ("tv-home", "Right Down Right Right Left Left"),
    ("states", "Down Down Down Down Down Down Down Down Up"),
    ("layered-images", "Left Left Left Right"), ("halo-lab", "Tab Down Down Down Down"),
    ("hover", "Down Down Tab Right Right Down Left Tab Right Right Tab Right"),
    ("sign-in", "ctrl+F1 Tab Tab Tab Tab Tab"),
    ("reminders", "Tab Down Down Down Tab Tab Down Down"), ("responders", "Tab Right Right Tab"),
    ("shortcuts", "Tab Down Down Down Tab Down Down Down"),
    ("grid", "Right Right Down Down Down"), ("wall", "Right Right Right Down Down"),
    ("selection", "Down Down Down Tab Tab Down"), ("disappearing", "Down Down Right Tab Down Tab"),
    ("priorities", "Tab Down Down Tab Down Tab Up"),
    ("custom", "Tab Tab Right Right Tab Right Right Down"),
    ("overrides", "Tab Down Down Tab Right Right Tab Right Right"),
    ("split", "Tab Tab Tab Tab Tab Right Tab"),
  ].enumerated().flatMap { index, walk in
    IndicatorLook.tried(in: walk.0, turn: index).map {
      Walk(scene: walk.0, keys: walk.1, look: $0)
    }
  }

  /// One moment of a walk.
  private struct Moment {
    var item: View
    var picture: PixelSurface
    /// The frames of all focusable items in points of the window.
    var frames: [ObjectIdentifier: CGRect]
    /// The frame of the picture in the focused item, in points of the window; nil for none.
    var photograph: CGRect?
  }

  private func moments(of walk: Walk, in harness: SceneHarness) throws -> [Moment] {
    try walk.keys.split(separator: " ").compactMap { key in
      try harness.press(String(key))
      guard let item = harness.focusedView else { return nil }
      let items = FocusMap.focusableItems(in: harness.window)
      let frames = Dictionary(
        uniqueKeysWithValues: items.map { (ObjectIdentifier($0), IndicatorMeasure.frame(of: $0)) })
      return Moment(
        item: item, picture: try harness.picture(), frames: frames,
        photograph: IndicatorMeasure.photograph(in: item))
    }
  }

  @Test("the focused item of a scene has a sufficient indicator", arguments: walks)
  func scene(walk: Walk) throws {
    let harness = try harness(for: walk)
    let moments = try moments(of: walk, in: harness)
    var count = 0
    for here in moments {
      for there in moments where there.item !== here.item {
        let id = ObjectIdentifier(here.item)
        // The screen is the same, so nothing has scrolled, and the other item is too far away to
        // interfere.
        guard let frame = here.frames[id], there.frames[id] == frame,
          let other = there.frames[ObjectIdentifier(there.item)]
        else { continue }
        let reach = IndicatorMeasure.reach(of: here.item)
        guard !other.insetBy(dx: -2 * reach.width, dy: -2 * reach.height).intersects(frame) else {
          continue
        }
        // The frames are those of the moment, because a list may have scrolled since.
        let measure = IndicatorMeasure(
          focused: here.picture, unfocused: there.picture, item: frame, reach: reach,
          photograph: here.photograph)
        let name = "\(here.item.focusDebugLabel) rather than \(there.item.focusDebugLabel)"
        #expect(measure.isSufficient || here.item.growsOnTV, "\(name): \(measure)")
        count += 1
      }
    }
    #expect(count >= 2, "nothing was measured")
  }

  @Test("an item that displays the focus in another appearance has a sufficient indicator")
  func displayed() throws {
    let harness = try SceneHarness("appearance")
    func view(_ label: String) throws -> View {
      try #require(
        FocusMap.focusableItems(in: harness.window).first { $0.focusDebugLabel == label })
    }
    // A row, a picture and the button, each compared with its look while another one is focused.
    let places = [
      ("peaks", "Tab Down"), ("lighthouse", "Up Tab"), ("button", "shift+Tab shift+Tab"),
    ]
    var pictures: [PixelSurface] = []
    for (label, keys) in places {
      try harness.press(keys)
      try #require(harness.focus == "light-\(label)")
      pictures.append(try harness.picture())
    }
    for name in ["light", "dark", "light-high", "dark-high"] {
      for (index, (place, _)) in places.enumerated() where place != "peaks" {
        let item = try view("\(name)-\(place)")
        let measure = IndicatorMeasure(
          of: item, focused: pictures[index], unfocused: pictures[3 - index])
        #expect(measure.isSufficient, "\(name)-\(place): \(measure)")
      }
      let row = try view("\(name)-peaks")
      let measure = IndicatorMeasure(
        focused: pictures[0], unfocused: pictures[1], item: IndicatorMeasure.frame(of: row),
        reach: CGSize(width: 1, height: 1))
      #expect(measure.isSufficient, "\(name)-peaks: \(measure)")
    }
  }

  /// Items without another one that is far enough away, or whose focus changes the space behind
  /// them.
  nonisolated static let alone: [Walk] = [
    ("full-screen", "Right"), ("full-screen", "Right Right"), ("full-screen", "Right Left"),
    ("navigation", "Tab Return Tab Return Tab"),
    ("hover", "Down Tab Right Right Return"), ("hover", "Down Down Down Down Tab Right Return"),
    ("hover", "Down Down Tab Right Down Return Tab Return"),
  ].enumerated().flatMap { index, walk in
    IndicatorLook.tried(in: walk.0, turn: index).map {
      Walk(scene: walk.0, keys: walk.1, look: $0)
    }
  }

  @Test(
    "the focused item differs sufficiently from the same place without the focus", arguments: alone)
  func alone(walk: Walk) throws {
    let harness = try harness(for: walk)
    try harness.press(walk.keys)
    let item = try #require(harness.focusedView)
    let focused = try harness.picture()
    // A view of the test takes the focus away and changes nothing else.
    let owner = try #require(
      sequence(first: item as Responder, next: \.next).compactMap { $0 as? ViewController }.first)
    let place = Elsewhere()
    place.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    owner.view.addSubview(place)
    harness.window.focusSystem?.requestFocusUpdate(to: place)
    harness.player.rest()
    try #require(place.isFocused)
    let measure = IndicatorMeasure(of: item, focused: focused, unfocused: try harness.picture())
    #expect(measure.isSufficient || item.growsOnTV, "\(item.focusDebugLabel): \(measure)")
  }

  /// A view that can be focused and shows nothing.
  private final class Elsewhere: View {
    override var canBecomeFocused: Bool { true }
  }

  private func harness(for walk: Walk) throws -> SceneHarness {
    let isTV = DemoScene.all.first { $0.id == walk.scene }?.isTV == true
    return try SceneHarness(
      walk.scene, size: isTV ? TVCanvas.size : CGSize(width: 1280, height: 800),
      appearance: walk.look.appearance,
      // The page of a film is a picture all over, whose light and dark parts are behind the
      // indicator.
      showsArtwork: TestEffort.isThorough || walk.scene == "full-screen")
  }

  private enum TVCanvas {
    static let size = CGSize(width: 1920, height: 1080)
  }
}

extension View {
  /// Whether this is a picture that is drawn at least a twentieth larger when it is focused.
  var growsOnTV: Bool {
    guard window?.focusSystem?.model.look == .lift,
      effectiveAppearance.accessibilityContrast != .high,
      IndicatorMeasure.photograph(in: self) != nil
    else { return false }
    return ((self as? TVLockupView)?.contentView ?? self).focusedScale >= 1.05
  }
}
