import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloAudit
@testable import HaloInstruments

/// The order in which things are seen on the screen beside the panel.
@MainActor
struct SquintInstrumentTests {
  private func stage(_ keys: String) throws -> BenchStage {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    try stage.press(keys)
    return stage
  }

  @Test func `the page has the order in which things are seen, with the focus`() throws {
    let stage = try stage("Right ctrl+F10")
    let reading = try #require(stage.instruments.squint.reading)
    let focus = try #require(reading.focus)
    #expect(reading.places[focus - 1].id == "b" && stage.focus == "b")
    #expect(stage.words.contains(reading.verdict))
    #expect(stage.fact("first") != nil)
    // The same as the command measures.
    let again = SquintReading(
      try stage.screenPicture(), of: stage.bench.frames.live, in: stage.window,
      under: .desktop)
    #expect(again.places == reading.places && again.conditions == reading.conditions)
  }

  @Test func `marks lie over the screen only while the page is shown`() throws {
    let stage = try stage("Right ctrl+F10")
    let marked = try stage.seenPicture()
    #expect(try stage.screenPicture().difference(from: marked) != nil)
    try stage.press("F1 Escape")
    #expect(try stage.screenPicture().difference(from: stage.seenPicture()) == nil)
  }

  @Test func `the page follows the focus`() throws {
    let stage = try stage("ctrl+F10")
    try stage.press("Right")
    let before = try #require(stage.instruments.squint.reading)
    try stage.press("Down")
    let after = try #require(stage.instruments.squint.reading)
    #expect(before.places.first(where: \.isFocused)?.id == "b")
    #expect(after.places.first(where: \.isFocused)?.id == "e")
  }

  @Test func `the key shows the screen as it is seen, and a row changes the sight`() throws {
    let stage = try stage("ctrl+F10")
    let sharp = try stage.seenPicture()
    try stage.press("ctrl+F10")
    let blurred = try stage.seenPicture()
    #expect(sharp.difference(from: blurred) != nil)
    #expect(stage.row("blur")?.isOn == true)
    #expect(stage.row("sight")?.value == "20/20")
    try stage.press("Right", onRow: "sight")
    #expect(stage.row("sight")?.value == "20/40")
    #expect(stage.instruments.squint.reading?.conditions.acuity == 40)
    #expect(blurred.difference(from: try stage.seenPicture()) != nil)
  }
}
