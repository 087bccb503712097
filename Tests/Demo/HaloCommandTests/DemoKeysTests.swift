import Foundation
import HaloGoldenTesting
import HaloImageFiles
import HaloXServerTestSupport
import Testing

/// The demo's own keys in a real window, and the settings that it keeps.
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled,
    "needs Xvfb and xdotool, which Scripts/test installs"))
struct DemoKeysTests {
  /// Opens the demo and gives it the keyboard.
  private func open(_ server: XServer, _ arguments: String..., folder: String? = nil) throws
    -> Process
  {
    let reader = try WindowReader(server)
    let demo = try server.keep(
      program: HaloProgram.path, ["demo", "--size", "960x600"] + arguments, folder: folder)
    var window: UInt?
    #expect(
      wait {
        window = reader.window(titled: "Photos — Halo")
        return window != nil
      })
    // The picture of the window cannot be taken before it is drawn.
    #expect(
      wait {
        window.flatMap { reader.picture(of: $0) }?.pixel(x: 900, y: 20) == 0xFFF5_F5F7
      })
    try server.run(.xdotool, "windowfocus", "--sync", String(try #require(window)))
    return demo
  }

  @Test func `modifiers that an option chooses are used and kept`() throws {
    try XServer.run { server in
      var demo = try open(server, "--modifiers", "mac")
      let file = server.settingsFolder + "/halo/settings.yaml"
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "modifiers: mac\n")
      try server.run(.xdotool, "key", "super+q")
      #expect(wait { !demo.isRunning })

      demo = try open(server)
      try server.run(.xdotool, "key", "ctrl+q", "super+q")
      #expect(wait { !demo.isRunning })
      #expect(demo.terminationStatus == 0)

      demo = try open(server, "--modifiers", "pc")
      try server.run(.xdotool, "key", "ctrl+q")
      #expect(wait { !demo.isRunning })
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "modifiers: pc\n")
    }
  }

  @Test func `F12 saves and copies a picture of the window, and Escape quits the demo`() throws {
    try XServer.run { server in
      let scratch = try Scratch()
      let demo = try open(server, folder: scratch.path)
      try server.run(.xdotool, "key", "Tab", "F12")
      var sitting: SittingFolder?
      #expect(
        wait {
          sitting = SittingFolder(in: scratch)
          return sitting?.names == ["index.html", "photos.png"]
        })
      let peer = try SelectionPeer(server)
      #expect(wait { peer.owner(of: "CLIPBOARD") != 0 })
      peer.request("image/png")
      #expect(
        wait {
          peer.work()
          return peer.answer != nil
        })
      let saved = try #require(try sitting?.bytes(of: "photos.png"))
      // The texts in the file are not copied with the picture.
      #expect(
        peer.answer == .value(.init(type: "image/png", bytes: PNGText.removingAll(from: saved))))
      try server.run(.xdotool, "key", "Escape")
      #expect(wait { !demo.isRunning })
      #expect(demo.terminationStatus == 0)
      // The scratch folder is deleted after its last use.
      #expect(SittingFolder(in: scratch) != nil)
    }
  }
}
