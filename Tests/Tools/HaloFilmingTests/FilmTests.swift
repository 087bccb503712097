import Foundation
import HaloCairoRenderer
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloHosting
import HaloImageFiles
import HaloSceneGraph
import Testing

@testable import HaloFilming

@MainActor
struct FilmTests {
  private static let size = CGSize(width: 480, height: 270)

  private func film(_ keys: String, every: Int = 60, between: Int = 240) throws -> [FilmFrame] {
    let scene = try SceneHarness("focus-guide", size: Self.size)
    return scene.player.film(try FilmScript(keys, every: every, between: between))
  }

  private func drawer(crop: CGRect? = nil) throws -> FrameDrawer {
    try FrameDrawer(size: Self.size, scale: 1, crop: crop, by: .forTests())
  }

  @Test("a frame lists the keys that went down since the previous frame")
  func keys() throws {
    let frames = try film("Right Down Up", every: 60, between: 90)
    #expect(frames.map(\.time) == Array(stride(from: 0, through: 600, by: 60)))
    #expect(frames.map(\.keys) == [[0], [], [1], [2]] + [[Int]](repeating: [], count: 7))
  }

  @Test("a frame of a film shows what the scene shows when its clock is advanced to that time")
  func moment() throws {
    let frame = try #require(try film("Right").first { $0.time == 120 })
    let scene = try SceneHarness("focus-guide", size: Self.size, showsArtwork: true)
    scene.player.press(try Key(name: "Right"))
    scene.player.advance(by: 0.12)
    let drawn = try drawer().draw(frame.list)
    #expect(PictureDifference(drawn, try scene.picture()).isNone)
  }

  @Test("a button stays pushed in while its key is held and comes back afterwards")
  func hold() throws {
    let scene = try SceneHarness("tv-home", size: Self.size)
    var script = try FilmScript("Return", every: 100)
    (script.hold, script.duration) = (650, 720)
    let lists = scene.player.film(script).map(\.list)
    try #require(lists.count > 7)
    // Compares truth values, because a display list is too long to read in a failure. The light of
    // a pushed-in picture goes out until 430 ms after the key, later than the picture sinks.
    let (isPushedIn, isHeld) = (lists[2] != lists[0] && lists[5] != lists[0], lists[6] == lists[5])
    let comesBack = lists[7] != lists[6]
    #expect(isPushedIn && isHeld && comesBack)
  }

  @Test("drawing over the previous frame equals drawing alone, and a crop is a part of it")
  func drawing() throws {
    let crop = CGRect(x: 40, y: 30, width: 200, height: 120)
    let (whole, part) = (try drawer(), try drawer(crop: crop))
    for frame in try film("Right Down") {
      let picture = try whole.draw(frame.list)
      #expect(PictureDifference(picture, try drawer().draw(frame.list)).isNone)
      let rect = PixelRect(x: 40, y: 30, width: 200, height: 120)
      #expect(PictureDifference(try part.draw(frame.list), try picture.part(rect)).isNone)
    }
    #expect(part.width == 200 && part.height == 120)
  }

  @Test("writing a film into a folder replaces the frames of an earlier film only")
  func folder() throws {
    let scratch = try Scratch()
    let folder = FrameFolder(path: "\(scratch.path)/film")
    try folder.write(try film("Right Down"), by: try drawer())
    try "mine".write(toFile: "\(folder.path)/notes.txt", atomically: true, encoding: .utf8)
    let frames = try film("Right", every: 200)
    try folder.write(frames, by: try drawer())
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      names == [
        "frame-0000-00000ms.png", "frame-0001-00200ms.png", "frame-0002-00400ms.png", "notes.txt",
      ])
    let kept = try PixelSurface.readPNG(from: "\(folder.path)/frame-0001-00200ms.png")
    #expect(PictureDifference(kept, try drawer().draw(frames[1].list)).isNone)
    #expect(throws: RenderError.self) {
      try FrameFolder(path: "\(folder.path)/notes.txt").write(frames, by: try drawer())
    }
  }

  @Test("a picture is reduced to the means of its pixels, and left-over pixels are dropped")
  func reduction() throws {
    let surface = try PixelSurface(width: 5, height: 4)
    let data = try #require(surface.data)
    for (x, level) in [0, 255, 10, 13].enumerated() {
      for y in 0..<4 {
        data.storeBytes(
          of: UInt32(level) * 0x01_01_01, toByteOffset: y * surface.stride + x * 4, as: UInt32.self)
      }
    }
    surface.markChanged()
    let half = try surface.reduced(by: 2)
    #expect(half.bounds == PixelRect(x: 0, y: 0, width: 2, height: 2))
    #expect(half.pixel(x: 0, y: 1) == 0xFF80_8080)
    #expect(half.pixel(x: 1, y: 0) == 0xFF0C_0C0C)
  }
}
