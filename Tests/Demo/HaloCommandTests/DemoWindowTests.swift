import Foundation
import HaloCairoRenderer
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloSceneGraph
import HaloXServerTestSupport
import Testing

/// The whole path from a key of a real keyboard through a real server to pixels on its screen.
@Suite(
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled,
    "needs Xvfb and xdotool, which Scripts/test installs"))
struct DemoWindowTests {
  private static let size = "960x600"

  private func walk(
    _ scene: String, titled title: String, keys: [String],
    _ body: (_ last: TraceStep, _ window: () -> PixelSurface?) throws -> Void
  ) throws {
    let trace = try HaloProgram.run([
      "trace", "--scene", scene, "--size", Self.size, "--keys", keys.joined(separator: " "),
      "--json",
    ])
    let last = try #require(try TraceStep.all(in: trace.output).last)
    try XServer.run { server in
      let reader = try WindowReader(server)
      let demo = try server.keep(
        program: HaloProgram.path, ["demo", "--scene", scene, "--size", Self.size])
      var window: UInt?
      #expect(
        wait {
          window = reader.window(titled: title)
          return window != nil
        })
      let id = try #require(window)
      try server.run(.xdotool, "windowfocus", "--sync", String(id))
      for key in keys { try server.run(.xdotool, "key", "--clearmodifiers", key) }
      try body(last) { reader.picture(of: id) }

      // The screen shows exactly what the same keys draw without a server.
      let scratch = try Scratch()
      let path = "\(scratch.path)/expected.png"
      _ = try HaloProgram.run([
        "shot", "--scene", scene, "--size", Self.size, "--keys", keys.joined(separator: " "),
        "-o", path,
      ])
      let expected = try PixelSurface.readPNG(from: path)
      var difference: PictureDifference?
      let isSame = wait {
        difference = reader.picture(of: id).map { PictureDifference($0, expected) }
        return difference?.isNone == true
      }
      #expect(isSame, "\(difference.map(String.init(describing:)) ?? "no picture")")

      try server.run(.xdotool, "key", "q")
      #expect(wait { !demo.isRunning })
      #expect(demo.terminationStatus == 0)
    }
  }

  @Test("the button that the trace names is the only white one on the screen")
  func lifted() throws {
    try walk("focus-guide", titled: "Guides — Halo", keys: ["Right", "Right", "Down"]) {
      last, window in
      #expect(last.to == "button-4")
      let buttons = try #require(last.explanation).candidates.filter { $0.kind == .item }
      #expect(buttons.count == 6)
      // A place just inside the left edge, beside the title.
      func isWhite(_ label: String) -> Bool {
        guard let button = buttons.first(where: { $0.label == label }) else { return false }
        let rect = button.frame.rect
        return window()?.pixel(x: Int(rect.minX) + 10, y: Int(rect.midY)) == 0xFFFF_FFFF
      }
      #expect(wait { isWhite("button-4") })
      #expect(wait { buttons.allSatisfy { isWhite($0.label) == ($0.label == last.to) } })
    }
  }

  @Test("the demo follows the looks of the desktop, unless an option says otherwise")
  func desktop() throws {
    func theme(_ name: String) -> [UInt8] {
      SettingsBlock.bytes([.init("Net/ThemeName", .string(name))])
    }
    try XServer.run { server in
      let reader = try WindowReader(server)
      let manager = try SettingsOwner(server, theme("Adwaita-dark"))
      func corner() -> UInt32? {
        reader.window(titled: "Photos — Halo").flatMap { reader.picture(of: $0) }?
          .pixel(x: 900, y: 20)
      }
      let demo = try server.keep(program: HaloProgram.path, ["demo", "--size", Self.size])
      #expect(wait { corner() == 0xFF1C_1C1E })
      manager.set(theme("HighContrast"))
      #expect(wait { corner() == 0xFFFF_FFFF })
      manager.leave()
      #expect(wait { corner() == 0xFFF5_F5F7 })
      demo.terminate()
      kill(demo.processIdentifier, SIGKILL)
      demo.waitUntilExit()

      let other = try SettingsOwner(server, theme("HighContrastInverse"))
      _ = try server.keep(
        program: HaloProgram.path,
        ["demo", "--size", Self.size, "--appearance", "light", "--contrast", "normal"])
      #expect(wait { corner() == 0xFFF5_F5F7 })
      other.leave()
    }
  }

  @Test("the picture that the trace names has the ring on the screen")
  func ringed() throws {
    try walk("photos", titled: "Photos — Halo", keys: ["Tab", "Tab", "Right", "shift+Tab", "Tab"]) {
      last, window in
      let candidate = try #require(
        last.explanation?.candidates.first { $0.label == last.to })
      let rect = candidate.frame.rect
      // The middle of the ring is outside the edge by 2 points of gap and half of 3 points of ring.
      #expect(
        wait { window()?.pixel(x: Int(rect.minX - 3.5), y: Int(rect.midY)) == 0xFF00_72ED })
      #expect(window()?.pixel(x: Int(rect.minX - 1), y: Int(rect.midY)) == 0xFFF5_F5F7)
    }
  }

  @Test("an item lights up while a real pointer rests on it, and the focus stays")
  @MainActor func hovering() throws {
    // The positions do not depend on the font.
    let scene = try SceneHarness(
      "hover", size: CGSize(width: 960, height: 600), showsArtwork: true)
    try scene.press("Tab Tab Right")
    let cell = try #require(scene.focusedView)
    let frame = cell.convert(cell.bounds, to: scene.window)
    let (x, y) = (Int(frame.midX) + 8, Int(frame.minY) + 30)
    let dark = try #require(
      Renderer(text: TestFonts.textEngine()).picture(of: scene.window.frame(at: scene.player.time))
        .pixel(x: x, y: y))
    try XServer.run { server in
      let reader = try WindowReader(server)
      let demo = try server.keep(
        program: HaloProgram.path, ["demo", "--scene", "hover", "--size", Self.size])
      var window: UInt?
      #expect(
        wait {
          window = reader.window(titled: "Hover — Halo")
          return window != nil
        })
      let id = try #require(window)
      func pixel() -> UInt32? { reader.picture(of: id)?.pixel(x: x, y: y) }
      func light(_ pixel: UInt32) -> UInt32 {
        (pixel >> 16 & 0xFF) + (pixel >> 8 & 0xFF) + (pixel & 0xFF)
      }
      try server.run(.xdotool, "mousemove", "5", "5")
      try server.run(.xdotool, "windowfocus", "--sync", String(id))
      for key in ["Tab", "Tab", "Right"] { try server.run(.xdotool, "key", key) }
      /// Whether the focused picture has its ring, at its left side.
      func isRinged() -> Bool {
        let ring = reader.picture(of: id)?
          .pixel(x: Int(frame.minX - 2.5), y: Int(frame.midY) - 10)
        return ring.map { $0 & 0xFF_FFFF == 0xFF_FFFF } ?? false
      }
      #expect(wait(until: isRinged))
      // The picture is no longer a preview.
      #expect(wait { pixel() == dark })
      try server.run(.xdotool, "mousemove", String(x), String(y))
      #expect(wait { pixel().map { light($0) > light(dark) + 60 } ?? false })
      #expect(isRinged())
      try server.run(.xdotool, "mousemove", "1000", "700")
      #expect(wait { pixel() == dark })
      try server.run(.xdotool, "key", "q")
      #expect(wait { !demo.isRunning })
    }
  }
}
