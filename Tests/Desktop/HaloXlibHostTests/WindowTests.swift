import CHaloX11
import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloHosting
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled, "Xvfb and xdotool are not installed"))
struct WindowTests {
  @Test func `keys change what the window shows`() throws {
    try Stage.run { stage in
      #expect(stage.host.painter.presenter.isShared)
      try stage.activate()
      try stage.press("Right")
      #expect(stage.shows(1))
      try stage.press("Right")
      #expect(stage.shows(2))
      try stage.press("Left")
      #expect(stage.shows(1))
      try stage.press("shift+Tab")
      #expect(stage.shows(0))
      try stage.press("Tab")
      #expect(stage.shows(1, x: 699, y: 499))
      let last = try #require(stage.content.events.last)
      #expect(last == TestContent.Event(key: Key(.tab), phase: .up))
      #expect(stage.host.statistics.keyToPresent.count > 0)
    }
  }

  @Test func `the handler for a shown frame is called once, after the next frame`() throws {
    try Stage.run { stage in
      var calls = 0
      stage.host.shownHandler = { calls += 1 }
      #expect(stage.rest())
      stage.settle()
      #expect(calls == 0)
      stage.content.index = 1
      #expect(stage.drive { calls == 1 })
      #expect(stage.shows(1))
      stage.content.index = 2
      #expect(stage.shows(2))
      #expect(calls == 1)
    }
  }

  @Test func `a held key repeats and is released once`() throws {
    try Stage.run { stage in
      try stage.activate()
      try stage.server.run(.xdotool, "keydown", "Right")
      #expect(stage.drive { stage.content.phases.filter { $0 == .repeat }.count >= 3 })
      try stage.server.run(.xdotool, "keyup", "Right")
      #expect(stage.drive { stage.content.phases.last == .up })
      stage.settle()
      let phases = stage.content.phases
      #expect(phases.first == .down)
      #expect(phases.dropFirst().dropLast().allSatisfy { $0 == .repeat })
      #expect(phases.last == .up)
    }
  }

  @Test func `a key that is held when the window loses the keyboard is cancelled`() throws {
    try Stage.run { stage in
      // Without keyboard focus, a key goes to the window under the pointer, and repeats.
      try stage.server.run(.xdotool, "mousemove", "900", "700")
      try stage.activate()
      try stage.server.run(.xdotool, "keydown", "space")
      #expect(stage.drive { stage.content.phases.contains(.down) })
      stage.observer.focusElsewhere()
      #expect(stage.drive { stage.content.activations.last == false })
      try stage.server.run(.xdotool, "keyup", "space")
      stage.settle()
      #expect(stage.content.phases.last == .cancelled)
      #expect(stage.content.phases.filter { $0 == .cancelled }.count == 1)
      #expect(!stage.content.phases.contains(.up))
    }
  }

  @Test func `a release that is lost to a grab cancels the press, and the window stays active`()
    throws
  {
    try Stage.run { stage in
      try stage.activate()
      try stage.server.run(.xdotool, "keydown", "Alt_L")
      #expect(stage.drive { stage.content.phases == [.down] })
      let display = stage.observer.display
      XGrabKeyboard(
        display, stage.observer.root, 0, GrabModeAsync, GrabModeAsync, Time(CurrentTime))
      XSync(display, 0)
      try stage.server.run(.xdotool, "keyup", "Alt_L")
      stage.settle()
      #expect(stage.content.phases == [.down])
      XUngrabKeyboard(display, Time(CurrentTime))
      XSync(display, 0)
      #expect(stage.drive { stage.content.phases == [.down, .cancelled] })
      #expect(stage.content.activations.suffix(1) == [true])
    }
  }

