import CX11
import CairoRenderer
import FocusTestSupport
import Foundation
import SceneGraph
import Testing
import XServerTestSupport

@testable import XlibHost

/// What the pointer looks like on the server's screen.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled, "Xvfb and xdotool are not installed"))
struct PointerShapeTests {
  private func drive(_ host: WindowHost, until condition: () -> Bool) -> Bool {
    let deadline = MonotonicClock.now() + 10
    while !condition() {
      guard MonotonicClock.now() < deadline else { return false }
      host.turn(timeout: 0.01)
    }
    return true
  }

  @Test func `a beam over text, nothing while keys are used, and what it was with motion`() throws {
    try XServer.run { server in
      let observer = try Observer(server)
      func move(_ x: Int, _ y: Int) throws {
        try server.run(.xdotool, "mousemove", String(x), String(y))
      }
      // What they look like here: the desktop's own, and the beam of its cursors.
      _ = observer.window(withPointer: XC_xterm)
      try move(800, 600)
      let arrow = try #require(observer.pointerPicture)
      try move(920, 720)
      let beam = try #require(observer.pointerPicture)
      try #require(!arrow.isEmpty && !beam.isEmpty && arrow != beam)

      let renderer = Renderer(text: TestFonts.textEngine())
      let window = SceneGraph.Window(
        size: CGSize(width: 700, height: 500), model: .pad, appearance: .light,
        textMeasurer: renderer.text)
      let controller = ViewController()
      window.rootViewController = controller
      let field = TextField()
      field.frame = CGRect(x: 40, y: 60, width: 400, height: 50)
      controller.view.addSubview(field)
      let options = HostOptions(
        displayName: server.displayName, size: window.bounds.size, sessionBusAddress: nil)
      let host = try WindowHost(content: window, renderer: renderer, options: options)
      try #require(drive(host) { host.visibility.isAny })
      observer.focus(host.window.id)
      try #require(drive(host) { host.isActive })

      @MainActor func shows(_ picture: Observer.PointerPicture) -> Bool {
        drive(host) { observer.pointerPicture == picture }
      }
      try move(300, 300)
      #expect(shows(arrow))
      try move(200, 85)
      #expect(shows(beam))
      for place in [210, 220] {
        try server.run(.xdotool, "key", "a")
        #expect(drive(host) { observer.pointerPicture?.isEmpty == true })
        try move(place, 85)
        #expect(shows(beam))
      }
      try server.run(.xdotool, "key", "a")
      #expect(drive(host) { observer.pointerPicture?.isEmpty == true })
      try move(300, 300)
      #expect(shows(arrow))
      try move(200, 85)
      #expect(shows(beam))
      // The field goes away from under it.
      field.isHidden = true
      #expect(shows(arrow))
    }
  }
}
