import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloImageFiles
import HaloXServerTestSupport
import Testing

/// Each instrument in a real window, with real keys.
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled,
    "needs Xvfb and xdotool, which Scripts/test installs"))
struct InstrumentWindowTests {
  /// A size that leaves room for the panel on a screen of 1024 by 768.
  private static let size = (width: 640, height: 400)

  /// The demo's window and its reader.
  private final class Stage {
    static let size = InstrumentWindowTests.size
    let server: XServer
    let scratch: Scratch
    let reader: WindowReader
    let demo: Process
    let window: UInt
    /// The screen at rest before anything was done.
    let plain: PixelSurface

    init(_ server: XServer, _ scene: String, titled title: String) throws {
      TestFonts.pin()
      self.server = server
      scratch = try Scratch()
      reader = try WindowReader(server)
      demo = try server.keep(
        program: HaloProgram.path,
        [
          "demo", "--scene", scene, "--size", "\(Self.size.width)x\(Self.size.height)",
          "--film-format", "apng",
        ],
        folder: scratch.path)
      var found: UInt?
      let reader = reader
      let opens = wait {
        found = reader.window(titled: title)
        return found != nil
      }
      #expect(opens)
      window = try #require(found)
      plain = try InstrumentWindowTests.shot(scene, keys: "", in: scratch)
      let expected = plain
      let id = window
      let isDrawn = wait {
        reader.picture(of: id).map { PictureDifference($0, expected).isNone } ?? false
      }
      #expect(isDrawn)
      try server.run(.xdotool, "windowfocus", "--sync", String(window))
    }

    func press(_ keys: String...) throws {
      for key in keys { try server.run(.xdotool, "key", "--clearmodifiers", key) }
    }

    /// Presses a key and waits until the window changes.
    func pressAndSee(_ key: String) throws {
      let before = try #require(picture())
      try press(key)
      let isSeen = wait { picture().map { !PictureDifference($0, before).isNone } == true }
      #expect(isSeen, "\(key) changes nothing")
    }

    func picture() -> PixelSurface? { reader.picture(of: window) }

    /// The part of the window where the screen is.
    func screen() -> PixelSurface? {
      try? picture()?.part(PixelRect(x: 0, y: 0, width: Self.size.width, height: Self.size.height))
    }

    /// Waits until the window shows the picture as its screen, with the panel or without it;
    /// returns nil, or how it differs.
    func shows(_ expected: PixelSurface, withPanel: Bool) -> String? {
      var difference: PictureDifference?
      let isShown = wait {
        guard let all = picture(), all.width == Self.size.width + (withPanel ? 340 : 0),
          let screen = screen()
        else { return false }
        difference = PictureDifference(screen, expected)
        return difference?.isNone == true
      }
      return isShown ? nil : "\(difference.map(String.init(describing:)) ?? "another size")"
    }

    /// Waits until the window differs from `before` and does not change any more.
    func settles(after before: PixelSurface) throws -> PixelSurface {
      var last = before
      var unchanged = 0
      let isStill = wait {
        guard let next = picture() else { return false }
        let isSame = PictureDifference(next, last).isNone
        let isOld = PictureDifference(next, before).isNone
        unchanged = isSame && !isOld ? unchanged + 1 : 0
        last = next
        return unchanged == 30
      }
      #expect(isStill)
      return last
    }

    /// Waits for a file of the sitting and for the page, which is written after it.
    func kept(_ name: String) throws -> [UInt8] {
      var sitting: SittingFolder?
      let isThere = wait {
        sitting = SittingFolder(in: scratch)
        return sitting?.names.contains(name) == true
          && sitting?.names.contains("index.html") == true
      }
      #expect(isThere, "\(name) is not kept")
      return try #require(try sitting?.bytes(of: name))
    }

    func keptPicture(_ name: String) throws -> PixelSurface {
      _ = try kept(name)
      return try PixelSurface.readPNG(
        from: "\(try #require(SittingFolder(in: scratch)).path)/\(name)")
    }

