import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph
import Testing

@testable import FocusInspector
@testable import HaloInstruments

/// The outlines of the last move beside the panel.
@MainActor
struct OnionInstrumentTests {
  @Test func `the last move is outlined from its key to its rest`() throws {
    let stage = try BenchStage(scene: "grid")
    try stage.press("ctrl+F9 Right")
    let move = try #require(stage.instruments.onion.move)
    #expect(move.samples.count > 3)
    #expect(move.samples.map(\.time) == move.samples.map(\.time).sorted())
    // The last outline is what is drawn at rest.
    let item = try #require(stage.window.focusSystem?.focusedItem as? View)
    let live = try #require(stage.bench.frames.live)
    let now = try #require(OnionMove.Sample(of: item, in: live, time: 0))
    #expect(move.samples.last?.shape == now.shape)
    #expect(stage.words.contains { $0 == move.words })
    #expect(move.samples.first?.time == 0 && stage.fact("0 ms") == "0 %")
  }

  @Test func `without a move since the instruments were opened, the page says what to do`() throws {
    let stage = try BenchStage(scene: "grid")
    try stage.press("ctrl+F9")
    #expect(stage.instruments.onion.move == nil)
    #expect(stage.words.contains { $0.hasPrefix("Press an arrow key") })
  }

  @Test func `the move before can lie beneath the last one`() throws {
    let stage = try BenchStage(scene: "grid")
    try stage.press("ctrl+F9 Right Down")
    #expect(stage.row("both")?.isEnabled == true)
    let alone = try stage.seenPicture()
    try stage.press("ctrl+F9")
    #expect(stage.row("both")?.isOn == true)
    #expect(alone.difference(from: try stage.seenPicture()) != nil)
    try stage.press("Right", onRow: "every")
    #expect(stage.row("every")?.value == "60 ms")
  }
}
