import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import Testing

/// The comparison of pictures and texts with references, which must find every difference.
struct GoldenTests {
  private let folder = GoldenFolder(
    path: FileManager.default.temporaryDirectory
      .appending(path: "halo-goldens-\(UUID().uuidString)").path)

  private func surface(
    width: Int = 40, height: Int = 30, changing: Int = 0, by change: UInt32 = 1
  ) throws -> PixelSurface {
    let surface = try PixelSurface(width: width, height: height)
    let data = try #require(surface.data)
    for place in 0..<(width * height) {
      let x = place % width
      let y = place / width
      var value = UInt32(truncatingIfNeeded: 0xFF20_4060 + x * 3 + y * 5 << 8)
      if place < changing { value &+= change }
      data.storeBytes(of: value, toByteOffset: y * surface.stride + x * 4, as: UInt32.self)
    }
    surface.markChanged()
    return surface
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
  private func cleanUp() { try? FileManager.default.removeItem(atPath: folder.path) }

  @Test func `a picture that was stored as the reference matches it and leaves no other files`()
    throws
  {
    defer { cleanUp() }
    #expect(try folder.compare(surface(), with: "a", bless: true) == .blessed)
    #expect(try folder.compare(surface(), with: "a", bless: false) == .same)
    #expect(!exists(folder.new("a")))
    #expect(!exists(folder.difference("a")))
  }

  @Test func `one changed pixel fails the comparison and is shown in a difference picture`() throws
  {
    defer { cleanUp() }
    _ = try folder.compare(surface(), with: "a", bless: true)
    let outcome = try folder.compare(surface(changing: 1), with: "a", bless: false)
    guard case .different(let difference) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(difference.counts == [1, 0, 0, 0])
    #expect(difference.largest == 1)
    #expect(exists(folder.new("a")))
    let picture = try PixelSurface.readPNG(from: folder.difference("a"))
    #expect(picture.pixel(x: 0, y: 0) == 0xFF80_8088)
    #expect(picture.pixel(x: 1, y: 0) == 0xFF80_8080)
    #expect(try folder.compare(surface(), with: "a", bless: false) == .same)
    #expect(!exists(folder.difference("a")))
  }

  @Test func `a difference has the place of the first pixel that differs`() throws {
    #expect(PictureDifference(try surface(), try surface()).first == nil)
    for place in [(0, 0), (39, 0), (33, 17), (39, 29)] {
      let changed = try surface()
      let data = try #require(changed.data)
      data.storeBytes(
        of: 0, toByteOffset: place.1 * changed.stride + place.0 * 4, as: UInt32.self)
      changed.markChanged()
      let difference = PictureDifference(changed, try surface())
      #expect(difference.counts[0] == 1 && !difference.isNone)
      #expect(difference.first == .init(x: place.0, y: place.1))
    }
  }

  @Test func `the unused byte of an opaque pixel is ignored, and alpha is compared`() throws {
    func one(_ format: PixelFormat, _ pixel: UInt32) throws -> PixelSurface {
      let surface = try PixelSurface(width: 1, height: 1, format: format)
      try #require(surface.data).storeBytes(of: pixel, as: UInt32.self)
      surface.markChanged()
      return surface
    }
    let opaque = try one(.rgb24, 0x0012_3456)
    #expect(PictureDifference(opaque, try one(.rgb24, 0xFF12_3456)).isNone)
    #expect(PictureDifference(opaque, try one(.argb32, 0xFF12_3456)).isNone)
    #expect(!PictureDifference(opaque, try one(.argb32, 0x0012_3456)).isNone)
  }

  @Test func `a missing reference fails the comparison and leaves the new picture`() throws {
    defer { cleanUp() }
    #expect(try folder.compare(surface(), with: "a", bless: false) == .missing)
    #expect(exists(folder.new("a")))
    #expect(!exists(folder.reference("a")))
  }

  @Test func `a picture of another size fails the comparison`() throws {
    defer { cleanUp() }
    _ = try folder.compare(surface(), with: "a", bless: true)
    let outcome = try folder.compare(surface(width: 41), with: "a", bless: false)
    #expect(!outcome.isAccepted)
    let difference = PictureDifference(try surface(), try surface(height: 29))
    #expect(!difference.isTolerable && !difference.isNone && !difference.isWithin(255))
  }

  @Test func `a picture that is too large is not stored as a reference`() throws {
    defer { cleanUp() }
    let noise = try PixelSurface(width: 400, height: 400)
    let data = try #require(noise.data)
    var state: UInt32 = 1
    for place in 0..<(400 * 400) {
      state = state &* 1_664_525 &+ 1_013_904_223
      data.storeBytes(of: (state >> 8) | 0xFF00_0000, toByteOffset: place * 4, as: UInt32.self)
    }
    noise.markChanged()
    guard case .tooLarge = try folder.compare(noise, with: "a", bless: true) else {
      Issue.record("the picture was accepted")
      return
    }
  }

  @Test func `a small difference is accepted with other library versions, and a larger one is not`()
    throws
  {
    defer { cleanUp() }
    _ = try folder.compare(surface(), with: "a", bless: true)
    try "cairo 0.1\n".write(
      toFile: folder.path + "/versions.txt", atomically: true, encoding: .utf8)
    let little = try folder.compare(surface(changing: 6, by: 60), with: "a", bless: false)
    #expect(little.isAccepted && little != .same)
    let much = try folder.compare(surface(changing: 7, by: 60), with: "a", bless: false)
    #expect(!much.isAccepted)
    let faintButEverywhere = try folder.compare(
      surface(changing: 1200, by: 3), with: "a", bless: false)
    #expect(!faintButEverywhere.isAccepted)
  }

  @Test func `an unexpected picture fails the test that drew it`() throws {
    defer { cleanUp() }
    let picture = try surface()
    withKnownIssue { expectPicture(picture, matches: "none", in: folder) }
    _ = try folder.compare(picture, with: "a", bless: true)
    expectPicture(picture, matches: "a", in: folder)
    let changed = try surface(changing: 1)
    withKnownIssue { expectPicture(changed, matches: "a", in: folder) }
  }

  @Test func `text is compared with its reference line by line`() throws {
    defer { cleanUp() }
    #expect(try folder.compareText("a\nb", with: "t", bless: false) != nil)
    #expect(exists(folder.path + "/t.new.txt"))
    #expect(try folder.compareText("a\nb", with: "t", bless: true) == nil)
    #expect(try folder.compareText("a\nb\n", with: "t", bless: false) == nil)
    #expect(!exists(folder.path + "/t.new.txt"))
    let message = try #require(try folder.compareText("a\nc", with: "t", bless: false))
    #expect(message.contains("- 2: b\n+ 2: c"))
    withKnownIssue { expectText("z", matches: "t", in: folder) }
  }

  @Test func `the versions of all libraries that affect pixels are known`() {
    let lines = LibraryVersions.running.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(!LibraryVersions.running.contains("unknown"))
  }
}