    /// Closes the panel, waits for the screen without it, and quits the demo by a key.
    func leave(showing expected: PixelSurface) throws {
      try press("shift+F1")
      let difference = shows(expected, withPanel: false)
      #expect(difference == nil, "\(difference ?? "")")
      try press("ctrl+q")
      let ends = wait { !demo.isRunning }
      #expect(ends)
      #expect(demo.terminationStatus == 0)
    }
  }

  /// Returns the picture of a scene that `halo shot` draws.
  private static func shot(
    _ scene: String, keys: String, at moment: Int? = nil, in scratch: Scratch
  ) throws -> PixelSurface {
    let path = "\(scratch.path)/expected.png"
    let result = try HaloProgram.run(
      ["shot", "--scene", scene, "--size", "\(size.width)x\(size.height)", "--keys", keys]
        + (moment.map { ["--at", "\($0)"] } ?? []) + ["-o", path])
    try #require(result.status == 0, "\(result.errors)")
    return try PixelSurface.readPNG(from: path)
  }

  @Test
  func `a key in stopped time and five frames show the picture of halo shot at 83 ms`() throws {
    try XServer.run { server in
      let stage = try Stage(server, "tv-home", titled: "TV home — Halo")
      try stage.press("F8")
      #expect(stage.shows(stage.plain, withPanel: true) == nil)
      // A step back goes to a frame that was seen, and keys that come together share one.
      for key in ["Right", "F9", "F9", "F9", "F9", "F9"] { try stage.pressAndSee(key) }
      let expected = try Self.shot("tv-home", keys: "Right", at: 83, in: stage.scratch)
      let difference = stage.shows(expected, withPanel: true)
      #expect(difference == nil, "\(difference ?? "")")
      try stage.press("F12")
      #expect(PictureDifference(try stage.keptPicture("tv-home.png"), expected).isNone)
      // Goes back with Shift held, and forward again.
      try stage.press("shift+F9", "shift+F9")
      let before = try Self.shot("tv-home", keys: "Right", at: 50, in: stage.scratch)
      let back = stage.shows(before, withPanel: true)
      #expect(back == nil, "\(back ?? "")")
      try stage.press("F9", "F9")
      #expect(stage.shows(expected, withPanel: true) == nil)
      try stage.leave(showing: Self.shot("tv-home", keys: "Right", in: stage.scratch))
    }
  }

  @Test func `slow time ends at the same picture as full speed`() throws {
    try XServer.run { server in
      let stage = try Stage(server, "tv-home", titled: "TV home — Halo")
      try stage.press("shift+F8", "Right")
      let end = try Self.shot("tv-home", keys: "Right", in: stage.scratch)
      let difference = stage.shows(end, withPanel: true)
      #expect(difference == nil, "\(difference ?? "")")
      try stage.leave(showing: end)
    }
  }

  @Test
  func `the last search and searches to come are drawn over the screen and removed again`() throws {
    try XServer.run { server in
      let stage = try Stage(server, "focus-guide", titled: "Guides — Halo")
      try stage.press("Right")
      let moved = try Self.shot("focus-guide", keys: "Right", in: stage.scratch)
      #expect(stage.shows(moved, withPanel: false) == nil)
      for key in ["F7", "shift+F7"] {
        try stage.press(key)
        let drawn = try stage.settles(after: moved)
        let screen = try drawn.part(moved.bounds)
        #expect(!PictureDifference(screen, moved).isNone, "after \(key)")
        // Goes from one to the other, and switches it off.
        for _ in 0..<(key == "F7" ? 1 : 8) { try stage.press(key) }
        let difference = stage.shows(moved, withPanel: true)
        #expect(difference == nil, "after \(key): \(difference ?? "")")
      }
      try stage.leave(showing: moved)
    }
  }

