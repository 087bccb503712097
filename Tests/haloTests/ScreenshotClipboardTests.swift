import CairoRenderer
import Foundation
import Testing
import XServerTestSupport

/// The picture that F12 puts on the clipboard, as other programs get it.
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled,
    "needs Xvfb and xdotool, which Scripts/test installs"))
struct ScreenshotClipboardTests {
  @Test func `what F12 copies is the file it saved, and a clipboard manager keeps it`() throws {
    try XServer.run { server in
      let scratch = try Scratch()
      let reader = try WindowReader(server)
      let peer = try SelectionPeer(server)
      peer.own("CLIPBOARD_MANAGER")
      let demo = try server.keep(
        program: HaloProgram.path, ["demo", "--size", "960x600"], folder: scratch.path)
      var window: UInt?
      #expect(
        wait {
          window = reader.window(titled: "Photos — Halo")
          return window.flatMap { reader.picture(of: $0) }?.pixel(x: 900, y: 20) == 0xFFF5_F5F7
        })
      try server.run(.xdotool, "windowfocus", "--sync", String(try #require(window)))
      try server.run(.xdotool, "key", "F12")
      #expect(wait { peer.owner(of: "CLIPBOARD") != 0 })
      let folder = scratch.path + "/halo-screenshots"
      let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
      let saved = [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
      let picture = SelectionPeer.Value(type: "image/png", bytes: saved)

      peer.request("image/png")
      #expect(
        wait {
          peer.work()
          return peer.answer == .value(picture)
        })
      try server.run(.xdotool, "key", "q")
      #expect(
        wait {
          peer.work()
          return !demo.isRunning
        })
      #expect(demo.terminationStatus == 0)
      #expect(peer.kept == ["image/png": picture])
    }
  }
}
