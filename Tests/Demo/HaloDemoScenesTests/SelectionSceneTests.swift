import HaloControls
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloLists
import HaloSceneGraph
import Testing

/// Focus, selection and actions in one list, with every option.
@MainActor
struct SelectionSceneTests {
  private func list(_ scene: SceneHarness) throws -> CollectionView {
    func find(in view: View) -> CollectionView? {
      if let list = view as? CollectionView, list.accessibilityIdentifier == "places" {
        return list
      }
      return view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(in: scene.window))
  }

  private func selected(_ scene: SceneHarness) throws -> [Int] {
    (try list(scene).indexPathsForSelectedItems ?? []).map(\.item)
  }

  @Test("the log of the Selection scene says what has the focus, in the list or elsewhere")
  func whoHasTheFocus() throws {
    let scene = try SceneHarness("selection")
    try scene.press("Tab")
    #expect(scene.texts.contains { $0.hasSuffix("” has the focus.") })
    try scene.press("Tab")
    #expect(scene.focus == "board" && scene.texts.contains("The board has the focus."))
    #expect(!scene.texts.contains { $0.hasSuffix("” has the focus.") })
    try scene.press("Tab")
    #expect(scene.focus == "follows" && scene.texts.contains("The options have the focus."))
  }

  @Test("asking what keys would do makes no entries in the log")
  func asking() throws {
    let scene = try SceneHarness("selection")
    try scene.press("Tab Tab Tab")
    #expect(!scene.texts.contains { $0.contains("should") || $0.contains("canPerform") })
  }

  @Test("the list can be focused while it is edited, and then opens nothing")
  func editing() throws {
    let scene = try SceneHarness("selection")
    try scene.press("Down shift+Tab Down Down Return Tab Down")
    #expect(scene.texts.contains { $0.hasSuffix("is edited nothing is opened or added.") })
    #expect(try selected(scene) == [1])
  }

  @Test("the selection follows the focus, except to the row that adds a place")
  func follows() throws {
    let scene = try SceneHarness("selection")
    try scene.press("Down Down Down")
    #expect(try selected(scene) == [2])
    try scene.press("End")
    #expect(scene.focus == "add")
    #expect(try selected(scene) == [2])
  }

  @Test("adding a place leaves the focus on the row that adds")
  func adds() throws {
    let scene = try SceneHarness("selection")
    try scene.press("Down End Return")
    #expect(scene.focus == "add")
    #expect(try list(scene).numberOfItems(inSection: 0) == 10)
    try scene.press("Up")
    #expect(try selected(scene) == [8])
  }

  @Test("if the selection does not follow the focus, arrows select nothing")
  func stays() throws {
    let scene = try SceneHarness("selection")
    try scene.press("Down shift+Tab Return Tab Down Down")
    #expect(try selected(scene) == [0])
    try scene.press("Return")
    #expect(try selected(scene) == [2])
  }

  @Test("several rows, all rows or no rows can be selected")
  func several() throws {
    let scene = try SceneHarness("selection")
    try scene.press("Down shift+Tab Down Return Tab shift+Down shift+Down")
    #expect(try selected(scene) == [0, 1, 2])
    #expect(scene.window.hints.contains("All"))
    try scene.press("ctrl+a")
    #expect(try selected(scene) == Array(0..<8))
    // The row that cannot be selected does not keep the command available.
    #expect(!scene.window.hints.contains("All"))
    try scene.press("ctrl+shift+a")
    #expect(try selected(scene) == [])
  }

  @Test("arrows move a piece by the smallest unit, with Shift by a square, and not the focus")
  func board() throws {
    let scene = try SceneHarness("selection")
    try scene.press("Down Tab")
    #expect(scene.focus == "board")
    func whereabouts() -> String? {
      func find(in view: View) -> String? {
        if let label = view as? Label, label.text.contains(" at "),
          label.text.last?.isNumber == true
        {
          return label.text
        }
        return view.subviews.lazy.compactMap(find).first
      }
      return find(in: scene.window)
    }
    try scene.press("shift+Right shift+Right shift+Down Left")
    #expect(whereabouts()?.hasSuffix("at 56, 40") == true && scene.focus == "board")
    try scene.press("shift+Up shift+Up Up shift+Left shift+Left shift+Left Left")
    #expect(whereabouts()?.hasSuffix("at 0, 0") == true)
    try scene.press("Return shift+Right")
    #expect(whereabouts()?.hasSuffix("at 160, 60") == true)
  }
}
