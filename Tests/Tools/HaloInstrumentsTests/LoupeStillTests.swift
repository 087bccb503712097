import Foundation
import HaloCairoRenderer
import HaloSceneGraph
import Testing

@testable import HaloInstruments

/// A still beside the screen, in the loupe.
@MainActor
struct LoupeStillTests {
  @Test func `a still of the same screen is measured and differs from it in nothing`() throws {
    let stage = try BenchStage(scene: "photos", size: CGSize(width: 1280, height: 800))
    try stage.press("Tab Tab Right")
    let path = "\(stage.scratch.path)/still.png"
    try stage.screenPicture().writePNG(to: path)
    stage.bench.stillPath = path
    try stage.press("F10")
    #expect(stage.row("still-scale")?.value == "1")
    // The comparison comes before the rows of the loupe.
    #expect(stage.headings == ["Beside a still", "Pixels"])
    #expect(stage.fact("Growth") == "0 pt, here 0 pt, the same")
    #expect(stage.fact("Ring, width") == "3 pt, here 3 pt, the same")
    #expect(stage.fact("Ring, gap") == "2 pt, here 2 pt, the same")
  }

  @Test func `a file that is no picture, or shows no card, is an error in words`() throws {
    let stage = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    stage.bench.stillPath = "\(stage.scratch.path)/gone.png"
    try stage.press("F10")
    #expect(stage.words.contains { $0.contains("gone.png") })
    let plain = try BenchStage(tilesOf: CGSize(width: 640, height: 400))
    let path = "\(plain.scratch.path)/plain.png"
    try PixelSurface(width: 90, height: 60).writePNG(to: path)
    plain.bench.stillPath = path
    try plain.press("F10")
    #expect(plain.words.contains { $0.contains("no card was found") })
  }
}
