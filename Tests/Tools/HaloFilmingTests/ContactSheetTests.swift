import FocusTesting
import Foundation
import HaloCairoRenderer
import HaloDemoTestSupport
import HaloImageFiles
import HaloSceneGraph
import Testing

@testable import HaloFilming

@MainActor
struct ContactSheetTests {
  private func film(_ keys: String, every: Int) throws -> ([FilmFrame], FilmScript) {
    let script = try FilmScript(keys, every: every)
    let scene = try SceneHarness("focus-guide", size: CGSize(width: 320, height: 180))
    return (scene.player.film(script), script)
  }

  private func sheet(_ rows: [ContactSheet.Row], _ palette: Palette = .light) -> ContactSheet {
    ContactSheet(title: "Title", subtitle: "320 × 180", palette: palette, rows: rows)
  }

  @Test("each key begins a row, and a frame says how long ago its key was pressed")
  func rows() throws {
    let (frames, script) = try film("Right shift+Tab", every: 120)
    let rows = ContactSheet.rows(frames, of: script)
    #expect(rows.map(\.keys) == [["Right"], ["shift+Tab"]])
    #expect(rows[0].frames == [.init("0 ms"), .init("120 ms")])
    #expect(rows[1].frames.map(\.text) == ["240 ms", "360 ms", "480 ms", "600 ms"])
    #expect(rows[1].frames.map(\.note) == ["+0", "+120", "+240", "+360"])
  }

  @Test("keys between two frames share a row, and a film without keys has one row")
  func gatheredKeys() throws {
    let (frames, script) = try film("Right Down Left", every: 500)
    #expect(
      ContactSheet.rows(frames, of: script).map(\.keys) == [["Right"], ["Down", "Left"]])
    let (idle, none) = try film("", every: 100)
    #expect(ContactSheet.rows(idle, of: none).map(\.keys) == [[]])
  }

  @Test("a sheet has the fewest columns that give the fewest rows")
  func columns() {
    #expect(SheetLayout.columns(for: [13], atMost: 6) == 5)
    #expect(SheetLayout.columns(for: [12, 12, 12], atMost: 6) == 6)
    #expect(SheetLayout.columns(for: [4, 2], atMost: 9) == 4)
    #expect(SheetLayout.columns(for: [], atMost: 3) == 1)
  }

  @Test("a sheet shows every frame pixel by pixel, at equal distances", arguments: [1, 1.25, 2])
  func pixels(scale: CGFloat) throws {
    let renderer = Renderer.forTests()
    let rows = [
      ContactSheet.Row(keys: ["Tab"], frames: (0..<7).map { .init("\($0 * 40) ms") }),
      ContactSheet.Row(
        keys: ["Up", "Down"], frames: (7..<9).map { .init("\($0 * 40) ms", note: "+1") }),
    ]
    let pictures = try (0..<9).map { index in
      try PixelSurface.drawn(width: 53, height: 37) { x, y in
        UInt32(index) * 0x10_10_10 + UInt32(x + y)
      }
    }
    let sheet = sheet(rows)
    let surface = try sheet.draw(width: 53, height: 37, scale: scale, by: renderer) { pictures[$0] }
    let layout = SheetLayout(
      sheet, width: 53, height: 37, scale: scale, measurer: renderer.text)
    #expect(surface.bounds == PixelRect(x: 0, y: 0, width: layout.width, height: layout.height))
    #expect(layout.cells.count == 9)
    for (cell, picture) in zip(layout.cells, pictures) {
      #expect(cell.intersection(surface.bounds) == cell)
      #expect(PictureDifference(try surface.part(cell), picture).isNone)
    }
    let steps = Set(zip(layout.cells, layout.cells.dropFirst().prefix(6)).map { $1.x - $0.x })
    #expect(steps.count == 1)
  }

  @Test("a contact sheet looks like its golden picture", arguments: [false, true])
  func golden(isDark: Bool) throws {
    let (frames, script) = try film("Right shift+Tab", every: 120)
    let tiles = PlainTiles()
    let renderer = Renderer.forTests()
    let drawer = try FrameDrawer(
      size: CGSize(width: 320, height: 180), scale: 1, by: renderer)
    let picture = try sheet(
      ContactSheet.rows(frames, of: script), isDark ? .dark : .light
    ).draw(width: 160, height: 90, scale: isDark ? 2 : 1, by: renderer) {
      try drawer.draw(tiles.replacingImages(in: frames[$0].list)).reduced(by: 2)
    }
    expectPicture(picture, matches: "sheet-\(isDark ? "dark" : "light")")
  }
}
