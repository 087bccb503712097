import CX11
import Foundation
import SceneGraph
import Testing
import XServerTestSupport

@testable import XlibHost

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

  @Test func `the content hears where the pointer is, and that it leaves`() throws {
    try Stage.run { stage in
      // Without a window manager the window stands in the screen's corner.
      try move(stage, 30, 40)
      #expect(stage.drive { stage.content.pointer.last == CGPoint(x: 30, y: 40) })
      try move(stage, 300, 200)
      #expect(stage.drive { stage.content.pointer.last == CGPoint(x: 300, y: 200) })
      try move(stage, 900, 700)
      #expect(stage.drive { stage.content.pointer.last == .some(nil) })
      stage.content.clearEvents()
      try move(stage, 950, 700)
      stage.drive(for: 0.05)
      #expect(stage.content.pointer.isEmpty)
    }
  }

  @Test func `places are points, whatever the scale`() throws {
    var options = HostOptions()
    options.scale = 1.25
    try Stage.run(options: options) { stage in
      try move(stage, 100, 50)
      #expect(stage.drive { stage.content.pointer.last == CGPoint(x: 80, y: 40) })
    }
  }

  @Test func `of many places only the last is told, and none makes a frame by itself`() throws {
    try Stage.run { stage in
      try move(stage, 10, 10)
      #expect(stage.drive { stage.content.pointer.last == CGPoint(x: 10, y: 10) })
      stage.content.clearEvents()
      let frames = stage.content.frameTimes.count
      // Nothing is read meanwhile, so all of them wait.
      for x in 0..<20 { try move(stage, 100 + x, 100) }
      #expect(stage.drive { stage.content.pointer.last == CGPoint(x: 119, y: 100) })
      #expect(stage.content.pointer == [CGPoint(x: 119, y: 100)])
      stage.drive(for: 0.05)
      #expect(stage.content.frameTimes.count == frames)
    }
  }

  @Test func `a window that goes has no pointer over it`() throws {
    try Stage.run { stage in
      try move(stage, 30, 40)
      #expect(stage.drive { stage.content.pointer.last == CGPoint(x: 30, y: 40) })
      stage.observer.setMapped(stage.window, false)
      #expect(stage.drive { stage.content.pointer.last == .some(nil) })
    }
  }
}
