import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import Testing

@testable import HaloDemoScenes
@testable import HaloSceneGraph

/// A focused item looks different from an unfocused one, in every scene and every focus model: by a
/// ring, its size or its fill.
@MainActor
struct FocusLookTests {
  /// The drawing of a view and its subviews, without texts and places.
  private struct Look: Equatable {
    struct Part: Equatable {
      var content: DisplayContent
      var alpha: CGFloat
      var scale: CGFloat
    }
    var parts: [Part]
    var hasRing: Bool

    @MainActor
    init(of view: View, in window: Window, at time: TimeInterval) {
      var ids: Set<UInt64> = [view.displayID]
      view.forEachDescendant { ids.insert($0.displayID) }
      parts = window.frame(at: time).items.compactMap { item in
        guard ids.contains(item.id.view) else { return nil }
        if case .text = item.content { return nil }
        return Part(content: item.content, alpha: item.alpha, scale: item.transform.a)
      }
      hasRing = window.shows(ringAround: view)
    }
  }

  @Test(
    "a focused item looks different from an unfocused one in every model",
    arguments: DemoScene.all.map(\.id).enumerated().map { $0 })
  func looks(turn: Int, id: String) throws {
    let scene = try #require(DemoScene.all.first { $0.id == id })
    let window = scene.makeWindow(
      size: CGSize(width: 1280, height: 800), appearance: .light,
      textMeasurer: TestFonts.textEngine())
    let player = ScenePlayer(window: window)
    player.rest()
    for model in TestEffort.cases(FocusModel.all, turn: turn) {
      window.focusSystem?.model = model
      window.focusSystem?.model.isFullKeyboardAccessEnabled = true
      player.rest()
      for key in ["Tab", "Down", "Right", "Tab", "Tab"] {
        let before = window.focusSystem?.focusedItem as? View
        let lit = before.map { Look(of: $0, in: window, at: player.time) }
        player.press(try Key(name: key))
        player.rest()
        guard let before, let lit, before.window != nil,
          window.focusSystem?.focusedItem !== before
        else { continue }
        let unlit = Look(of: before, in: window, at: player.time)
        #expect(
          lit.hasRing || lit != unlit,
          "\(before.focusDebugLabel) under \(model.name) looks the same without focus")
      }
    }
  }
}
