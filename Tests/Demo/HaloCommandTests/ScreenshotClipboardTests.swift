import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloImageFiles
import HaloXServerTestSupport
import Testing

/// The picture that F12 puts on the clipboard, as other programs receive it.
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled,
    "needs Xvfb and xdotool, which Scripts/test installs"))
struct ScreenshotClipboardTests {
  /// Starts the demo, presses F12 once it is drawn, and waits until something is on the clipboard.
  @discardableResult
  private func takeScreenshot(
    _ server: XServer, _ peer: SelectionPeer, in scratch: Scratch
  ) throws -> Process {
    let demo = try server.startDemo(in: scratch, seenBy: WindowReader(server)).program
    try server.run(.xdotool, "key", "F12")
    #expect(wait { peer.owner(of: "CLIPBOARD") != 0 })
    return demo
  }

  @Test func `a screenshot that cannot be saved is on the clipboard nevertheless`() throws {
    try XServer.run { server in
      let scratch = try Scratch()
      // A file in the place of the folder.
      try Data().write(to: URL(filePath: scratch.path + "/halo-screenshots"))
      let peer = try SelectionPeer(server)
      try takeScreenshot(server, peer, in: scratch)
      peer.request("image/png")
      #expect(
        wait {
          peer.work()
          return peer.answer != nil
        })
      guard case .value(let picture) = peer.answer else {
        Issue.record("\(String(describing: peer.answer))")
        return
      }
      #expect(picture.type == "image/png")
      try Data(picture.bytes).write(to: URL(filePath: scratch.path + "/copied.png"))
      let copied = try PixelSurface.readPNG(from: scratch.path + "/copied.png")
      #expect(copied.bounds == PixelRect(x: 0, y: 0, width: 960, height: 600))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted()
          == ["copied.png", "halo-screenshots"])
    }
  }

  @Test
  func `the copied screenshot is the saved one without texts, and a clipboard manager keeps it`()
    throws
  {
    try XServer.run { server in
      let scratch = try Scratch()
      let peer = try SelectionPeer(server)
      peer.own("CLIPBOARD_MANAGER")
      let demo = try takeScreenshot(server, peer, in: scratch)
      // The picture is copied first, and then saved.
      var sitting: SittingFolder?
      #expect(
        wait {
          sitting = SittingFolder(in: scratch)
          return sitting?.names.contains("index.html") == true
        })
      let saved = try #require(try sitting?.bytes(of: "photos.png"))
      #expect(PNGText.entries(in: saved).contains { $0 == ("Title", "Photos") })
      let picture = SelectionPeer.Value(
        type: "image/png", bytes: PNGText.removingAll(from: saved))

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
