import CHaloX11
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// The shape of the pointer on the server's screen.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled,
    "needs Xvfb and xdotool, which Scripts/test installs"))
struct PointerShapeTests {
  @Test func `the pointer is a beam over text, hidden by keys, and shown again by motion`() throws {
    try XServer.run { server in
      let observer = try Observer(server)
      func move(_ x: Int, _ y: Int) throws {
        try server.run(.xdotool, "mousemove", String(x), String(y))
      }
      // The desktop's own pointer, and the beam of its cursors.
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
      // The field disappears beneath the pointer.
      fieldWindow.field.isHidden = true
      #expect(shows(arrow))
    }
  }
}
