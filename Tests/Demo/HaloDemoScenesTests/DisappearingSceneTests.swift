import Foundation
import HaloAudit
import HaloControls
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloLists
import HaloSceneGraph
import Testing

/// What becomes of the focus when its picture goes (HIG, Focus and selection).
@MainActor
struct DisappearingSceneTests {
  /// The scene with the way at this place chosen, and the time at this one, on the second picture.
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

  @Test("in the smallest window every choice is seen, and two rows of pictures with captions")
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

  @Test("a picture that was made for the focus rises, though its ring comes with its layout")
  func risesFromOutOfSight() throws {
    let scene = try SceneHarness("disappearing", size: CGSize(width: 640, height: 400))
    scene.window.focusSystem?.model = .tv
    try scene.press("Down End")
    let cell = try #require(scene.focusedView)
    #expect(scene.focus == "harbour-night" && cell.lift == 1 && cell.focusedScale > 1)
  }

  @Test("with keys in use focus stays near by", arguments: [0, 1, 2, 3])
  func near(way: Int) throws {
    let (scene, picture) = try scene(way: way)
    try scene.press("Return")
    let focus = try #require(scene.focus)
    #expect(focus != picture && says("is the nearest", scene))
    let cell = try #require(scene.focusedView as? CollectionViewCell)
    #expect(cell.collectionView?.accessibilityIdentifier == "pictures")
  }

  @Test("what moves away takes the focus along")
  func moves() throws {
    let (scene, picture) = try scene(way: 4)
    try scene.press("Return")
    #expect(scene.focus == picture && says("focus goes along", scene))
    try scene.press("Right")
    #expect(scene.focus == picture)
  }

  @Test("when everything goes focus leaves the group")
  func everything() throws {
    let (scene, _) = try scene(way: 5)
    try scene.press("Return")
    let choice = try #require(scene.focusedView as? CollectionViewCell)
    #expect(choice.collectionView?.accessibilityIdentifier == "ways")
    try scene.press("r Tab Tab")
    #expect((scene.focusedView as? CollectionViewCell)?.collectionView != nil)
  }

  @Test("two seconds later it goes all the same, with keys in use")
  func later() throws {
    let (scene, picture) = try scene(way: 1, time: 1)
    try scene.press("Return", thenWait: 500)
    #expect(scene.focus == picture)
    scene.player.advance(by: 2.1)
    #expect(scene.focus != nil && scene.focus != picture)
  }

  @Test("when the pointer was used meanwhile focus hides, and the next arrow shows it")
  func pointer() throws {
    let (scene, picture) = try scene(way: 0, time: 2)
    try scene.press("Return")
    scene.player.advance(by: 2.1)
    #expect(scene.focus == nil && says("focus hides", scene))
    try scene.press("Right")
    #expect(scene.focus != nil && scene.focus != picture)
  }

  @Test("everything comes back", arguments: 0..<6)
  func back(way: Int) throws {
    let (scene, _) = try scene(way: way)
    let names = Set(FocusMap.focusableItems(in: scene.window).map(\.focusDebugLabel))
    try scene.press("Return Right Return r")
    scene.player.advance(by: 1)
    #expect(Set(FocusMap.focusableItems(in: scene.window).map(\.focusDebugLabel)) == names)
  }

  @Test("what has the focus stands above the pictures that come and go")
  func order() throws {
    let scene = try SceneHarness("disappearing")
    try scene.press("Tab Right Return")
    let cell = try #require(scene.focusedView)
    let siblings = try #require(cell.superview).subviews.filter { $0 !== cell }
    #expect(cell.zPosition > 0 && siblings.allSatisfy { $0.zPosition < cell.zPosition })
  }
}