  @Test func `the loupe shows pixels of the screen as squares on the panel`() throws {
    try XServer.run { server in
      let stage = try Stage(server, "halo-lab", titled: "Halo lab — Halo")
      try stage.press("F10")
      let all = try stage.settles(after: stage.plain)
      // Squares of 8 by 8 pixels begin somewhere on the panel, and each has a colour of the screen.
      let side = 8
      let colors = Set(
        (0..<(stage.plain.width * stage.plain.height)).map {
          stage.plain.pixel(x: $0 % stage.plain.width, y: $0 / stage.plain.width) ?? 0
        })
      func isSquare(_ x: Int, _ y: Int) -> Bool {
        guard let color = all.pixel(x: x + 3, y: y + 3), colors.contains(color) else {
          return false
        }
        // The edges of a square belong to the grid.
        return (2..<6).allSatisfy { dx in
          (2..<6).allSatisfy { dy in all.pixel(x: x + dx, y: y + dy) == color }
        }
      }
      let (left, top) = (700, 80)
      let best = (0..<side).flatMap { dx in
        (0..<side).map { dy in
          (0..<30).reduce(0) { count, column in
            count
              + (0..<20).count { isSquare(left + dx + column * side, top + dy + $0 * side) }
          }
        }
      }.max()
      #expect(try #require(best) > 500)
      try stage.leave(showing: stage.plain)
    }
  }

