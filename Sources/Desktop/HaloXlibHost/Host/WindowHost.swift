import CHaloX11
import Foundation
import HaloAccessibilityBus
import HaloCairoRenderer
import HaloHosting

/// A content in a window of an X server: feeds it keys and shows its frames.
///
/// One thread, no run loop and no tasks: while a host runs, whoever started it waits in ``run()``.
/// The content is asked for its next frame time before every sleep, and nothing can change it
/// during one.
@MainActor
package final class WindowHost {
  /// What has been done since the window was opened.
  package internal(set) var statistics = FrameStatistics()
  /// Called between two frames when ``appearancePreferences`` may have changed.
  package var appearanceHandler: ((AppearancePreferences) -> Void)?
  /// Called once, when the next frame is on the screen, which may be the first.
  package var shownHandler: (() -> Void)?
  /// Does what else is due in the program, before each sleep, and says in how many seconds more will
  /// be; nil: nothing waits for a time.
  ///
  /// For programs with timers and queues of their own. A descriptor that tells of new work in a queue
  /// is given to ``watch(_:_:)``, so that it ends the sleep.
  package var programLoop: (@MainActor () -> TimeInterval?)?

  let content: any HostedContent
  let connection: DisplayConnection
  let window: HostWindow
  let waiter: EventWaiter
  let translator: EventTranslator
  let keyboard: Keyboard
  let inputMethod: InputMethod
  let clipboard: Clipboard
  let desktop: DesktopSettings
  /// What screen readers find of the window.
  let bridge: AccessibilityBridge
  /// nil until they are followed.
  var gamePads: GamePads?
  let clock: FrameClock
  var nextFrame = NextFrame()
  let painter: FramePainter
  let idle: IdleWork
  var endReason: EndReason?

  /// Opens the window; nothing is drawn before ``run()``.
  ///
  /// - Throws: ``HostError``; `RenderError.surface(_:)` for a window too large to draw.
  package init(content: any HostedContent, renderer: Renderer, options: HostOptions) throws {
    let connection = try DisplayConnection(
      name: options.displayName, messageHandler: options.messageHandler)
    let visual = try WindowVisual.best(on: connection)
    // The portal is asked first, so that its answer may be there before the first frame.
    desktop = DesktopSettings(connection: connection, options: options)
    window = HostWindow(
      connection: connection, visual: visual,
      geometry: WindowGeometry(
        options: options, scale: desktop.scale(), screen: connection.screenSize),
      startupID: options.startupID)
    clock = FrameClock(window: window)
    let presenter = Presenter(connection: connection, window: window.id, visual: visual)
    painter = FramePainter(renderer: renderer, presenter: presenter)
    idle = IdleWork(painter: painter)
    keyboard = Keyboard(connection: connection)
    inputMethod = InputMethod(connection: connection, window: window.id)
    clipboard = Clipboard(connection: connection, limit: options.selectionLimit)
    waiter = EventWaiter(connection: connection.fileDescriptor, others: [idle.descriptor])
    translator = EventTranslator(
      connection: connection, window: window.id, inputMethod: inputMethod,
      scrolling: SmoothScrolling(connection: connection, window: window.id),
      completionEvent: presenter.completionEvent, monitorEvent: clock.monitors.event,
      keyboardEvent: Keyboard.eventBase(connection))
    bridge = AccessibilityBridge(
      program: options.applicationName, content: content,
      sessionAddress: options.sessionBusAddress, environment: options.busEnvironment)
    self.content = content
    self.connection = connection
    try painter.resize(to: window.geometry.size)
    resizeContent()
    content.setActive(false)
    window.introduce(
      options, syncCounters: clock.sync.map { [$0.basic, $0.extended] } ?? [])
    window.setTitle(content.title)
    // The desktop's scale is told by a property of the root window, a new settings manager by a
    // message to it.
    XSelectInput(connection.display, connection.root, PropertyChangeMask | StructureNotifyMask)
    followPortal()
    followAccessibility()
    content.pasteboard = clipboard
    followInputMethod()
    XMapWindow(connection.display, window.id)
    XFlush(connection.display)
  }

  /// Shows the content and feeds it until something ends that.
  ///
  /// SIGINT, SIGTERM and SIGHUP end it too, as ``stop()`` would.
  package func run() -> EndReason {
    let signals = TerminationSignals(waking: waiter.wakeDescriptor)
    drawAhead()
    defer { extendLifetime(signals) }
    while true {
      if let reason = turn() {
        if reason != .serverLost { handOverClipboard() }
        return reason
      }
    }
  }

  /// Ends ``run()`` after the present turn.
  package func stop() { endReason = endReason ?? .stopped }

  /// Calls `body` whenever `descriptor` can be read, or has failed: between two frames, in the
  /// thread of ``run()``; nil ends that.
  ///
  /// `body` must read what there is, or it is called again and again.
  package func watch(_ descriptor: Int32, _ body: (() -> Void)?) {
    waiter.watch(descriptor, body)
  }

  /// The looks that the desktop has asked for so far, by its portal first, then its settings manager.
  package var appearancePreferences: AppearancePreferences { desktop.preferences }

  /// Whether the window is in full screen, as the window manager last said; a request for it does
  /// not change this.
  package var isFullscreen: Bool { window.isFullscreen }

  /// Asks the window manager for fullscreen, or for the end of it.
  ///
  /// - Returns: Whether there is one that can do it; asks the server.
  @discardableResult
  package func toggleFullscreen() -> Bool {
    window.toggleFullscreen()
    XFlush(connection.display)
    return clock.windowManager.supports(.netWMStateFullscreen)
  }

  /// The window's picture in panels and lists, in several sizes.
  ///
  /// - Parameter pictures: With alpha; squares, any order.
  package func setIcon(_ pictures: [PixelSurface]) { window.setIcon(pictures) }

  /// Asks the window manager to put the window away, into its list of windows.
  ///
  /// - Returns: Whether there is one; asks the server.
  @discardableResult
  package func minimize() -> Bool {
    window.minimize()
    XFlush(connection.display)
    return clock.windowManager.isThere
  }

  /// The last frame shown, as the bytes of a PNG file.
  ///
  /// - Throws: ``HostError/noFrame``, also between a new size and its first frame;
  ///   `RenderError.surface(_:)` when there is no memory.
  package func screenshot() throws -> [UInt8] {
    try painter.screenshot(scale: window.geometry.scale)
  }
}
