import Foundation
import HaloCairoRenderer
import HaloControls
import HaloDemoScenes
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import HaloXServerTestSupport
import Testing

@testable import HaloCommand

/// Texts of many megabytes that are pasted into the demo.
@Suite(.serialized)
struct LongPasteTests {
  @MainActor
  @Test func `a paste that is too long is refused with a visible message`() throws {
    let window = Window(
      showing: try DemoScene.named("sign-in"), looks: ScreenLooks(), modifiers: nil,
      textMeasurer: TestFonts.textEngine())
    let player = ScenePlayer(window: window)
    player.rest()
    window.pasteboard.setString(String(repeating: "a", count: 5 << 20), for: .general)
    for key in try Key.sequence("Tab ctrl+v") { player.press(key) }
    player.advance(by: 0.5)
    #expect((window.firstResponder as? TextField)?.text == "")
    let texts = player.frame().items.compactMap { item in
      if case .text(let text, _, _) = item.content { text } else { nil }
    }
    #expect(texts.contains("Not pasted: the field takes no more than 4 MiB of text"))
  }

  /// Ends the demo while the owner of the clipboard is sending, and after it has sent everything.
  @Test(
    .enabled(
      if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled,
      "needs Xvfb and xdotool, which Scripts/test installs"),
    arguments: [
      (20_000_000, 1 << 16, 10), (20_000_000, 1 << 16, 64), (4_000_000, 1 << 16, 61),
      (4_000_000, nil, 1), (12_000_000, nil, 1),
    ] as [(Int, Int?, Int)])
  func `SIGTERM ends the demo even while it pastes`(
    letters: Int, pieceSize: Int?, pieces: Int
  ) throws {
    try XServer.run { server in
      let reader = try WindowReader(server)
      let demo = try server.keep(program: HaloProgram.path, ["demo", "--scene", "sign-in"])
      var window: UInt?
      #expect(
        wait {
          window = reader.window(titled: "Sign in — Halo")
          return window != nil
        })
      let peer = try SelectionPeer(server)
      peer.forms = ["UTF8_STRING": [UInt8](repeating: 0x61, count: letters)]
      peer.pieceSize = pieceSize
      peer.own("CLIPBOARD")
      try server.run(.xdotool, "windowfocus", "--sync", String(try #require(window)))
      try server.run(.xdotool, "key", "--clearmodifiers", "Tab", "ctrl+v")
      #expect(
        wait {
          peer.work()
          return peer.sentPieces >= pieces
        })
      kill(demo.processIdentifier, SIGTERM)
      try #require(wait { !demo.isRunning })
      #expect(demo.terminationStatus == 0)
    }
  }
}
