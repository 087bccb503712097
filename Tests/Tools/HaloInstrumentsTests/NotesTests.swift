import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloImageFiles
import HaloSceneGraph
import HaloSittings
import Testing

@testable import HaloInstruments

/// Pictures that are kept, with notes and arrows.
@MainActor
struct NotesTests {
  private static let size = CGSize(width: 640, height: 640)

  private func page(_ stage: BenchStage) throws -> String {
    try String(contentsOfFile: "\(try stage.sitting().path)/index.html", encoding: .utf8)
  }

  @Test
  func `a screenshot has the pixels of the screen, without the panel and without marks`() throws {
    let stage = try BenchStage(scene: "photos", size: Self.size, scale: 2)
    try stage.press("Tab Right F7 shift+F10 shift+F10")
    try stage.press("F12")
    #expect(try stage.sitting().names == ["index.html", "screen.png"])
    let own = try stage.screenPicture()
    #expect(try stage.kept("screen.png").difference(from: own) == nil)
    #expect(own.width == 1280)
    let file = [UInt8](
      try Data(contentsOf: URL(filePath: "\(try stage.sitting().path)/screen.png")))
    // The copied picture has no texts.
    #expect(stage.copies == [PNGText.removingAll(from: file)])
    #expect(PNGText.entries(in: file).contains { $0 == ("Keys", "Tab Right") })
    #expect(stage.paths == ["\(try stage.sitting().path)/screen.png"])
  }