  @Test func `facts are shown on the panel, and a selected item is marked on the screen`() throws {
    try XServer.run { server in
      let stage = try Stage(server, "photos", titled: "Photos — Halo")
      try stage.press("shift+F10")
      let facts = try stage.settles(after: stage.plain)
      try stage.press("shift+F10")
      let marked = try stage.settles(after: facts)
      #expect(
        !PictureDifference(
          try marked.part(stage.plain.bounds), try facts.part(stage.plain.bounds)
        ).isNone)
      try stage.leave(showing: stage.plain)
    }
  }

  @Test func `colours are shown as people without green cones see them`() throws {
    try XServer.run { server in
      let stage = try Stage(server, "grid", titled: "Grid — Halo")
      try stage.press("shift+F5")
      _ = try stage.settles(after: stage.plain)
      // Goes down to the row of colour vision, and selects its second value.
      for _ in 0..<8 { try stage.press("Down") }
      try stage.press("Right", "Right")
      var matrix: [(UInt32, UInt32)] = []
      let isSeen = wait {
        guard let screen = stage.screen() else { return false }
        matrix = (0..<40).map { index in
          let (x, y) = (40 + index * 13, 60 + index * 6)
          return (stage.plain.pixel(x: x, y: y) ?? 0, screen.pixel(x: x, y: y) ?? 1)
        }
        return matrix.allSatisfy { Self.isDeutan($1, of: $0) }
      }
      #expect(isSeen, "\(matrix.map { (String($0, radix: 16), String($1, radix: 16)) })")
      #expect(matrix.contains { $0 != $1 })
      // The last row of the page resets the looks.
      try stage.press("Down", "Down", "Return")
      #expect(stage.shows(stage.plain, withPanel: true) == nil)
      try stage.leave(showing: stage.plain)
    }
  }

  /// Whether a pixel follows the published matrix, within 2 of 255.
  private static func isDeutan(_ seen: UInt32, of pixel: UInt32) -> Bool {
    func light(_ level: UInt32) -> Double {
      let part = Double(level) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let source = [16, 8, 0].map { light(pixel >> $0 & 0xFF) }
    let rows = [
      [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
      [-0.011820, 0.042940, 0.968881],
    ]
    return zip(rows, [16, 8, 0]).allSatisfy { row, shift in
      let sum = max(0, min(1, zip(row, source).map(*).reduce(0, +)))
      let coded = sum <= 0.0031308 ? sum * 12.92 : 1.055 * pow(sum, 1 / 2.4) - 0.055
      return abs(coded * 255 - Double(seen >> UInt32(shift) & 0xFF)) <= 2
    }
  }

  @Test func `the screen is shown twice, and keys move the focus on both`() throws {
    try XServer.run { server in
      let stage = try Stage(server, "grid", titled: "Grid — Halo")
      try stage.press("shift+F6")
      let two = try stage.settles(after: stage.plain)
      #expect(two.width == Self.size.width + 340)
      try stage.press("Right")
      let moved = try stage.settles(after: two)
      // The screens are above each other or side by side, so something changes in both halves.
      let isBeside = (0..<2).allSatisfy { half in
        let part = PixelRect(
          x: half * Self.size.width / 2, y: 0, width: Self.size.width / 2,
          height: Self.size.height)
        return (try? PictureDifference(moved.part(part), two.part(part)).isNone) == false
      }
      let isAbove = (0..<2).allSatisfy { half in
        let part = PixelRect(
          x: 0, y: half * Self.size.height / 2, width: Self.size.width,
          height: Self.size.height / 2)
        return (try? PictureDifference(moved.part(part), two.part(part)).isNone) == false
      }
      #expect(isBeside || isAbove)
      try stage.leave(showing: Self.shot("grid", keys: "Right", in: stage.scratch))
    }
  }

  @Test func `a recording becomes a walk that passes and a film, and so do the last ten seconds`()
    throws
  {
    try XServer.run { server in
      let stage = try Stage(server, "photos", titled: "Photos — Halo")
      try stage.press("shift+F11", "Tab", "Right", "Down", "shift+Tab", "shift+F11")
      let walk = String(decoding: try stage.kept("photos.walk.yaml"), as: UTF8.self)
      #expect(walk.contains("key: shift+Tab"), "\(walk)")
      let path = "\(try #require(SittingFolder(in: stage.scratch)).path)/photos.walk.yaml"
      let played = try HaloProgram.run(["walk", path])
      #expect(played.status == 0, "\(played.output)\(walk)")
      let film = try stage.kept("photos-walk.apng")
      let chunks = PNGChunk.all(in: film)
      #expect(chunks.count(where: { $0.type == "fcTL" }) > 4)
      #expect(chunks.last?.type == "IEND")
      try stage.press("shift+F12")
      let last = PNGChunk.all(in: try stage.kept("photos-last-seconds.apng"))
      #expect(last.count(where: { $0.type == "fcTL" }) > 4)
      try stage.leave(
        showing: Self.shot("photos", keys: "Tab Right Down shift+Tab", in: stage.scratch))
    }
  }

  @Test func `a demo that is left while it records saves the walk and its film first`() throws {
    try XServer.run { server in
      let stage = try Stage(server, "photos", titled: "Photos — Halo")
      try stage.press("shift+F11", "Tab", "Right", "ctrl+q")
      let ends = wait { !stage.demo.isRunning }
      #expect(ends && stage.demo.terminationStatus == 0)
      let kept = try #require(SittingFolder(in: stage.scratch))
      #expect(kept.names == ["index.html", "photos-walk.apng", "photos.walk.yaml"])
      let film = PNGChunk.all(in: try kept.bytes(of: "photos-walk.apng"))
      #expect(film.last?.type == "IEND" && film.allSatisfy(\.isSound))
    }
  }

  @Test
  func `a typed note is on the page of the sitting, and the screen receives no letters`() throws {
    try XServer.run { server in
      let stage = try Stage(server, "photos", titled: "Photos — Halo")
      try stage.press("ctrl+F12")
      #expect(PictureDifference(try stage.keptPicture("photos.png"), stage.plain).isNone)
      _ = try stage.settles(after: stage.plain)
      try server.run(.xdotool, "type", "q is a letter")
      try stage.press("Return")
      let hasNote = wait {
        guard let sitting = SittingFolder(in: stage.scratch),
          let page = try? sitting.bytes(of: "index.html")
        else { return false }
        return String(decoding: page, as: UTF8.self).contains("q is a letter")
      }
      #expect(hasNote)
      #expect(stage.demo.isRunning)
      // Escape goes to the list of keys, then to the screen, and does not quit the demo.
      try stage.press("Escape", "Escape")
      try stage.leave(showing: stage.plain)
    }
  }
}
