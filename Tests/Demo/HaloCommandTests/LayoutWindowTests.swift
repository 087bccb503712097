import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloXServerTestSupport
import Testing

/// A layout in a real window: it follows its file, and no mistake in the file takes the window
/// away.
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled,
    "needs Xvfb and xdotool, which Scripts/test installs"))
struct LayoutWindowTests {
  /// A demo that shows `screen.yaml` in a folder of its own.
  private final class Stage {
    let scratch: Scratch
    let server: XServer
    let reader: WindowReader
    let demo: Process
    let window: UInt

    init(_ server: XServer, layout: String) throws {
      self.server = server
      TestFonts.pin()
      scratch = try Scratch()
      reader = try WindowReader(server)
      let file = scratch.path + "/screen.yaml"
      try layout.write(toFile: file, atomically: false, encoding: .utf8)
      demo = try server.keep(
        program: HaloProgram.path, ["demo", "--layout", file, "--appearance", "dark"])
      var found: UInt?
      let reader = reader
      let opens = wait {
        found = reader.window(titled: "screen.yaml — Halo")
        return found != nil
      }
      #expect(opens)
      window = try #require(found)
      try server.run(.xdotool, "windowfocus", "--sync", String(window))
    }

    func press(_ keys: String...) throws {
      for key in keys { try server.run(.xdotool, "key", "--clearmodifiers", key) }
    }

    /// Writes into the file itself, or puts a new one in its place as editors do.
    func write(_ layout: String, replacing: Bool = false) throws {
      let file = scratch.path + "/screen.yaml"
      guard replacing else {
        return try layout.write(toFile: file, atomically: false, encoding: .utf8)
      }
      try layout.write(toFile: file + ".new", atomically: false, encoding: .utf8)
      try #require(rename(file + ".new", file) == 0)
    }

    /// Whether the window comes to show what `layout` looks like after these keys.
    func shows(_ layout: String, keys: String = "") throws -> Bool {
      let (file, picture) = (scratch.path + "/expected.yaml", scratch.path + "/expected.png")
      try layout.write(toFile: file, atomically: false, encoding: .utf8)
      let shot = try HaloProgram.run([
        "shot", "--layout", file, "--appearance", "dark", "--keys", keys, "-o", picture,
      ])
      try #require(shot.status == 0, "\(shot.errors)")
      let expected = try PixelSurface.readPNG(from: picture)
      return wait {
        reader.picture(of: window).map { PictureDifference($0, expected).isNone } == true
      }
    }

    /// Whether the window comes to have, or not to have, the red bar of an error.
    func showsError(_ isShown: Bool) -> Bool {
      wait {
        guard let picture = reader.picture(of: window) else { return false }
        let hasBar = (0..<picture.height).contains { y in
          picture.pixel(x: 16 + 8, y: y) == 0xFFFF_6961
        }
        return hasBar == isShown
      }
    }
  }

  private func layout(_ model: String = "tv", focus: String = "a", b: Int = 220) -> String {
    """
    model: \(model)
    size: [640, 400]
    focus: \(focus)
    views:
      - {id: a, kind: button, title: A, frame: [40, 60, 140, 60]}
      - {id: b, kind: button, title: B, frame: [\(b), 60, 140, 60]}

    """
  }

  @Test func `a layout is shown again when its file changes, with focus where it was`() throws {
    try XServer.run { server in
      let stage = try Stage(server, layout: layout())
      #expect(try stage.shows(layout()))
      try stage.press("Right")
      #expect(try stage.shows(layout(), keys: "Right"))
      try stage.write(layout(b: 400))
      #expect(try stage.shows(layout(b: 400), keys: "Right"))

      try stage.write("views: [{id: a, frame: [1, 2, 3]}]\n", replacing: true)
      #expect(stage.showsError(true))
      #expect(stage.demo.isRunning)
      // The old screen goes on working beneath it.
      try stage.press("Left")
      try stage.write(layout(b: 300), replacing: true)
      #expect(stage.showsError(false))
      #expect(try stage.shows(layout(b: 300)))
      try stage.press("q")
      #expect(wait { !stage.demo.isRunning })
      #expect(stage.demo.terminationStatus == 0)
    }
  }

  @Test func `a layout whose file goes, or becomes something else, says so over what it showed`()
    throws
  {
    try XServer.run { server in
      let stage = try Stage(server, layout: layout())
      #expect(try stage.shows(layout()))
      let file = stage.scratch.path + "/screen.yaml"
      unlink(file)
      #expect(stage.showsError(true))
      try stage.write(layout(b: 300))
      #expect(stage.showsError(false))
      #expect(try stage.shows(layout(b: 300)))
      unlink(file)
      mkfifo(file, 0o644)
      #expect(stage.showsError(true))
      try stage.press("q")
      #expect(wait { !stage.demo.isRunning })
    }
  }

  @Test func `F3 goes through the focus models, and what has the focus keeps it`() throws {
    try XServer.run { server in
      let stage = try Stage(server, layout: layout())
      try stage.press("Right")
      #expect(try stage.shows(layout(), keys: "Right"))
      try stage.press("F3")
      // Once the name of the model has faded.
      #expect(try stage.shows(layout("android", focus: "b")))
      // The model stays with a file that changes.
      try stage.write(layout(b: 300))
      #expect(try stage.shows(layout("android", focus: "b", b: 300)))
      try stage.press("shift+F3")
      #expect(try stage.shows(layout(focus: "b", b: 300)))
    }
  }

  @Test func `F2 goes on to the scenes and comes back to the layout`() throws {
    try XServer.run { server in
      let stage = try Stage(server, layout: layout())
      #expect(try stage.shows(layout()))
      try stage.press("F2")
      #expect(wait { stage.reader.window(titled: "Photos — Halo") != nil })
      try stage.write(layout(b: 300))
      try stage.press("shift+F2")
      #expect(wait { stage.reader.window(titled: "screen.yaml — Halo") != nil })
      #expect(try stage.shows(layout(b: 300)))
    }
  }
}
