import Foundation
import HaloDemoTestSupport
import HaloHosting
import HaloLists
import HaloSceneGraph
import Testing

@testable import HaloDemoScenes

/// The translucent bars beneath which lists scroll.
@MainActor
struct ScrollEdgePaneTests {
  private func find<Kind: View>(_ kind: Kind.Type, in view: View) -> [Kind] {
    view.subviews.flatMap { [$0 as? Kind].compactMap(\.self) + find(kind, in: $0) }
  }

  @Test(
    arguments: [
      ("photos", "photos-grid", "Tab Tab"), ("reminders", "reminders", "Tab ctrl+alt+i"),
    ], [false, true])
  func `the bar of a heading follows the scroll position in every frame`(
    scene: (id: String, list: String, keys: String), reducesMotion: Bool
  ) throws {
    var appearance = FocusAppearance.light
    appearance.prefersReducedMotion = reducesMotion
    let harness = try SceneHarness(
      scene.id, size: CGSize(width: 640, height: 400), appearance: appearance)
    try harness.press(scene.keys)
    let window = harness.window
    let list = try #require(
      find(CollectionView.self, in: window).first { $0.accessibilityIdentifier == scene.list })
    let bar = try #require(
      find(ScrollEdgePane.self, in: window).first { $0.superview === list.superview })
    #expect(bar.alpha == 0)
    var farthest: CGFloat = 0
    for key in ["Down", "Down", "Down", "Home"] {
      harness.player.press(try Key(name: key))
      for _ in 0..<60 {
        harness.player.advance(by: ScenePlayer.frameDuration)
        let offset = list.presented(.bounds, list.bounds).minY
        farthest = max(farthest, offset)
        let isSeen = min(1, bar.presented(.alpha, bar.alpha))
        #expect(abs(isSeen - min(1, offset / 8)) < 0.001, "at \(offset) after \(key)")
      }
    }
    #expect(farthest > 8 && bar.alpha == 0)
  }

  @Test(arguments: ["Tab End ctrl+alt+i", "Tab ctrl+alt+i End", "Tab ctrl+alt+i Down Down Down"])
  func `the inspector's bar in a small window never covers the focused item`(keys: String) throws {
    let harness = try SceneHarness("reminders", size: CGSize(width: 640, height: 400))
    try harness.press(keys)
    let inspector = try #require(find(RemindersInspector.self, in: harness.window).first)
    #expect(inspector.isBar && inspector.alpha == 1)
    let row = try #require(harness.focusedView)
    let place = row.convert(row.bounds, to: harness.window)
    #expect(place.maxY <= inspector.convert(inspector.bounds, to: harness.window).minY - 12)
  }
}
