import Foundation
import HaloAudit
import HaloControls
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloLists
import HaloSceneGraph
import Testing

/// The focus after its picture has disappeared (HIG, Focus and selection).
@MainActor
struct DisappearingSceneTests {
  /// Opens the scene with a way and a time chosen by their indices, and the second picture focused.
  private func scene(way: Int, time: Int = 0) throws -> (SceneHarness, picture: String) {
    let scene = try SceneHarness("disappearing")
    let down = { (count: Int) in String(repeating: " Down", count: count) }
    try scene.press("Down shift+Tab shift+Tab" + down(way) + " Tab" + down(time) + " Tab Right")
    return (scene, try #require(scene.focus))
  }

  private func says(_ text: String, _ scene: SceneHarness) -> Bool {
    func find(in view: View) -> Bool {
      if let label = view as? Label, label.text.contains(text) { return true }
      return view.subviews.contains(where: find)
    }
    return find(in: scene.window)
  }

  @Test("pictures that leave much of a high window free are larger", arguments: [960, 1100])
  func high(width: CGFloat) throws {
    let scene = try SceneHarness("disappearing", size: CGSize(width: width, height: 1040))
    func lists(in view: View) -> [CollectionView] {
      (view as? CollectionView).map { [$0] } ?? view.subviews.flatMap(lists)
    }
    let grid = try #require(
      lists(in: scene.window).first { $0.accessibilityIdentifier == "pictures" })
    #expect(grid.contentSize.height > grid.bounds.height * 0.7)
    #expect(grid.contentSize.height <= grid.bounds.height)
  }

  @Test("in the smallest window every choice and two rows of pictures with captions are visible")
  func small() throws {
    let scene = try SceneHarness("disappearing", size: CGSize(width: 640, height: 400))
    try scene.press("Down")
    func lists(in view: View) -> [CollectionView] {
      (view as? CollectionView).map { [$0] } ?? view.subviews.flatMap(lists)
    }
    for list in lists(in: scene.window) {
      let isGrid = list.accessibilityIdentifier == "pictures"
      if !isGrid { #expect(list.contentSize.height <= list.bounds.height) }
      let seen = list.visibleCells.filter { $0.frame.intersects(list.bounds) }
      #expect(seen.allSatisfy { list.bounds.contains($0.frame) })
      if isGrid { #expect(seen.count == 6) }
    }
  }

  @Test("a picture that is made when it gets the focus is lifted")
  func risesFromOutOfSight() throws {
    let scene = try SceneHarness("disappearing", size: CGSize(width: 640, height: 400))
    scene.window.focusSystem?.model = .tv
    try scene.press("Down End")
    let cell = try #require(scene.focusedView)
    #expect(scene.focus == "harbour-night" && cell.lift == 1 && cell.focusedScale > 1)
  }

  @Test("while keys are used, the focus moves to the nearest picture", arguments: [0, 1, 2, 3])
  func near(way: Int) throws {
    let (scene, picture) = try scene(way: way)
    try scene.press("Return")
    let focus = try #require(scene.focus)
    #expect(focus != picture && says("is the nearest", scene))
    let cell = try #require(scene.focusedView as? CollectionViewCell)
    #expect(cell.collectionView?.accessibilityIdentifier == "pictures")
  }

  @Test("a picture that moves away keeps the focus")
  func moves() throws {
    let (scene, picture) = try scene(way: 4)
    try scene.press("Return")
    #expect(scene.focus == picture && says("focus goes along", scene))
    try scene.press("Right")
    #expect(scene.focus == picture)
  }

  @Test("if all pictures disappear, the focus leaves their group")
  func everything() throws {
    let (scene, _) = try scene(way: 5)
    try scene.press("Return")
    let choice = try #require(scene.focusedView as? CollectionViewCell)
    #expect(choice.collectionView?.accessibilityIdentifier == "ways")
    try scene.press("r Tab Tab")
    #expect((scene.focusedView as? CollectionViewCell)?.collectionView != nil)
  }

  @Test("if a picture disappears two seconds later, the focus moves on while keys are used")
  func later() throws {
    let (scene, picture) = try scene(way: 1, time: 1)
    try scene.press("Return", thenWait: 500)
    #expect(scene.focus == picture)
    scene.player.advance(by: 2.1)
    #expect(scene.focus != nil && scene.focus != picture)
  }

  @Test("if the pointer was used meanwhile, the focus hides until the next arrow key")
  func pointer() throws {
    let (scene, picture) = try scene(way: 0, time: 2)
    try scene.press("Return")
    scene.player.advance(by: 2.1)
    #expect(scene.focus == nil && says("focus hides", scene))
    try scene.press("Right")
    #expect(scene.focus != nil && scene.focus != picture)
  }

  @Test("all pictures that disappeared come back", arguments: 0..<6)
  func back(way: Int) throws {
    let (scene, _) = try scene(way: way)
    let names = Set(FocusMap.focusableItems(in: scene.window).map(\.focusDebugLabel))
    try scene.press("Return Right Return r")
    scene.player.advance(by: 1)
    #expect(Set(FocusMap.focusableItems(in: scene.window).map(\.focusDebugLabel)) == names)
  }

  @Test("the focused picture is above pictures that come and go")
  func order() throws {
    let scene = try SceneHarness("disappearing")
    try scene.press("Tab Right Return")
    let cell = try #require(scene.focusedView)
    let siblings = try #require(cell.superview).subviews.filter { $0 !== cell }
    #expect(cell.zPosition > 0 && siblings.allSatisfy { $0.zPosition < cell.zPosition })
  }
}
