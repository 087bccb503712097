import FocusEngine
import FocusGeometry
import FocusInspector
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

@testable import HaloInstruments
@testable import HaloViewTestSupport

/// The same screen under all focus models, with the same keys.
@MainActor
struct ModelsTests {
  private static let size = CGSize(width: 640, height: 400)

  private func models(_ stage: BenchStage) -> [String?] {
    ([stage.window] + stage.bench.others).map { $0.focusSystem?.model.name }
  }

  private func focuses(_ stage: BenchStage) -> [String?] {
    stage.instruments.models.moves.moves.map(\.now)
  }

  @Test func `there is a pane for each model, the screen's own first`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    stage.window.focusSystem?.model = .tv
    try stage.press("ctrl+F11")
    #expect(models(stage) == ["tv", "pad", "catalyst", "android", "html"])
    #expect(stage.bench.place.slots.count == 5 && stage.instruments.models.isOn)
    let list = stage.player.frame()
    #expect(list.screens.count == 5)
    try stage.press("ctrl+F11")
    #expect(stage.bench.others.isEmpty && stage.bench.place.slots.count == 1)
    #expect(stage.player.frame().screens.count == 1)
  }

  @Test func `a difference that was there before the first key is named`() throws {
    let stage = try BenchStage(scene: "photos", size: CGSize(width: 1280, height: 800))
    try stage.press("Tab Down ctrl+F11")
    #expect(stage.instruments.models.moves.places.count > 1)
    #expect(stage.words.contains { $0.hasPrefix("At the start: ") })
    #expect(!stage.words.contains("Nowhere so far."))
  }

  @Test(arguments: [false, true])
  func `a key reaches every pane, and its effect is named above each`(isLarge: Bool) throws {
    let stage = try BenchStage(tilesOf: isLarge ? CGSize(width: 960, height: 640) : Self.size)
    stage.window.focusSystem?.model = .tv
    try stage.press("Right ctrl+F11 Down")
    let focused = ([stage.window] + stage.bench.others).map(\.focusName)
    #expect(focuses(stage) == focused && focused[0] == "e")
    // Arrow keys do nothing in a browser, so the models do not agree.
    #expect(Set(focused).count > 1)
    #expect(stage.instruments.models.moves.key == "Down")
    let texts = stage.player.frame().items.compactMap { item -> String? in
      if case .text(let text, _, _) = item.content { text } else { nil }
    }
    #expect(texts.contains("b → e") && texts.contains("html"))
    // Beside small panes the places are listed without the verdict.
    let moves = stage.instruments.models.moves
    #expect(texts.contains(moves.verdict) == isLarge)
    #expect(moves.places.allSatisfy { texts.contains($0.models.joined(separator: ", ")) })
    #expect(stage.words.contains { $0.hasPrefix("Down: ") })
  }

  @Test func `the panes begin where the keys so far have led`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("Right Down")
    try stage.press("ctrl+F11")
    #expect(stage.focus == "e")
    for pane in stage.bench.others {
      // The same keys on a screen that has had this model from the start.
      let alone = BenchStage.tiles(Self.size)
      alone.focusSystem?.model = try #require(pane.focusSystem?.model)
      let player = ScenePlayer(window: alone)
      for key in try Key.sequence("Right Down") {
        player.press(key)
        player.rest()
      }
      #expect(pane.focusName == alone.focusName, "\(alone.focusSystem?.model.name ?? "")")
    }
  }

  @Test func `five panes and two screens exclude each other`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("shift+F6 ctrl+F11")
    #expect(stage.instruments.two.pair == .off && stage.bench.others.count == 4)
    try stage.press("shift+F6")
    #expect(!stage.instruments.models.isOn && stage.bench.others.count == 1)
    #expect(stage.bench.place.slots.count == 2)
    try stage.press("shift+F1")
    #expect(stage.bench.others.isEmpty && stage.bench.place.slots.count == 1)
  }

  @Test func `a click in any pane acts on all screens`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("ctrl+F11")
    for index in stage.bench.place.slots.indices {
      let slot = stage.bench.place.slots[index]
      let point = CGPoint(x: index % 2 == 0 ? 520 : 120, y: 100)
      stage.player.click(
        CGPoint(
          x: slot.frame.minX + point.x * slot.scale, y: slot.frame.minY + point.y * slot.scale))
      stage.player.rest()
      #expect(stage.instruments.models.moves.key == "a click")
    }
    try stage.press("F8 Right F9 F9")
    #expect(stage.bench.others.count == 4)
  }

  @Test func `a screen that cannot be shown again is named, and stays as it was`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    stage.subject.make = { _ in nil }
    try stage.press("ctrl+F11")
    #expect(stage.words.contains("The screen of this program cannot be shown more than once."))
    #expect(stage.bench.others.isEmpty && stage.bench.place.slots.count == 1)
  }
}
