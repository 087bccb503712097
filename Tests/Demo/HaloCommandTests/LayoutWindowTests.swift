import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloXServerTestSupport
import Testing

/// A layout in a real window, which follows its file and stays open after a mistake in the file.
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled,
    "needs Xvfb and xdotool, which Scripts/test installs"))
struct LayoutWindowTests {
  /// A demo that shows `screen.yaml` in its own folder.
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

    /// Writes into the file itself, or replaces it by a new one as editors do.
    func write(_ layout: String, replacing: Bool = false) throws {
      let file = scratch.path + "/screen.yaml"
      guard replacing else {
        return try layout.write(toFile: file, atomically: false, encoding: .utf8)
      }
      try layout.write(toFile: file + ".new", atomically: false, encoding: .utf8)
      try #require(rename(file + ".new", file) == 0)
    }

    /// Whether the window comes to show `layout` after these keys.
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

    /// Whether the red bar of an error comes to be shown or hidden.
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

  @Test func `a layout is shown again when its file changes, and the focus stays`() throws {
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
      // The old screen still works beneath the error.
      try stage.press("Left")
      try stage.write(layout(b: 300), replacing: true)
      #expect(stage.showsError(false))
      #expect(try stage.shows(layout(b: 300)))
      try stage.press("q")
      #expect(wait { !stage.demo.isRunning })
      #expect(stage.demo.terminationStatus == 0)
    }
  }

  @Test func `a layout file that is deleted or replaced is reported over the old screen`() throws {
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

  @Test func `F3 goes through the focus models and keeps the focused item`() throws {
    try XServer.run { server in
      let stage = try Stage(server, layout: layout())
      try stage.press("Right")
      #expect(try stage.shows(layout(), keys: "Right"))
      try stage.press("F3")
      // The name of the model has faded.
      #expect(try stage.shows(layout("android", focus: "b")))
      // The model stays when the file changes.
      try stage.write(layout(b: 300))
      #expect(try stage.shows(layout("android", focus: "b", b: 300)))
      try stage.press("shift+F3")
      #expect(try stage.shows(layout(focus: "b", b: 300)))
    }
  }

  @Test func `F2 goes from the layout to the scenes and comes back`() throws {
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