  @Test func `a screenshot with instruments shows the whole window`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("Right F7")
    try stage.press("F12 ctrl+F12")
    try stage.press("Right", onRow: "instruments")
    #expect(stage.row("instruments")?.value == "instruments too")
    let before = try stage.picture()
    try stage.press("F12")
    let kept = try stage.kept("screen-2.png")
    #expect(kept.width == 980)
    #expect(kept.difference(from: before) == nil)
  }

  @Test func `a screenshot taken in the past shows the past frame`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    let first = try stage.picture()
    try stage.press("Right Right F8")
    for _ in 0..<100 { try stage.press("shift+F9") }
    let past = try #require(stage.bench.frames.past)
    try stage.press("F12")
    let own = try stage.renderer.picture(of: past.list, scale: 1)
    #expect(try stage.kept("screen.png").difference(from: own) == nil)
    _ = first
  }

  @Test func `a note is typed on the panel, does not reach the screen, and is saved`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("Right")
    try stage.press("ctrl+F12")
    #expect(stage.bench.panelHost.panel?.hasKeyboard == true)
    #expect(try stage.sitting().names == ["index.html", "screen.png"])
    let deeds = stage.bench.hand.entries.count
    try stage.type("gap is 3 & not 2")
    try stage.press("Return")
    #expect(stage.focus == "b" && stage.bench.hand.entries.count == deeds)
    #expect(try page(stage).contains("gap is 3 &amp; not 2"))
    #expect(
      try stage.sitting().names == ["index.html", "screen-note.png", "screen.png"])
    let file = [UInt8](
      try Data(contentsOf: URL(filePath: "\(try stage.sitting().path)/screen.png")))
    #expect(PNGText.entries(in: file).contains { $0 == ("Comment", "gap is 3 & not 2") })
    // The picture with the note is the screenshot with a strip below it.
    let (shot, noted) = (try stage.kept("screen.png"), try stage.kept("screen-note.png"))
    #expect(noted.width == shot.width && noted.height > shot.height)
    #expect(try noted.part(shot.bounds).difference(from: shot) == nil)
    #expect(stage.words.contains("Saved with text: screen-note.png"))
  }

  @Test func `text that an input method commits goes into the note`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("ctrl+F12")
    #expect(stage.bench.textCaret != nil)
    stage.bench.insertText("né", at: stage.player.time)
    stage.player.rest()
    try stage.press("Return")
    #expect(stage.bench.hand.entries.isEmpty)
    #expect(try page(stage).contains("né"))
  }

  @Test func `an arrow drawn by keys goes from the first place of Return to the second`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("ctrl+F12")
    let row = try #require(stage.row("arrow"))
    #expect(row.isEnabled)
    try stage.press("Return", onRow: "arrow")
    #expect(stage.row("arrow")?.title == "Where does it begin?")
    // The cross begins at the centre of the focused item and moves by 16 points per key, with Shift
    // by 1.
    try stage.press("Left Left Up shift+Up Return")
    #expect(stage.row("arrow")?.title == "Where does it point?")
    try stage.press("Left Left Left Left Return")
    #expect(stage.bench.input.taker == nil && stage.row("arrow")?.value == "1")
    #expect(stage.focus == "a" && stage.bench.hand.entries.isEmpty)
    #expect(stage.words.contains("Saved with an arrow: screen-note.png"))
    let take = try #require(stage.instruments.notes.sitting.takes.first)
    #expect(
      take.arrows
        == [Take.Arrow(tail: CGPoint(x: 88, y: 88), head: CGPoint(x: 24, y: 88))])
    #expect(try page(stage).contains("<svg class=\"arrows\""))
    let (shot, noted) = (try stage.kept("screen.png"), try stage.kept("screen-note.png"))
    #expect(noted.bounds == shot.bounds)
    #expect(noted.difference(from: shot) != nil)
    try stage.press("Return", onRow: "clear")
    #expect(try stage.sitting().names == ["index.html", "screen.png"])
    #expect(try !page(stage).contains("<svg class=\"arrows\""))
  }

  @Test func `an arrow can be dragged over the picture, and the screen receives no click`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("ctrl+F12")
    try stage.press("Return", onRow: "arrow")
    let time = stage.player.time
    stage.bench.pointerMoved(to: CGPoint(x: 300, y: 300), at: time)
    stage.bench.pointerPressed(at: CGPoint(x: 300, y: 300), at: time)
    stage.bench.pointerMoved(to: CGPoint(x: 500, y: 100), at: time)
    _ = stage.player.frame()
    stage.bench.pointerReleased(at: CGPoint(x: 500, y: 100), at: time)
    stage.player.rest()
    #expect(
      stage.instruments.notes.sitting.takes.first?.arrows
        == [Take.Arrow(tail: CGPoint(x: 300, y: 300), head: CGPoint(x: 500, y: 100))])
    #expect(stage.focus == "a" && stage.bench.hand.entries.isEmpty)
    // A mere click makes no arrow.
    try stage.press("Return", onRow: "arrow")
    stage.player.click(CGPoint(x: 300, y: 300))
    stage.player.rest()
    #expect(stage.instruments.notes.sitting.takes.first?.arrows.count == 1)
  }

  @Test func `while an arrow is drawn, the picture is shown in place of the screen`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("F7 F7 F12")
    let shot = try stage.kept("screen.png")
    try stage.press("Right Right ctrl+F12")
    #expect(try stage.seenPicture().difference(from: shot) != nil)
    try stage.press("Return", onRow: "arrow")
    // The cross, which is at the item that is focused by now, is outside this corner.
    let corner = PixelRect(x: 0, y: 0, width: 400, height: 400)
    #expect(
      try stage.seenPicture().part(corner).difference(from: shot.part(corner)) == nil)
    try stage.press("Escape")
    #expect(stage.bench.input.taker == nil)
    #expect(try stage.seenPicture().part(corner).difference(from: shot.part(corner)) != nil)
  }

  @Test func `a note on a picture with a colour vision filter keeps its colours`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("shift+F5")
    try stage.press("Left", onRow: "vision")
    try stage.press("ctrl+F12")
    try stage.type("gray")
    try stage.press("Return")
    let (shot, noted) = (try stage.kept("screen.png"), try stage.kept("screen-note.png"))
    let difference = try noted.part(shot.bounds).difference(from: shot)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func `a note belongs to the picture that was kept last`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    try stage.press("ctrl+F12")
    try stage.type("first")
    try stage.press("Return F12 ctrl+F12")
    try stage.type("second")
    try stage.press("Return")
    #expect(stage.instruments.notes.sitting.takes.map(\.note) == ["first", "second"])
    #expect(stage.instruments.notes.summary == "2 kept")
  }

  @Test
  func `a picture that cannot be saved is reported on the panel, and the screen works on`() throws {
    let stage = try BenchStage(tilesOf: Self.size)
    let folder = stage.scratch.path + "/halo-screenshots"
    try Data().write(to: URL(filePath: folder))
    try stage.press("F7 F12")
    #expect(stage.copies.count == 1)
    #expect(stage.bench.panelHost.notice == "Copied, but cannot write \(folder): Not a directory")
    try stage.press("Right")
    #expect(stage.focus == "b")
  }
}
