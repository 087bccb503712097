import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloSceneGraph
import HaloXServerTestSupport
import Testing

/// The demo in the keyboard layouts of several countries, in which the same physical keys do the
/// same.
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled && Tool.setxkbmap.isInstalled,
    "needs Xvfb, xdotool and setxkbmap, which Scripts/test installs"))
struct DemoLayoutTests {
  struct Layout: CustomTestStringConvertible, Sendable {
    var name: String
    /// The characters of the physical keys F and R of a US keyboard.
    var typed = "f r"
    /// The code of the key Q.
    var q = 24
    var testDescription: String { name }
  }

  nonisolated static let layouts = [
    Layout(name: "us"), Layout(name: "de"), Layout(name: "fr", q: 38),
    Layout(name: "ru", typed: "а к"), Layout(name: "us(intl)"),
  ]

  /// The codes and names of keys, without those that are typed.
  private static let moves: [(code: String, name: String)] = [
    ("23", "Tab"), ("116", "Down"), ("116", "Down"), ("111", "Up"), ("23", "Tab"), ("23", "Tab"),
    ("116", "Down"), ("50+23", "shift+Tab"),
  ]

  @Test(arguments: layouts)
  func `arrows, Tab, typing and quitting work alike in every keyboard layout`(layout: Layout) throws
  {
    let size = ["--scene", "reminders", "--size", "960x600"]
    let scratch = try Scratch()
    let path = "\(scratch.path)/expected.png"
    let names = Self.moves.map(\.name).joined(separator: " ") + " " + layout.typed
    let shot = try HaloProgram.run(["shot"] + size + ["--keys", names, "-o", path])
    try #require(shot.status == 0, "\(shot.errors)")
    let expected = try PixelSurface.readPNG(from: path)
    try XServer.run { server in
      try server.run(.setxkbmap, layout.name)
      let reader = try WindowReader(server)
      let demo = try server.keep(program: HaloProgram.path, ["demo"] + size)
      var window: UInt?
      #expect(
        wait {
          window = reader.window(titled: "Reminders — Halo")
          return window != nil
        })
      let id = try #require(window)
      try server.run(.xdotool, "windowfocus", "--sync", String(id))
      for move in Self.moves { try server.run(.xdotool, "key", "--clearmodifiers", move.code) }
      for code in ["41", "27"] { try server.run(.xdotool, "key", "--clearmodifiers", code) }
      var difference: PictureDifference?
      let isSame = wait {
        difference = reader.picture(of: id).map { PictureDifference($0, expected) }
        return difference?.isNone == true
      }
      #expect(isSame, "\(difference.map { "\($0)" } ?? "no picture")")
      try server.run(.xdotool, "key", "--clearmodifiers", "37+\(layout.q)")
      #expect(wait { !demo.isRunning })
      #expect(demo.terminationStatus == 0)
    }
  }
}
