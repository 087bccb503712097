import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The view that covers a screen that has nothing to show.
@MainActor
struct ContentUnavailableTests {
  private let screen = Stage.Screen()

  private var shown: ContentUnavailableView? {
    screen.view.subviews.last as? ContentUnavailableView
  }

  @Test func `a content-unavailable view covers the screen, follows its size and can be removed`() {
    let tile = Tile("tile", 0, 0)
    let stage = Stage(model: .pad, screen: screen, tile)
    var nothing = ContentUnavailableConfiguration.empty()
    nothing.text = "Nothing here"
    screen.contentUnavailableConfiguration = nothing
    stage.frame()
    #expect(shown?.frame == screen.view.bounds)
    stage.window.resize(to: CGSize(width: 500, height: 400), scale: 1)
    stage.frame()
    #expect(shown?.frame.size == CGSize(width: 500, height: 400))
    screen.contentUnavailableConfiguration = nil
    #expect(shown == nil && screen.contentUnavailableConfiguration == nil)
    #expect(screen.view.subviews == [tile])
  }

  @Test func `another content-unavailable configuration is shown in the same view`() throws {
    _ = Stage(model: .pad, screen: screen)
    screen.contentUnavailableConfiguration = ContentUnavailableConfiguration.empty()
    let first = try #require(shown)
    screen.contentUnavailableConfiguration = ContentUnavailableConfiguration.search()
    #expect(shown === first)
    #expect(
      (screen.contentUnavailableConfiguration as? ContentUnavailableConfiguration)?.text
        == ContentUnavailableConfiguration.search().text)
  }

  @Test func `keys still reach the items beneath a content-unavailable view`() throws {
    let tile = Tile("tile", 0, 0)
    let stage = Stage(model: .pad, screen: screen, tile)
    screen.contentUnavailableConfiguration = ContentUnavailableConfiguration.search()
    stage.frame()
    try stage.press("Tab")
    #expect(stage.focused == "tile")
  }
}
