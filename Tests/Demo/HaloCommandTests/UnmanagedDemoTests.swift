import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import HaloXServerTestSupport
import Testing

@testable import HaloCommand
@testable import HaloXlibHost

/// The demo on a server without a window manager.
@MainActor
@Suite(.serialized, .enabled(if: Tool.xvfb.isInstalled, "needs Xvfb, which Scripts/test installs"))
struct UnmanagedDemoTests {
  @Test(arguments: ["F11", "ctrl+m"])
  func `a key that only a window manager can serve shows a message without one`(key: String) throws
  {
    try XServer.run { server in
      let renderer = Renderer(text: TestFonts.textEngine())
      let session = DemoSession(
        scene: try DemoScene.named("grid"), layout: nil, size: CGSize(width: 700, height: 500),
        looks: ScreenLooks(), modifiers: .pc, renderer: renderer)
      let host = try WindowHost(
        content: session.window, renderer: renderer,
        options: HostOptions(
          displayName: server.displayName, size: session.window.bounds.size,
          sessionBusAddress: nil))
      session.attach(to: host)
      let window = session.window
      let now = MonotonicClock.now()
      window.send(try Key(name: key), phase: .down, at: now)
      window.send(try Key(name: key), phase: .up, at: now)
      let texts = window.frame(at: now + 0.5).items.compactMap { item in
        if case .text(let text, _, _) = item.content { text } else { nil }
      }
      let expected = "needs a window manager that supports it, and there is none"
      #expect(texts.contains { $0.hasSuffix(expected) }, "\(texts)")
    }
  }
}
