import CHaloX11
import Foundation
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// Whether the window counts as one with the keyboard, tested with values and with a server without
/// a window manager.
struct KeyboardFocusTests {
  private func isHere(_ changes: KeyboardFocus.Change...) -> Bool {
    var focus = KeyboardFocus()
    for change in changes { focus.apply(change) }
    return focus.isHere
  }

  @Test func `a window with the X focus has the keyboard, wherever the pointer is`() {
    #expect(!isHere())
    #expect(isHere(.focus(true, ancestor: false)))
    #expect(!isHere(.focus(true, ancestor: false), .focus(false, ancestor: false)))
    #expect(isHere(.focus(true, ancestor: false), .pointer(true, hasFocus: true)))
    #expect(
      isHere(
        .focus(true, ancestor: false), .pointer(true, hasFocus: true),
        .pointer(false, hasFocus: true)))
    // Another window has the keyboard, and the pointer is over this one.
    #expect(
      !isHere(
        .focus(true, ancestor: false), .pointer(true, hasFocus: true),
        .focus(false, ancestor: false)))
    #expect(!isHere(.pointer(true, hasFocus: false)))
  }

  @Test func `a window has the keyboard while the pointer is in it if no window has the X focus`() {
    #expect(isHere(.pointer(true, hasFocus: true)))
    #expect(!isHere(.pointer(true, hasFocus: true), .pointer(false, hasFocus: true)))
    // The window manager ends, and no window has the focus any more.
    #expect(
      isHere(
        .focus(true, ancestor: true), .focus(false, ancestor: false), .pointerFocus(true)))
    #expect(!isHere(.pointerFocus(true), .pointerFocus(false)))
    #expect(
      !isHere(
        .pointer(true, hasFocus: true), .focus(true, ancestor: true),
        .focus(false, ancestor: false)))
  }

  @Test func `a window keeps the keyboard under the pointer when its parent gets the X focus`() {
    #expect(
      isHere(
        .focus(true, ancestor: false), .pointer(true, hasFocus: true),
        .focus(false, ancestor: true)))
    #expect(!isHere(.focus(true, ancestor: false), .focus(false, ancestor: true)))
  }
}

@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled, "Xvfb and xdotool are not installed"))
struct UnmanagedWindowTests {
  @Test func `the window is active while the pointer is in it if there is no window manager`()
    throws
  {
    try Stage.run { stage in
      stage.observer.focus(CHaloX11.Window(PointerRoot))
      try stage.server.run(.xdotool, "mousemove", "900", "700")
      stage.settle()
      #expect(stage.content.activations.last == false)
      try stage.server.run(.xdotool, "mousemove", "100", "100")
      #expect(stage.drive { stage.content.activations.last == true })
      try stage.press("Right")
      #expect(stage.shows(1))
      // The keyboard moves to another window, and the pointer stays.
      stage.observer.focusElsewhere()
      #expect(stage.drive { stage.content.activations.last == false })
      stage.observer.focus(CHaloX11.Window(PointerRoot))
      #expect(stage.drive { stage.content.activations.last == true })
      stage.observer.focus(stage.window)
      stage.settle()
      #expect(stage.content.activations.last == true)
      stage.observer.focus(stage.observer.root)
      stage.settle()
      #expect(stage.content.activations.last == true)
      try stage.press("Right")
      #expect(stage.shows(2))
      try stage.server.run(.xdotool, "mousemove", "900", "700")
      #expect(stage.drive { stage.content.activations.last == false })
    }
  }

  @Test(.enabled(if: Tool.openbox.isInstalled, "openbox is not installed"))
  func `the window is active under the pointer after the window manager ends`() throws {
    try Stage.run { stage in
      let manager = try stage.server.keep(.openbox)
      #expect(stage.drive { stage.observer.canShowFramed() })
      #expect(stage.drive { stage.host.clock.windowManager.supports(.netWMStateFullscreen) })
      #expect(stage.host.clock.windowManager.isThere)
      try stage.activate()
      kill(manager.processIdentifier, SIGKILL)
      #expect(
        stage.drive { stage.observer.parent(of: stage.window) == stage.observer.root })
      stage.observer.focus(CHaloX11.Window(PointerRoot))
      try stage.server.run(.xdotool, "mousemove", "900", "700")
      #expect(stage.drive { stage.content.activations.last == false })
      try stage.server.run(.xdotool, "mousemove", "100", "100")
      #expect(stage.drive { stage.content.activations.last == true })
      let index = stage.content.index
      try stage.press("Right")
      #expect(stage.shows((index + 1) % 4))
    }
  }

  @Test func `full screen and minimizing are refused without a window manager`() throws {
    try Stage.run { stage in
      #expect(!stage.host.toggleFullscreen())
      #expect(!stage.host.minimize())
      stage.settle()
      #expect(!stage.host.isFullscreen && stage.host.window.visibility.isAny)
    }
  }
}
