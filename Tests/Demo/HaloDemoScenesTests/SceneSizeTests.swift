import FocusGeometry
import Foundation
import HaloDemoTestSupport
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import HaloDemoScenes
@testable import HaloSceneGraph

/// Windows of every size and shape that people have, in which no text is cut off or too small.
@MainActor
struct SceneSizeTests {
  nonisolated static let sizes = [
    (640, 400), (800, 500), (960, 1040), (1024, 640), (1280, 800), (1280, 1024), (1920, 1080),
    (2560, 1080),
  ].map { CGSize(width: $0.0, height: $0.1) }

  nonisolated static let screens = [
    ("states", ""), ("focus-guide", "Right Down"), ("layered-images", ""), ("full-screen", ""),
    ("full-screen", "Right Right"), ("full-screen", "Return Up"), ("hover", "Tab"),
  ]

  private struct Written {
    var text: String
    /// The place in the window, in points.
    var place: CGRect
    var pointSize: CGFloat
    /// Whether the line has room for all of its text.
    var fits: Bool
  }

  private func texts(in scene: SceneHarness) -> [Written] {
    let measurer = TestFonts.textEngine()
    return scene.player.frame().items.compactMap { item -> Written? in
      guard case .text(let text, let style, let rect) = item.content, item.alpha > 0.05 else {
        return nil
      }
      let size = measurer.size(of: text, style: style, width: .infinity)
      let ink = CGRect(
        x: rect.minX, y: rect.midY - style.font.pointSize / 2, width: rect.width,
        height: style.font.pointSize)
      let place = ink.applying(item.transform)
      // A text that is scrolled away counts only where it is visible.
      guard place.intersects(item.clip) else { return nil }
      return Written(
        text: text, place: place,
        pointSize: style.font.pointSize * hypot(item.transform.a, item.transform.b),
        fits: style.numberOfLines != 1 || size.width <= rect.width + 0.5)
    }
  }

  @Test("all texts are large enough, inside the window and not cut off", arguments: screens, sizes)
  func text(screen: (id: String, keys: String), size: CGSize) throws {
    let scene = try SceneHarness(screen.id, size: size)
    try scene.press(screen.keys)
    scene.window.isIdleTimerDisabled = true
    let window = CGRect(origin: .zero, size: size)
    let texts = texts(in: scene)
    #expect(texts.count > 8)
    for text in texts {
      #expect(text.pointSize >= 10.99, "\(text)")
      #expect(window.contains(text.place), "\(text)")
      // The text of the focused item scrolls by itself.
      #expect(text.fits || text.text.hasPrefix("Nine Balloons"), "\(text)")
    }
  }

  @Test("a focused control of States is inside the safe area", arguments: sizes)
  func states(size: CGSize) throws {
    let scene = try SceneHarness("states", size: size)
    let scale = TVSceneController.scale(in: size)
    let safe = CGRect(origin: .zero, size: size).insetBy(dx: 80 * scale, dy: 60 * scale)
    let board = try #require(scene.view(named: "board") as? StatesBoard)
    let metrics = try #require(board.metrics)
    // All controls are visible at once if there is room.
    #expect(metrics.scrolls == (size.height < 450))
    for _ in 0..<9 {
      let view = try #require(scene.focusedView)
      let place = view.convert(view.bounds, to: scene.window)
      #expect(safe.minX <= place.minX && place.maxX <= safe.maxX)
      #expect(safe.minY <= place.minY && place.maxY <= safe.maxY, "\(scene.focus ?? "")")
      try scene.press("Down")
    }
  }

  @Test("the controls of a film are inside the safe area", arguments: sizes)
  func transport(size: CGSize) throws {
    let scene = try SceneHarness("full-screen", size: size)
    try scene.press("Return space")
    let scale = TVSceneController.scale(in: size)
    let safe = CGRect(origin: .zero, size: size).insetBy(dx: 79 * scale, dy: 59 * scale)
    let texts = texts(in: scene)
    for time in ["0:00", "−3:00"] {
      let text = try #require(texts.first { $0.text == time })
      #expect(safe.contains(text.place), "\(text)")
    }
  }

  @Test("the first places of Hover are not cut off", arguments: sizes)
  func places(size: CGSize) throws {
    let scene = try SceneHarness("hover", size: size)
    let pane = try #require(scene.view(named: "pane"))
    let bottom = pane.convert(pane.bounds, to: scene.window).maxY
    var whole = 0
    for group in PlaceGroup.all[0].names {
      guard let cell = scene.view(named: group) else { continue }
      let place = cell.convert(cell.bounds, to: scene.window)
      #expect(place.maxY <= bottom || place.minY >= bottom - 2, "\(group)")
      if place.maxY <= bottom { whole += 1 }
    }
    #expect(whole >= 4)
    for group in PlaceGroup.all {
      let row = try #require(scene.view(named: group.id))
      #expect(row.convert(row.bounds, to: scene.window).maxY <= bottom)
    }
  }
}

extension SceneHarness {
  fileprivate func view(named name: String) -> View? {
    var found: View?
    window.forEachDescendant { if $0.accessibilityIdentifier == name { found = $0 } }
    return found
  }
}
