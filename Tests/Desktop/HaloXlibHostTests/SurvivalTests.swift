import CHaloX11
import CHaloXext
import Foundation
import HaloCairoRenderer
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// Events that an open window survives, or that end its run.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled, "Xvfb and xdotool are not installed"))
struct SurvivalTests {
  /// Presses and releases a key, and checks the window after the press.
  private func step(_ stage: Stage, to index: Int, of place: (x: Int, y: Int) = (10, 10)) throws {
    try stage.server.run(.xdotool, "keydown", "Right")
    #expect(stage.shows(index, x: place.x, y: place.y))
    try stage.server.run(.xdotool, "keyup", "Right")
    #expect(stage.drive { stage.content.phases.last == .up })
  }

  @Test(.enabled(if: Tool.openbox.isInstalled, "openbox is not installed"))
  func `a window survives the replacement and the end of its window manager`() throws {
    try Stage.run(prepare: { try $0.startWindowManager() }) { stage in
      #expect(stage.drive { stage.content.activations.last == true })
      try step(stage, to: 1)
      let frame = stage.observer.parent(of: stage.window)
      #expect(frame != stage.observer.root)
      let next = try stage.server.keep(.openbox, "--replace")
      #expect(
        stage.drive {
          let parent = stage.observer.parent(of: stage.window)
          return parent != frame && parent != stage.observer.root
            && stage.host.window.visibility.isAny
        })
      // The window manager takes over windows before it listens to them.
      #expect(stage.drive { stage.observer.canShowFramed() })
      stage.host.toggleFullscreen()
      #expect(
        stage.drive { stage.host.isFullscreen && stage.host.window.geometry.size == (1024, 768) })
      stage.host.toggleFullscreen()
      #expect(
        stage.drive { !stage.host.isFullscreen && stage.host.window.geometry.size == (700, 500) })
      try stage.activate()
      try step(stage, to: 2, of: (699, 499))

      kill(next.processIdentifier, SIGKILL)
      #expect(
        stage.drive {
          stage.observer.parent(of: stage.window) == stage.observer.root
            && stage.host.window.visibility.isAny
        })
      try stage.activate()
      try step(stage, to: 3, of: (699, 499))
    }
  }

  @Test(.enabled(if: Tool.openbox.isInstalled, "openbox is not installed"))
  func `a minimized window returns when the window manager ends`() throws {
    try Stage.run { stage in
      let manager = try stage.server.keep(.openbox)
      #expect(stage.drive { stage.observer.canShowFramed() })
      #expect(stage.drive { stage.observer.parent(of: stage.window) != stage.observer.root })
      stage.host.minimize()
      #expect(stage.drive { stage.host.window.visibility.isHidden })
      stage.content.index = 2
      kill(manager.processIdentifier, SIGKILL)
      #expect(stage.drive { stage.host.window.visibility.isAny })
      #expect(stage.drive { stage.shows(2, x: 350, y: 250) })
    }
  }

  @Test(
    .enabled(if: Tool.setxkbmap.isInstalled, "setxkbmap is not installed"),
    arguments: ["de", "ru", "us -variant dvorak"])
  func `no key is lost when the keymap changes while it is held`(layout: String) throws {
    try Stage.run { stage in
      try stage.activate()
      try stage.server.run(.xdotool, "keydown", "Right")
      #expect(stage.shows(1))
      let words = ["-layout"] + layout.split(separator: " ").map(String.init)
      try stage.server.run(.setxkbmap, words)
      try stage.server.run(.xdotool, "keyup", "Right")
      #expect(stage.drive { [.up, .cancelled].contains(stage.content.phases.last) })
      stage.content.index = 0
      #expect(stage.shows(0))
      try step(stage, to: 1)
    }
  }

  @Test func `frames are right after the scale changes while a key is held`() throws {
    try Stage.run { stage in
      try stage.activate()
      try stage.server.run(.xdotool, "keydown", "Right")
      #expect(stage.shows(1))
      stage.observer.setResources("Xft.dpi: 144\n")
      #expect(stage.drive { stage.content.scale == 1.5 })
      try stage.server.run(.xdotool, "keyup", "Right")
      #expect(stage.drive { stage.content.phases.last == .up })
      let index = stage.content.index
      #expect(stage.shows(index, x: 699, y: 499))
      stage.observer.setResources("Xft.dpi: 96\n")
      #expect(stage.drive { stage.content.scale == 1 })
      try step(stage, to: (index + 1) % 4, of: (699, 499))
    }
  }

  @Test func `a display over the network shows the content without shared memory`() throws {
    try Stage.run(isRemote: true) { stage in
      #expect(!stage.host.painter.presenter.isShared)
      try stage.activate()
      try step(stage, to: 1, of: (699, 499))
      stage.observer.resize(stage.window, width: 900, height: 700)
      #expect(stage.drive { stage.content.size == CGSize(width: 900, height: 700) })
      try step(stage, to: 2, of: (899, 699))
    }
  }

  @Test(.enabled(if: Tool.separatesMemory, "a server cannot be isolated from shared memory here"))
  func `a server that offers shared memory but cannot attach it is used without`() throws {
    try Stage.run(sharesMemory: false) { stage in
      #expect(!stage.host.painter.presenter.isShared)
      // The failed attempt is not reported.
      #expect(XErrors.takeUnreported(on: stage.host.connection.display).isEmpty)
      try stage.activate()
      try step(stage, to: 1, of: (699, 499))
    }
  }

  @Test func `a refused request is reported by its name and does not end the run`() throws {
    var lines: [String] = []
    let options = HostOptions(messageHandler: { lines.append("\($0)") })
    try Stage.run(options: options) { stage in
      let connection = stage.host.connection
      XMapWindow(connection.display, 0xBAD)
      var segment = XShmSegmentInfo()
      segment.shmseg = 0xBAD
      XShmDetach(connection.display, &segment)
      XRaiseWindow(connection.display, 0xBAD)
      XSync(connection.display, 0)
      stage.settle()
      #expect(
        lines == [
          "the X server refused MapWindow on 0xbad: BadWindow (invalid Window parameter)",
          "the X server refused ShmDetach on 0xbad: BadShmSeg (invalid shared segment parameter)",
          "the X server refused ConfigureWindow on 0xbad: BadWindow (invalid Window parameter)",
        ])
      let unknown = XFailure(code: 1, request: 255, minor: 7, resource: 0)
      #expect("\(connection.message(of: unknown))".contains("refused request 255.7 on"))
      // A large number of failures takes no memory.
      for _ in 0..<1000 { XMapWindow(connection.display, 0xBAD) }
      XSync(connection.display, 0)
      #expect(XErrors.takeUnreported(on: connection.display).count == 32)
      try stage.activate()
      try step(stage, to: 1)
    }
  }

  @Test func `a window that another program destroys ends the run without an error message`() throws
  {
    var lines: [String] = []
    let options = HostOptions(messageHandler: { lines.append("\($0)") })
    try Stage.run(options: options) { stage in
      let frames = stage.content.frameTimes.count
      stage.content.isMoving = true
      #expect(stage.drive { stage.content.frameTimes.count > frames + 2 })
      stage.observer.destroy(stage.window)
      // A frame is still being put when the window is destroyed.
      stage.host.painter.presenter.put([PixelRect(x: 0, y: 0, width: 10, height: 10)])
      #expect(stage.host.runToEnd() == .closedByUser)
      XSync(stage.host.connection.display, 0)
      stage.host.connection.reportFailures()
      #expect(lines.isEmpty)
    }
  }
}
