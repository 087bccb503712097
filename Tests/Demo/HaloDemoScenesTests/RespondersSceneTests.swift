import Foundation
import HaloControllers
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloSceneGraph
import Testing

/// The focus and the first responder in the scene that shows both, and the scene of the shortcut
/// check.
@MainActor
struct RespondersSceneTests {
  @Test func `the texts of the cards begin at the same height`() throws {
    let scene = try SceneHarness("responders")
    let notes = ["Becomes the first", "Leaves it to the", "Answers to the"]
    let tops = scene.player.frame().items.compactMap { item -> CGFloat? in
      guard case .text(let text, _, _) = item.content,
        notes.contains(where: { text.hasPrefix($0) })
      else { return nil }
      return item.content.bounds.applying(item.transform).minY
    }
    #expect(tops.count == 3 && Set(tops.map { $0.rounded() }).count == 1, "\(tops)")
  }

  @Test func `the board fills a large window`() throws {
    let scene = try SceneHarness("responders", size: CGSize(width: 1440, height: 810))
    let lowest = scene.player.frame().items.compactMap { item -> CGFloat? in
      guard case .text(let text, _, _) = item.content, text == "First responder" else { return nil }
      return item.content.bounds.applying(item.transform).maxY
    }
    let bottom = try #require(lowest.max())
    #expect(bottom > 700 && bottom < 766)
  }

  @Test func `a card that refuses makes the board the first responder`() throws {
    let scene = try SceneHarness("responders")
    try scene.press("Tab Right")
    #expect(scene.focus == "refuses")
    #expect((scene.window.firstResponder as? ViewController)?.title == "Board")
    #expect(scene.texts.contains("ViewController · first responder"))
  }

  @Test func `a command goes to the card that handles it, and otherwise to the board`() throws {
    let scene = try SceneHarness("responders")
    try scene.press("Tab ctrl+k")
    #expect(scene.texts.contains("–    marks: 1"))
    try scene.press("Right Right ctrl+k")
    #expect(scene.texts.contains("–    marks: 1"))
    #expect(scene.texts.contains { $0.contains("done by “Marks itself”") })
  }

  @Test func `a letter goes up to the board, unless the field takes it`() throws {
    let scene = try SceneHarness("responders")
    try scene.press("Tab z")
    #expect(scene.texts.contains("z    marks: 0"))
    try scene.press("Tab z")
    #expect(scene.focus == "field" && scene.texts.contains("Text for the field."))
    #expect(scene.texts.contains("z    marks: 0"))
  }

  @Test func `switching an invalid command on is reported at once`() throws {
    let scene = try SceneHarness("shortcuts")
    try scene.press("Tab Tab")
    #expect(scene.focus == "archive" && scene.texts.contains("The check finds nothing."))
    try scene.press("Return")
    #expect(scene.texts.contains("Not yours: Select all"))
    try scene.press("Return")
    #expect(scene.texts.contains("The check finds nothing."))
  }

  @Test func `the check names keys as they are printed on the keyboard`() throws {
    let scene = try SceneHarness("shortcuts")
    try scene.press("Tab Tab Down Down Down Down Return")
    let fault = "for “Outdent”: people know it for something else: Align left"
    #expect(scene.texts.contains("Ctrl-[ \(fault)"))
    #expect(scene.texts.contains("Ctrl-F1 takes focus to them"))
    try scene.press("m")
    #expect(scene.texts.contains("⌘[ \(fault)"))
    #expect(scene.texts.contains("⌃F1 takes focus to them"))
  }

  @Test func `the keys in the table are those of the modifier scheme`() throws {
    let scene = try SceneHarness("shortcuts")
    #expect(!scene.texts.contains("⌘"))
    try scene.press("Tab m")
    #expect(scene.texts.contains("⌘"))
  }
}
