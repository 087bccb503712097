import CHaloX11
import Foundation
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// A real pointer over a real window.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled, "Xvfb and xdotool are not installed"))
struct PointerTests {
  private func move(_ stage: Stage, _ x: Int, _ y: Int) throws {
    try stage.server.run(.xdotool, "mousemove", String(x), String(y))
  }

  @Test func `the content is told where the pointer is and when it leaves`() throws {
    try Stage.run { stage in
      // Without a window manager, the window is in the screen's corner.
      try move(stage, 30, 40)
      #expect(stage.drive { stage.content.pointer.last == CGPoint(x: 30, y: 40) })
      try move(stage, 300, 200)
      #expect(stage.drive { stage.content.pointer.last == CGPoint(x: 300, y: 200) })
      try move(stage, 900, 700)
      #expect(stage.drive { stage.content.pointer.last == .some(nil) })
      stage.content.clearEvents()
      try move(stage, 950, 700)
      stage.settle()
      #expect(stage.content.pointer.isEmpty)
    }
  }

  @Test func `pointer positions are in points, whatever the scale`() throws {
    var options = HostOptions()
    options.scale = 1.25
    try Stage.run(options: options) { stage in
      try move(stage, 100, 50)
      #expect(stage.drive { stage.content.pointer.last == CGPoint(x: 80, y: 40) })
    }
  }

  @Test func `only the last of many pointer positions is sent, and none requests a frame`() throws {
    try Stage.run { stage in
      try move(stage, 10, 10)
      #expect(stage.drive { stage.content.pointer.last == CGPoint(x: 10, y: 10) })
      stage.content.clearEvents()
      let frames = stage.content.frameTimes.count
      // Nothing is read in between, so all movements are pending.
      for x in 0..<20 { try move(stage, 100 + x, 100) }
      #expect(stage.drive { stage.content.pointer.last == CGPoint(x: 119, y: 100) })
      #expect(stage.content.pointer == [CGPoint(x: 119, y: 100)])
      stage.drive(for: 0.05)
      #expect(stage.content.frameTimes.count == frames)
    }
  }

  @Test func `clicks and wheel steps are sent with their positions`() throws {
    try Stage.run(options: HostOptions(scale: 2)) { stage in
      try move(stage, 100, 50)
      try stage.server.run(.xdotool, "click", "1")
      #expect(stage.drive { stage.content.clicks == ["press 50.0 25.0", "release 50.0 25.0"] })
      #expect(stage.host.clipboard.time > 0)
      for button in ["5", "4", "7", "6", "2", "3"] {
        try stage.server.run(.xdotool, "click", button)
      }
      try stage.server.run(.xdotool, "keydown", "shift", "click", "5", "keyup", "shift")
      let told = [
        "scroll 0.0 54.0", "scroll 0.0 -54.0", "scroll 54.0 0.0", "scroll -54.0 0.0",
        "paste 50.0 25.0", "menu 50.0 25.0", "scroll 54.0 0.0",
      ]
      #expect(stage.drive { Array(stage.content.clicks.dropFirst(2)) == told })
    }
  }

  @Test func `the right button requests a menu when it goes down, and never again for that press`()
    throws
  {
    try Stage.run { stage in
      try stage.server.run(.xdotool, "mousemove", "30", "40", "mousedown", "3")
      #expect(stage.drive { stage.content.clicks == ["menu 30.0 40.0"] })
      #expect(stage.content.pointer.last == CGPoint(x: 30, y: 40))
      let time = stage.host.clipboard.time
      #expect(time > 0)
      // What the pointer does while the button is down does not belong to the request.
      try stage.server.run(.xdotool, "mousemove", "100", "50", "mouseup", "3")
      #expect(stage.drive { stage.content.pointer.last == CGPoint(x: 100, y: 50) })
      stage.settle()
      #expect(stage.content.clicks == ["menu 30.0 40.0"] && stage.host.clipboard.time == time)
      try stage.server.run(.xdotool, "click", "1", "click", "3")
      let told = ["menu 30.0 40.0", "press 100.0 50.0", "release 100.0 50.0", "menu 100.0 50.0"]
      #expect(stage.drive { stage.content.clicks == told })
      #expect(stage.host.clipboard.time >= time)
    }
  }

  @Test func `the release of a button outside of the window is sent too`() throws {
    try Stage.run { stage in
      try move(stage, 100, 50)
      try stage.server.run(.xdotool, "mousedown", "1", "mousemove", "900", "700", "mouseup", "1")
      #expect(
        stage.drive { stage.content.clicks == ["press 100.0 50.0", "release 900.0 700.0"] })
    }
  }

  @Test func `keys other than modifiers hide the pointer, and its motion shows it`() throws {
    try Stage.run { stage in
      try stage.activate()
      try move(stage, 100, 50)
      try stage.press("Shift_L")
      #expect(stage.drive { stage.content.phases.last == .up })
      #expect(!stage.host.window.pointer.isHidden)
      for place in [110, 120] {
        try stage.press("Right")
        #expect(stage.drive { stage.host.window.pointer.isHidden })
        try move(stage, place, 50)
        #expect(stage.drive { !stage.host.window.pointer.isHidden })
      }
    }
  }

  @Test func `the pointer leaves a window that is unmapped`() throws {
    try Stage.run { stage in
      try move(stage, 30, 40)
      #expect(stage.drive { stage.content.pointer.last == CGPoint(x: 30, y: 40) })
      stage.observer.setMapped(stage.window, false)
      #expect(stage.drive { stage.content.pointer.last == .some(nil) })
    }
  }
}
