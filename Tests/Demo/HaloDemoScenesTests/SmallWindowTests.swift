import FocusEngine
import FocusGeometry
import Foundation
import HaloDemoScenes
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

/// Every scene can be read in every window that the program allows, small and large.
@MainActor
struct SmallWindowTests {
  private static let sizes = [
    (640, 400), (800, 500), (960, 1040), (1024, 640), (1280, 800), (1280, 1024), (2560, 1080),
  ].map { CGSize(width: $0.0, height: $0.1) }

  @Test(
    "no text is cut, covered or too small", arguments: DemoScene.all.map(\.id),
    [LayoutDirection.leftToRight, .rightToLeft])
  func texts(id: String, direction: LayoutDirection) throws {
    let scene = try #require(DemoScene.all.first { $0.id == id })
    let window = scene.makeWindow(
      size: Self.sizes[0], appearance: .light, textMeasurer: TestFonts.textEngine())
    window.layoutDirection = direction
    for (index, size) in Self.sizes.enumerated() {
      window.resize(to: size, scale: 1)
      // At rest again after whatever the new size has moved.
      for step in 0..<2 { _ = window.frame(at: TimeInterval(2 * index + step)) }
      let faults = TextReview(window).faults
      #expect(
        faults.isEmpty,
        "\(Int(size.width))x\(Int(size.height)): \(faults.joined(separator: "; "))")
    }
  }

  /// From group to group, and far down a long list.
  nonisolated private static let walks = [
    "Tab Down Down Tab Down Right Tab Down Tab Down Tab Tab Tab End",
    "Tab " + Array(repeating: "Down", count: 12).joined(separator: " "),
  ].flatMap { keys in
    [CGSize(width: 640, height: 400), CGSize(width: 800, height: 500)].map { ($0, keys) }
  }

  @Test(
    "walked through in a small window, everything can be read and the focus is seen",
    arguments: DemoScene.all.map(\.id).enumerated().flatMap { turn, id in
      TestEffort.cases(walks, turn: turn).map { (id, $0) }
    })
  func walk(id: String, walk: (size: CGSize, keys: String)) throws {
    let scene = try #require(DemoScene.all.first { $0.id == id })
    let window = scene.makeWindow(
      size: walk.size, appearance: .light, textMeasurer: TestFonts.textEngine())
    let player = ScenePlayer(window: window)
    player.rest()
    for key in walk.keys.split(separator: " ") {
      player.press(try Key(name: String(key)))
      player.rest()
      let faults = TextReview(window).faults
      #expect(faults.isEmpty, "after \(key): \(faults.joined(separator: "; "))")
      guard let focused = window.focusSystem?.focusedItem as? View else { continue }
      let place = focused.convert(focused.bounds, to: window)
      let seen = place.intersection(window.bounds)
      #expect(
        seen.width > place.width - 2 && seen.height > place.height - 2,
        "after \(key): \(focused.focusDebugLabel) has the focus at \(place)")
    }
  }
}
