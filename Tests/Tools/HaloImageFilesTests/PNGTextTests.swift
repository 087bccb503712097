import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloPictureTestSupport
import Testing

@testable import HaloImageFiles

@MainActor
struct PNGTextTests {
  private static let entries = [
    (keyword: "Title", text: "Photos"), (keyword: "Comment", text: "Ring too thin? Schön! 🐱 سلام"),
    (keyword: "Why", text: "one\ntwo"), (keyword: "Comment", text: ""),
  ]

  private func picture() throws -> [UInt8] {
    try Samples.surface(40, 30) { UInt32($0 * 6 << 16 | $1 * 8) }.png()
  }

  private func film() throws -> [UInt8] {
    let size = CGSize(width: 40, height: 30)
    let renderer = Renderer(text: TestFonts.textEngine())
    let film = APNGFilm(drawnBy: try FrameDrawer(size: size, scale: 1, by: renderer))
    for (index, color) in ([0x102030, 0xF0E0D0] as [UInt32]).enumerated() {
      try film.append(
        DisplayList(size: size, background: .color(Color(hex: color))), at: index * 40)
    }
    return try film.finish(rest: 1040)
  }

  private func isSame(
    _ one: [(keyword: String, text: String)], _ other: [(keyword: String, text: String)]
  ) -> Bool {
    one.elementsEqual(other) { $0 == $1 }
  }

  @Test("texts added to a picture can be read back, and the picture does not change")
  func picturesKeepWords() throws {
    let scratch = try Scratch()
    let file = try picture()
    let told = PNGText.adding(Self.entries, to: file)
    #expect(isSame(PNGText.entries(in: told), Self.entries))
    let types = PNGChunk.all(in: told).prefix(5).map(\.type)
    #expect(types == ["IHDR"] + [String](repeating: "iTXt", count: 4))
    #expect(PNGChunk.all(in: told).allSatisfy { $0.isSound })
    let path = "\(scratch.path)/a.png"
    try OutputFile.write(told, to: path)
    try OutputFile.write(file, to: path + "b")
    let pictures = try [path, path + "b"].map(PixelSurface.readPNG)
    #expect(PictureDifference(pictures[0], pictures[1]).isNone)
    #expect(PNGText.removingAll(from: told) == file)
  }

  @Test("texts added to a film can be read back, and the film still plays")
  func filmsKeepWords() throws {
    let scratch = try Scratch()
    let file = try film()
    let told = PNGText.adding(Self.entries, to: file)
    #expect(isSame(PNGText.entries(in: told), Self.entries))
    let seen = try DecodedAPNG(told, scratch: scratch.path)
    #expect(seen.frames.count == 2)
    #expect(Set(seen.faults) == ["unknown chunk iTXt"])
    #expect(PNGText.removingAll(from: told) == file)
  }

  @Test(
    "keywords are changed to what the standard allows",
    arguments: [
      ("Focus model", "Focus model"), ("  a \n\t b  ", "a b"), ("", "Text"),
      (" \u{0}\u{A0}", "Text"),
      ("Gro\u{0308}ße", "Größe"), ("A🐱B", "A?B"), ("鍵", "?"),
      (String(repeating: "x", count: 78) + " yz", String(repeating: "x", count: 78)),
      (String(repeating: "é", count: 90), String(repeating: "é", count: 79)),
    ])
  func keywords(given: String, expected: String) throws {
    let told = PNGText.adding([(given, "text")], to: try picture())
    #expect(isSame(PNGText.entries(in: told), [(expected, "text")]))
  }

  @Test("line ends of texts become those of Unix, and zero bytes are replaced")
  func texts() throws {
    let told = PNGText.adding([("a", "1\r\n2\r3\n4\0")], to: try picture())
    #expect(isSame(PNGText.entries(in: told), [("a", "1\n2\n3\n4\u{FFFD}")]))
  }

  @Test("a file that is not a PNG has no texts and is left unchanged")
  func others() throws {
    let header = PNGChunk.signature + [0, 0, 0, 13] + Array("IHDR".utf8)
    for file in [[], Array("GIF89a and so on, more than a few bytes".utf8), header] {
      #expect(PNGText.adding(Self.entries, to: file) == file)
      #expect(PNGText.entries(in: file).isEmpty)
      #expect(PNGText.removingAll(from: file) == file)
    }
  }

  @Test("a broken file is read without a crash, and only intact texts are returned")
  func brokenFiles() throws {
    for file in [try picture(), try film()] {
      let told = PNGText.adding(Self.entries, to: file)
      for length in 0..<told.count {
        let cut = Array(told.prefix(length))
        #expect(PNGText.entries(in: cut).count <= Self.entries.count)
        #expect(PNGText.removingAll(from: cut).count <= length)
        #expect(PNGText.adding([("a", "b")], to: cut).count >= length)
      }
      for seed in 0..<UInt64(RandomCases.count(of: 4000)) {
        var random = SeededGenerator(seed: seed)
        var broken = told
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let place = Int.random(in: 0..<broken.count, using: &random)
          broken[place] = UInt8.random(in: 0...255, using: &random)
        }
        let words = PNGText.entries(in: broken)
        #expect(
          words.allSatisfy { word in Self.entries.contains { $0 == word } }, "seed \(seed)")
        _ = PNGText.removingAll(from: PNGText.adding(Self.entries, to: broken))
      }
    }
  }
}