  @Test func `a grab cancels a held key that acts on release, and no other`() throws {
    try Stage.run { stage in
      try stage.activate()
      for key in ["Right", "Return"] {
        try stage.server.run(.xdotool, "keydown", key)
        #expect(stage.drive { stage.content.phases.last == .down })
      }
      let display = stage.observer.display
      XGrabKeyboard(
        display, stage.observer.root, 0, GrabModeAsync, GrabModeAsync, Time(CurrentTime))
      XSync(display, 0)
      #expect(stage.drive { stage.content.phases.last == .cancelled })
      #expect(stage.content.events.last?.key.keyCode == .return)
      XUngrabKeyboard(display, Time(CurrentTime))
      XSync(display, 0)
      for key in ["Return", "Right"] { try stage.server.run(.xdotool, "keyup", key) }
      #expect(stage.drive { stage.content.phases.last == .up })
      #expect(stage.content.events.filter { $0.phase == .cancelled }.count == 1)
      #expect(
        stage.content.events.filter { $0.phase == .up }.map(\.key.keyCode) == [.rightArrow])
    }
  }

  @Test func `keys have their modifiers, and locks are no modifiers`() throws {
    try Stage.run { stage in
      try stage.activate()
      try stage.press("Num_Lock", "Caps_Lock")
      stage.settle()
      stage.content.clearEvents()
      try stage.server.run(.xdotool, "key", "ctrl+alt+super+k")
      #expect(stage.drive { stage.content.events.contains { $0.key.keyCode == .character("k") } })
      let event = stage.content.events.first { $0.key.keyCode == .character("k") }
      #expect(event?.key.modifierFlags == [.control, .alternate, .command])
      try stage.press("Right")
      #expect(stage.drive { stage.content.index == 1 })
    }
  }

  @Test(.enabled(if: Tool.setxkbmap.isInstalled, "setxkbmap is not installed"))
  func `a changed keymap is followed, and its keys still have Latin letters for shortcuts`() throws
  {
    try Stage.run { stage in
      try stage.activate()
      try stage.server.run(.setxkbmap, "-layout", "ru,us")
      // Key number 45 is "k" on a US keyboard.
      try stage.server.run(.xdotool, "key", "45")
      #expect(stage.drive { stage.content.phases.count >= 2 })
      let key = stage.content.events.first?.key
      #expect(key == Key(.character("k"), modifierFlags: [], characters: "л"))
    }
  }

  @Test func `closing the window ends the run`() throws {
    try Stage.run { stage in
      stage.observer.send(
        .wmProtocols, to: stage.window, (stage.observer.atom(.wmDeleteWindow), 0, 0, 0, 0))
      #expect(stage.host.runToEnd() == .closedByUser)
    }
  }

  @Test func `stopping from a key ends the run`() throws {
    try Stage.run { stage in
      let host = stage.host
      stage.content.keyHandler = { [weak host] in host?.stop() }
      try stage.activate()
      try stage.press("Escape")
      #expect(host.runToEnd() == .stopped)
    }
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func `a signal ends the run`(number: Int32) throws {
    // The parent process may have set the signal to be ignored, as nohup does.
    let before = signal(number, SIG_DFL)
    defer { signal(number, before) }
    try Stage.run { stage in
      let host = stage.host
      // The signal is raised during the run; before it, it would end the tests.
      stage.content.keyHandler = { kill(getpid(), number) }
      try stage.activate()
      try stage.press("a")
      #expect(host.runToEnd() == .stopped)
    }
  }

  @Test func `a signal ends the run even while events keep coming`() throws {
    try Stage.run { stage in
      let (host, observer, window) = (stage.host, stage.observer, stage.window)
      var keys = 0
      // Each key sends the next one before the queue is empty.
      stage.content.keyHandler = {
        keys += 1
        // The signal is for this thread; another one might handle it late.
        if keys == 3 { raise(SIGTERM) }
        guard keys < 10_000 else { return }
        observer.sendKey(to: window)
        XSync(host.connection.display, 0)
      }
      try stage.activate()
      observer.sendKey(to: window)
      #expect(host.runToEnd() == .stopped)
      #expect(keys < 100)
    }
  }

  @Test func `a program that ignores SIGHUP continues to ignore it`() {
    let before = signal(SIGHUP, SIG_IGN)
    defer { signal(SIGHUP, before) }
    let signals = TerminationSignals(waking: -1)
    var action = sigaction()
    sigaction(SIGHUP, nil, &action)
    #expect(unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1)
    #expect(TerminationSignals.last == nil)
    raise(SIGTERM)
    #expect(TerminationSignals.last == SIGTERM)
    withExtendedLifetime(signals) {}
  }

  @Test func `the loss of the X server ends the run`() throws {
    try Stage.run { stage in
      stage.server.kill()
      #expect(stage.host.runToEnd() == .serverLost)
      #expect(stage.host.turn() == .serverLost)
    }
  }

  @Test func `opening a window without a usable server throws an error with a description`() throws
  {
    let renderer = Renderer(text: TestFonts.textEngine())
    func open(_ name: String) throws {
      _ = try WindowHost(
        content: TestContent(), renderer: renderer, options: HostOptions(displayName: name))
    }
    #expect(throws: HostError.noDisplayNamed) { try open("") }
    #expect(throws: HostError.noServer(":9999")) { try open(":9999") }
    #expect(HostError.noServer(":9999").description == "no X server answers at “:9999”")
    try XServer.run(depth: 8) { server in
      #expect {
        try open(server.displayName)
      } throws: { error in
        guard case HostError.noUsableVisual = error else { return false }
        return true
      }
    }
  }
}
