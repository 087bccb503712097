import FocusEngine
import Foundation
import HaloDemoTestSupport
import HaloSceneGraph
import Testing

@testable import HaloDemoScenes

/// Items and looks of a program's own in the Custom scene.
@MainActor
struct CustomSceneTests {
  private func sky(_ scene: SceneHarness) throws -> SkyView {
    func find(in view: View) -> SkyView? {
      view as? SkyView ?? view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(in: scene.window))
  }

  @Test func `keys go from star to star, and none of them is a view`() throws {
    let scene = try SceneHarness("custom")
    try scene.press("Tab Right")
    #expect(scene.focus == "ruchbah")
    #expect(scene.window.focusSystem?.focusedItem is Star && scene.focusedView == nil)
    #expect(scene.texts.contains("Ruchbah"))
    try scene.press("Left")
    #expect(scene.focus == "segin" && !scene.texts.contains("Ruchbah"))
  }

  @Test func `the container of the stars scrolls, and back`() throws {
    let scene = try SceneHarness("custom")
    try scene.press("Tab")
    let sky = try sky(scene)
    #expect(sky.field.contentOffset.x == 0)
    var visited = [scene.focus]
    for _ in 1..<sky.field.stars.count {
      try scene.press("Right")
      visited.append(scene.focus)
    }
    #expect(Set(visited).count == sky.field.stars.count)
    let star = try #require(scene.window.focusSystem?.focusedItem)
    let offset = sky.field.contentOffset.x
    #expect(offset > 300 && star.frame.maxX <= offset + sky.bounds.width)
    for _ in visited { try scene.press("Left") }
    #expect(scene.focus == "segin" && sky.field.contentOffset.x < 1)
  }

  @Test func `Return keeps the name of a star when the focus leaves it`() throws {
    let scene = try SceneHarness("custom")
    try scene.press("Tab Return Right")
    #expect(scene.texts.contains("Segin"))
    try scene.press("Left Return Right")
    #expect(!scene.texts.contains("Segin"))
  }

  @Test(arguments: [
    (FocusModel.pad, [true, true, false, false]), (.catalyst, [true, true, false, true]),
  ])
  func `two tiles have a ring, one a look of its own, and the last one the default of the system`(
    model: FocusModel, expected: [Bool]
  ) throws {
    let scene = try SceneHarness("custom")
    scene.window.focusSystem?.model = model
    try scene.press("Tab Tab")
    var rings: [Bool] = []
    for _ in 0..<4 {
      let view = try #require(scene.focusedView)
      rings.append(scene.window.shows(ringAround: view))
      try scene.press("Right")
    }
    #expect(rings == expected)
    #expect(scene.focus == "look-default")
  }

  @Test func `a cell without configurations shows no ring under the rules of the Mac`() throws {
    let scene = try SceneHarness("custom")
    scene.window.focusSystem?.model = .catalyst
    try scene.press("Tab Tab Tab")
    let cell = try #require(scene.focusedView)
    #expect(scene.focus == "cell-red" && !scene.window.shows(ringAround: cell))
  }

  @Test func `the text view selects with Shift, and Tab leads on from it`() throws {
    let scene = try SceneHarness("custom")
    try scene.press("Tab shift+Tab")
    #expect(scene.focus == "note")
    let note = try #require(scene.focusedView as? NoteView)
    let text = note.text
    try scene.press("shift+Left shift+Left x")
    #expect(note.text == text.dropLast(2) + "x")
    try scene.press("Tab")
    #expect(scene.focus == "segin")
  }
}
