import CHaloX11
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// What the pointer looks like on the server's screen.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled, "Xvfb and xdotool are not installed"))
struct PointerShapeTests {
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

      let fieldWindow = try FieldWindow(server, observer)
      @MainActor func shows(_ picture: Observer.PointerPicture) -> Bool {
        fieldWindow.host.drive { observer.pointerPicture == picture }
      }
      try move(300, 300)
      #expect(shows(arrow))
      try move(200, 85)
      #expect(shows(beam))
      for place in [210, 220] {
        try server.run(.xdotool, "key", "a")
        #expect(fieldWindow.host.drive { observer.pointerPicture?.isEmpty == true })
        try move(place, 85)
        #expect(shows(beam))
      }
      try server.run(.xdotool, "key", "a")
      #expect(fieldWindow.host.drive { observer.pointerPicture?.isEmpty == true })
      try move(300, 300)
      #expect(shows(arrow))
      try move(200, 85)
      #expect(shows(beam))
      // The field goes away from under it.
      fieldWindow.field.isHidden = true
      #expect(shows(arrow))
    }
  }
}
