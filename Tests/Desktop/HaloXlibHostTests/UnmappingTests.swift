import CHaloX11
import Foundation
import HaloHosting
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// Keys that are held when the window is unmapped or minimized.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled, "Xvfb and xdotool are not installed"))
struct UnmappingTests {
  /// Holds Return and an arrow, hides and shows the window, and checks that no key is held.
  private func hold(_ stage: Stage, hide: () -> Void, show: () throws -> Void) throws {
    for key in ["Right", "Return"] {
      try stage.server.run(.xdotool, "keydown", key)
      try #require(stage.drive { stage.content.phases.last == .down })
    }
    hide()
    #expect(stage.drive { stage.host.keyboard.pressed.isEmpty })
    #expect(stage.drive { !stage.host.window.visibility.isAny })
    for key in ["Right", "Return"] { try stage.server.run(.xdotool, "keyup", key) }
    try show()
    let ends = stage.content.events.filter { [.up, .cancelled].contains($0.phase) }
    #expect(ends.map(\.phase) == [.cancelled, .cancelled])
    #expect(Set(ends.map(\.key.keyCode)) == [.return, .rightArrow])
    stage.content.clearEvents()
    try stage.press("Tab")
    #expect(stage.drive { stage.content.phases == [.down, .up] })
    #expect(stage.content.events.first?.key == Key(.tab))
  }

  @Test func `a window with the keyboard cancels held keys when it is unmapped`() throws {
    try Stage.run { stage in
      try stage.activate()
      try hold(stage) {
        stage.observer.setMapped(stage.window, false)
      } show: {
        stage.observer.setMapped(stage.window, true)
        try #require(stage.drive { stage.host.window.visibility.isAny })
        try stage.activate()
      }
    }
  }

  @Test
  func `a window under the pointer without the X focus cancels held keys when it is unmapped`()
    throws
  {
    try Stage.run { stage in
      // No focus event comes in this mode.
      stage.observer.focus(CHaloX11.Window(PointerRoot))
      try stage.server.run(.xdotool, "mousemove", "100", "100")
      try #require(stage.drive { stage.content.pointer.last == CGPoint(x: 100, y: 100) })
      try hold(stage) {
        stage.observer.setMapped(stage.window, false)
      } show: {
        stage.observer.setMapped(stage.window, true)
        try #require(stage.drive { stage.host.window.visibility.isAny })
      }
    }
  }

  @Test(.enabled(if: Tool.openbox.isInstalled, "openbox is not installed"))
  func `a window cancels held keys when it is minimized`() throws {
    try Stage.run(prepare: { try $0.startWindowManager() }) { stage in
      try #require(stage.drive { stage.content.activations.last == true })
      try hold(stage) {
        stage.host.minimize()
      } show: {
        stage.observer.setMapped(stage.window, true)
        try #require(
          stage.drive {
            stage.host.window.visibility.isAny && stage.content.activations.last == true
          })
      }
    }
  }
}
