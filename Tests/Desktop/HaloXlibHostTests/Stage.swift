import CHaloX11
import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// A host, its content and an observer, on a separate X server.
@MainActor
struct Stage {
  let server: XServer
  let observer: Observer
  let content: TestContent
  let host: WindowHost

  static func run(
    depth: Int = 24, arguments: [String] = [], sharesMemory: Bool = true,
    isRemote: Bool = false,
    options: HostOptions = HostOptions(),
    sessionBusAddress: String? = nil,
    prepare: (ObservedServer) throws -> Void = { _ in }, _ body: (Stage) throws -> Void
  ) throws {
    let arguments = isRemote ? arguments + ["-listen", "tcp", "-ac"] : arguments
    try XServer.run(depth: depth, arguments: arguments, sharesMemory: sharesMemory) { server in
      let observer = try Observer(server)
      try prepare(ObservedServer(server: server, observer: observer))
      let content = TestContent()
      var options = options
      options.displayName = isRemote ? server.networkName : server.displayName
      options.sessionBusAddress = sessionBusAddress
      options.busEnvironment = [:]
      options.size = CGSize(width: 700, height: 500)
      let host = try WindowHost(
        content: content, renderer: Renderer(text: TestFonts.textEngine()),
        options: options)
      let stage = Stage(server: server, observer: observer, content: content, host: host)
      let appears = stage.shows(0)
      try #require(
        appears, "no first frame; \(host.window.visibility), \(content.frameTimes.count) drawn")
      try body(stage)
    }
  }

  var window: CHaloX11.Window { host.window.id }

  /// Lets the host work until a condition holds, for up to ten seconds.
  func drive(until condition: () throws -> Bool) rethrows -> Bool {
    try host.drive(until: condition)
  }

  /// Lets the host handle all events so far, before a check that something does not happen.
  func settle() {
    // The server has handled all requests, and the host has read the server's messages.
    XSync(observer.display, 0)
    XSync(host.connection.display, 0)
    // Work that begins in the first of two wake-ups is done in the second.
    let looks = host.statistics.wakeUps + 2
    while host.statistics.wakeUps < looks, host.endReason == nil { host.turn(timeout: 0) }
  }

  /// Lets the host work until nothing is left to draw or to wait for.
  ///
  /// - Returns: Whether that happened within ten seconds.
  func rest() -> Bool {
    drive {
      !host.nextFrame.isPrompt && host.painter.presenter.busySince == nil
        && !host.clock.windowManager.isStale
        && !host.idle.isMaking && !host.painter.needsFrame
        && !host.painter.renderer.isUnsharp
    }
  }

  /// Lets the host work for a number of seconds, before a check that something does not happen.
  func drive(for duration: TimeInterval) {
    let end = MonotonicClock.now() + duration
    while MonotonicClock.now() < end { host.turn(timeout: 0.01) }
  }

  /// Whether the window shows one of the content's colours at this point, in pixels, within ten
  /// seconds.
  func shows(_ index: Int, x: Int = 10, y: Int = 10) -> Bool {
    drive { observer.pixel(of: window, x: x, y: y) == TestContent.colors[index] }
  }

  /// Gives the window the keyboard focus.
  func activate() throws {
    observer.focus(window)
    try #require(drive { host.keyboard.focus.isOnWindow && content.activations.last == true })
  }

  func press(_ keys: String...) throws {
    for key in keys { try server.run(.xdotool, "key", key) }
  }
}
