import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloXServerTestSupport
import Testing

/// `halo attach`, with programs in real windows.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled,
    "needs Xvfb and xdotool, which Scripts/test installs"))
struct AttachCommandTests {
  private func attach(_ program: String, on server: XServer) throws -> HaloProgram.Result {
    try HaloProgram.run(["attach", program], environment: ["DISPLAY": server.displayName])
  }

  @Test func `the panel opens in the window of a demo that is running`() throws {
    try XServer.run { server in
      let scratch = try Scratch()
      let reader = try WindowReader(server)
      let (demo, window) = try server.startDemo(in: scratch, seenBy: reader)
      let before = try #require(reader.picture(of: window))
      let result = try attach(String(demo.processIdentifier), on: server)
      #expect(result.status == 0 && result.errors.isEmpty && result.bytes.isEmpty)
      #expect(
        wait { reader.picture(of: window).map { !PictureDifference($0, before).isNone } == true })
      // The number of the window stands for the program, too.
      #expect(try attach("0x" + String(window, radix: 16), on: server).status == 0)
    }
  }

  @Test func `a process without such a window is refused, with the programs that have one`() throws
  {
    try XServer.run { server in
      #expect(
        try attach("1", on: server).errors
          == "halo: 1 has no window that shows instruments; no program has one\n")
      let reader = try WindowReader(server)
      let scratch = try Scratch()
      let (demo, _) = try server.startDemo(in: scratch, seenBy: reader)
      let result = try attach("1", on: server)
      #expect(result.status == 1)
      #expect(
        result.errors == "halo: 1 has no window that shows instruments; these programs have one: "
          + "\(demo.processIdentifier) (Photos — Halo)\n")
    }
  }

  @Test(arguments: ["photos", "0", "-3", "0xyz"])
  func `a word that names no program is refused`(word: String) throws {
    let result = try HaloProgram.run(["attach", "--", word])
    #expect(result.status == 64)
  }

  @Test func `a missing display is reported in one line`() throws {
    let result = try HaloProgram.run(["attach", "1"])
    #expect(result.status == 1)
    #expect(result.errors == "halo: there is no display: DISPLAY is not set\n")
  }
}
