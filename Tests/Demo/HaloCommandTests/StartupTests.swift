import Foundation
import HaloCairoRenderer
import HaloXServerTestSupport
import Testing

@testable import HaloCommand

/// The startup notification, the icon and the name of the demo, as other programs see them.
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled,
    "needs Xvfb and xdotool, which Scripts/test installs"))
struct StartupTests {
  /// Starts the demo and waits for its window.
  private func start(
    environment: [String: String] = [:],
    _ body: (XServer, WindowReader, UInt, StartupListener) throws -> Void
  ) throws {
    try XServer.run { server in
      let reader = try WindowReader(server)
      let listener = try StartupListener(server)
      defer { listener.leave() }
      _ = try server.keep(
        program: HaloProgram.path, ["demo", "--size", "960x600"], environment: environment)
      var window: UInt?
      #expect(
        wait {
          window = reader.window(titled: "Photos — Halo")
          return window != nil
        })
      try body(server, reader, try #require(window), listener)
    }
  }

  @Test func `startup notification ends when the window is there`() throws {
    let id = "panel/halo/42-1-host_TIME12345"
    try start(environment: ["DESKTOP_STARTUP_ID": id]) { _, reader, window, listener in
      #expect(reader.text(of: "_NET_STARTUP_ID", on: window) == id)
      #expect(reader.values(of: "_NET_WM_USER_TIME", on: window) == [12345])
      #expect(wait { listener.messages() == ["remove: ID=\"\(id)\""] })
    }
  }

  @Test func `a start without a startup id sends no startup message`() throws {
    try start { _, reader, window, listener in
      #expect(reader.hasCaughtUp(window))
      #expect(reader.text(of: "_NET_STARTUP_ID", on: window) == nil)
      #expect(reader.values(of: "_NET_WM_USER_TIME", on: window).isEmpty)
      #expect(listener.messages().isEmpty)
    }
  }

  @Test func `the window has an icon in every size, and input updates its user time`() throws {
    try start { server, reader, window, _ in
      var icon: [UInt] = []
      #expect(
        wait {
          icon = reader.values(of: "_NET_WM_ICON", on: window)
          return !icon.isEmpty
        })
      var sizes: [Int] = []
      var rest = icon[...]
      while rest.count > 2, let width = rest.first, let height = rest.dropFirst().first {
        #expect(width == height)
        sizes.append(Int(width))
        let pixels = rest.dropFirst(2).prefix(Int(width * height))
        #expect(pixels.count == Int(width * height))
        // The corners are transparent, and the middle is opaque.
        #expect(pixels.first == 0)
        #expect(pixels[pixels.startIndex + Int(height / 2 * width + width / 2)] >> 24 == 0xFF)
        rest = rest.dropFirst(2 + Int(width * height))
      }
      #expect(rest.isEmpty)
      #expect(sizes == AppIcon.sizes)

      try server.run(.xdotool, "windowfocus", "--sync", String(window))
      func userTime() -> UInt? { reader.values(of: "_NET_WM_USER_TIME", on: window).first }
      try server.run(.xdotool, "key", "Tab")
      #expect(wait { userTime() != nil })
      let first = try #require(userTime())
      try server.run(.xdotool, "key", "Tab")
      #expect(wait { userTime().map { $0 > first } == true })
      let second = try #require(userTime())
      try server.run(.xdotool, "mousemove", "900", "20", "click", "1")
      #expect(wait { userTime().map { $0 > second } == true })
    }
  }

  @Test(arguments: [(nil, "halo"), ("photos", "photos"), ("", "halo")] as [(String?, String)])
  func `the window is named by RESOURCE_NAME, or else by the program`(
    name: String?, instance: String
  ) throws {
    try start(environment: name.map { ["RESOURCE_NAME": $0] } ?? [:]) { _, reader, window, _ in
      #expect(reader.classHint(of: window) == [instance, "Halo"])
    }
  }
}
