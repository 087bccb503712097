import Foundation
import HaloCairoRenderer
import HaloXServerTestSupport
import Testing

/// The demo asks for the desktop's settings without waiting, whatever the message bus does.
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled,
    "needs Xvfb and xdotool, which Scripts/test installs"))
struct FrozenBusTests {
  @Test(arguments: [true, false])
  func `a message bus that accepts nobody or never answers does not delay the demo`(isFull: Bool)
    throws
  {
    let bus = try FrozenBus(isFull: isFull)
    try XServer.run { server in
      let reader = try WindowReader(server)
      let demo = try server.keep(
        program: HaloProgram.path, ["demo", "--size", "960x600"],
        environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
      var window: UInt?
      #expect(
        wait {
          window = reader.window(titled: "Photos — Halo")
          return window.flatMap { reader.picture(of: $0) }?.pixel(x: 900, y: 20) == 0xFFF5_F5F7
        })
      // The demo has asked; a full bus cannot receive it.
      if !isFull { #expect(wait { bus.heard().contains("AUTH EXTERNAL") }) }
      try server.run(.xdotool, "windowfocus", "--sync", String(try #require(window)))
      try server.run(.xdotool, "key", "q")
      #expect(wait { !demo.isRunning })
      #expect(demo.terminationStatus == 0)
    }
  }
}
