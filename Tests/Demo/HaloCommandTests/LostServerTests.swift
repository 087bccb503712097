import CHaloX11
import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloXServerTestSupport
import Testing

/// The end of the demo when its X server goes away.
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled,
    "needs Xvfb and xdotool, which Scripts/test installs"))
struct LostServerTests {
  @Test
  func `a demo whose X server ends says so in one line and saves a requested screenshot`() throws {
    try XServer.run { server in
      let scratch = try Scratch()
      let errors = scratch.path + "/errors"
      _ = FileManager.default.createFile(atPath: errors, contents: nil)
      let reader = try WindowReader(server)
      let (demo, shown) = try server.startDemo(
        in: scratch, seenBy: reader, errors: FileHandle(forWritingAtPath: errors))
      // Before the first key of a keyboard the server announces the keyboard, and the demo asks
      // about it.
      let before = try #require(reader.picture(of: shown))
      try server.run(.xdotool, "key", "Tab")
      #expect(
        wait {
          reader.picture(of: shown).map { !PictureDifference($0, before).isNone } ?? false
        })
      // Waits until the demo is at rest: while it animates, it finds the server gone when it sends
      // a frame, before it reads the key.
      var last = try #require(reader.picture(of: shown))
      var unchanged = 0
      #expect(
        wait {
          guard let next = reader.picture(of: shown) else { return false }
          unchanged = PictureDifference(next, last).isNone ? unchanged + 1 : 0
          last = next
          return unchanged == 40
        })
      // A key arrives while the demo is stopped, and then the server ends, so that it wakes up to
      // both.
      kill(demo.processIdentifier, SIGSTOP)
      try server.run(.xdotool, "keydown", "F12")
      #expect(wait { reader.isKeyDown(XK_F12) })
      reader.close()
      server.kill()
      kill(demo.processIdentifier, SIGCONT)
      #expect(wait { !demo.isRunning })
      #expect(demo.terminationStatus == 1)
      #expect(
        try String(contentsOfFile: errors, encoding: .utf8)
          == "halo: the X server has ended, or has closed the connection\n")
      let sitting = try #require(SittingFolder(in: scratch))
      #expect(sitting.names == ["index.html", "photos.png"])
      let picture = try PixelSurface.readPNG(from: "\(sitting.path)/photos.png")
      #expect((picture.width, picture.height) == (960, 600))
      #expect(picture.pixel(x: 900, y: 20) == 0xFFF5_F5F7)
    }
  }
}
