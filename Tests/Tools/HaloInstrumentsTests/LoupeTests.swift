import FocusGeometry
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloInstruments

/// The pixels of the screen, enlarged on the panel.
@MainActor
struct LoupeTests {
  private nonisolated static let magnifications = [8, 12, 16, 2, 3, 4, 6]

  /// Expects that the loupe shows the screen's pixels around the cross.
  private func expectScreen(
    _ exhibit: PixelExhibit, _ stage: BenchStage, _ place: (x: Int, y: Int),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let screen = try stage.screenPicture()
    let bitmap = exhibit.bitmap
    #expect(
      exhibit.cross.x == bitmap.width / 2 && exhibit.cross.y == bitmap.height / 2,
      sourceLocation: sourceLocation)
    var different = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let own = screen.pixel(
          x: place.x - exhibit.cross.x + x, y: place.y - exhibit.cross.y + y)
        if bitmap.pixels[y * bitmap.width + x] & 0xFF_FFFF != (own ?? 0) & 0xFF_FFFF {
          different += 1
        }
      }
    }
    #expect(different == 0, "pixels that differ", sourceLocation: sourceLocation)
  }

  private func place(_ stage: BenchStage) throws -> (x: Int, y: Int) {
    func value(_ id: String) throws -> Int {
      try #require(stage.row(id).flatMap { Int($0.value) })
    }
    return (try value("x"), try value("y"))
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat])
  func `the loupe shows the screen's pixels at every magnification, at the focus and elsewhere`(
    scale: CGFloat
  ) throws {
    let stage = try BenchStage(scene: "photos", scale: scale)
    try stage.press("Tab F10")
    for magnification in Self.magnifications {
      #expect(stage.instruments.loupe.magnification == magnification)
      let exhibit = try #require(stage.instruments.loupe.exhibit)
      #expect(exhibit.magnification == magnification)
      try expectScreen(exhibit, stage, place(stage))
      try stage.press("F10")
    }
    // Beyond the window's edges the loupe is black.
    stage.bench.pointerMoved(to: CGPoint(x: 1, y: 399), at: stage.player.time)
    try stage.press("Right", onRow: "at")
    #expect(stage.instruments.loupe.anchor == .pointer)
    #expect(try place(stage) == (Int(scale), Int(399 * scale)))
    try expectScreen(try #require(stage.instruments.loupe.exhibit), stage, place(stage))
    // Keys move the cross pixel by pixel.
    try stage.press("Right Right Right", onRow: "x")
    try stage.press("Left", onRow: "y")
    #expect(stage.instruments.loupe.anchor == .free)
    #expect(try place(stage) == (Int(scale) + 3, Int(399 * scale) - 1))
    try expectScreen(try #require(stage.instruments.loupe.exhibit), stage, place(stage))
  }

  @Test func `the cross of the loupe stops at the edges of the screen`() throws {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    try stage.press("F10")
    stage.bench.pointerMoved(to: CGPoint(x: 0, y: 0), at: stage.player.time)
    try stage.press("Right", onRow: "at")
    try stage.press("Left Left", onRow: "x")
    try stage.press("Left Left", onRow: "y")
    #expect(try place(stage) == (0, 0))
    try stage.press("Right", onRow: "x")
    #expect(try place(stage) == (1, 0))
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func `each pixel of the screen is a square of enlarged pixels on the panel`(scale: CGFloat)
    throws
  {
    let stage = try BenchStage(
      tilesOf: CGSize(width: 640, height: 640), scale: scale)
    try stage.press("F10")
    try stage.press("Right", onRow: "grid")
    let exhibit = try #require(stage.instruments.loupe.exhibit)
    #expect(!exhibit.hasGrid)
    let list = stage.player.frame()
    let item = try #require(
      list.items.first { if case .pixels = $0.content { true } else { false } })
    guard case .pixels(let bitmap, let rect) = item.content else { return }
    #expect(bitmap.pixels == exhibit.bitmap.pixels)
    let onDevice = rect.applying(item.transform).applying(
      CGAffineTransform(scaleX: scale, y: scale))
    let all = try stage.picture()
    let n = exhibit.magnification
    var different = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        // The cross and the outline cover these pixels.
        guard abs(x - exhibit.cross.x) > 2 || abs(y - exhibit.cross.y) > 2, x > 0, y > 0,
          x < bitmap.width - 1, y < bitmap.height - 1
        else { continue }
        let (left, top) = (
          Int(onDevice.minX.rounded()) + x * n, Int(onDevice.minY.rounded()) + y * n
        )
        for (dx, dy) in [(0, 0), (n - 1, 0), (0, n - 1), (n - 1, n - 1), (n / 2, n / 2)]
        where all.pixel(x: left + dx, y: top + dy).map({ $0 & 0xFF_FFFF })
          != bitmap.pixels[y * bitmap.width + x] & 0xFF_FFFF
        {
          different += 1
        }
      }
    }
    #expect(different == 0)
  }

  @Test func `the loupe shows the pixels at rest, even after a key has moved them`() throws {
    let stage = try BenchStage(scene: "tv-home", size: CGSize(width: 640, height: 640))
    try stage.press("F10 Right")
    let item = try #require(
      stage.player.frame().items.first { if case .pixels = $0.content { true } else { false } })
    guard case .pixels(let bitmap, _) = item.content else { return }
    let exhibit = try #require(stage.instruments.loupe.exhibit)
    #expect(bitmap.pixels == exhibit.bitmap.pixels)
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func `the ruler measures a tile from edge to edge in pixels and points`(scale: CGFloat) throws {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400), scale: scale)
    try stage.press("F10")
    // The cross is at the tile's upper left pixel.
    #expect(try place(stage) == (Int(40 * scale), Int(40 * scale)))
    #expect(stage.fact("Edge to edge") == nil)
    try stage.press("Right", onRow: "ruler")
    #expect(stage.fact("Edge to edge") == "\(Int(160 * scale)) px = 160 pt")
    try stage.press("Right", onRow: "ruler")
    #expect(stage.fact("Edge to edge") == "\(Int(130 * scale)) px = 130 pt")
    // The gap between a tile and the next one is 40 points without a ring.
    try stage.press("Left", onRow: "ruler")
    stage.bench.pointerMoved(to: CGPoint(x: 420, y: 100), at: stage.player.time)
    try stage.press("Right", onRow: "at")
    #expect(stage.fact("Edge to edge") == "\(Int(40 * scale)) px = 40 pt")
  }

  @Test func `the contrast of two picked colours is that of the screen's pixels`() throws {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    try stage.press("F10")
    try stage.press("Return", onRow: "colour-0")
    stage.bench.pointerMoved(to: CGPoint(x: 420, y: 100), at: stage.player.time)
    try stage.press("Right", onRow: "at")
    try stage.press("Return", onRow: "colour-1")
    #expect(stage.row("colour-0")?.value == "#2F6F8F")
    let ground = try #require(try stage.screenPicture().pixel(x: 420, y: 100))
    let ratio = (PixelContrast.ratio(0x2F6F8F, ground) * 100).rounded(.down) / 100
    #expect(stage.fact("Contrast")?.hasPrefix("\(ratio) : 1, ") == true)
  }

  @Test func `the loupe shows the pixels of the past frame that the screen shows`() throws {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    try stage.press("F10")
    stage.bench.pointerMoved(to: CGPoint(x: 36, y: 100), at: stage.player.time)
    try stage.press("Right", onRow: "at")
    try stage.press("F1 F8 Right")
    for _ in 0..<30 { try stage.press("F9") }
    try stage.press("F10")
    let present = try #require(stage.instruments.loupe.exhibit).bitmap.pixels
    for _ in 0..<29 { try stage.press("shift+F9") }
    let past = try #require(stage.bench.frames.past)
    let screen = try stage.renderer.picture(of: past.list, scale: 1)
    let bitmap = try #require(stage.instruments.loupe.exhibit)
    let middle = bitmap.bitmap.pixels[
      bitmap.cross.y * bitmap.bitmap.width + bitmap.cross.x]
    #expect(bitmap.bitmap.pixels != present)
    #expect(middle == screen.pixel(x: 36, y: 100))
  }
}
