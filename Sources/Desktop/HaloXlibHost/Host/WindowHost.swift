import CHaloX11
import Foundation
import HaloAccessibilityBus
import HaloCairoRenderer
import HaloHosting

/// A window of an X server that sends keys to a content and shows its frames.
///
/// A host uses one thread, without a run loop or tasks: while it runs, its caller waits in
/// ``run()``. The content is asked for the time of its next frame before every sleep, and nothing
/// can change it during one.
@MainActor
package final class WindowHost {
  /// The work done since the window was opened.
  package internal(set) var statistics = FrameStatistics()
  /// A closure that is called between two frames when ``appearancePreferences`` may have changed.
  package var appearanceHandler: ((AppearancePreferences) -> Void)?
  /// A closure that is called once, when the next frame was put on the screen, which may be the
  /// first.
  package var shownHandler: (() -> Void)?
  /// A closure that does the program's own work before each sleep and returns the seconds until
  /// there is more; nil if it waits for no time.
  ///
  /// It serves programs with timers and queues of their own. Pass a descriptor that reports new
  /// work in a queue to ``watch(_:_:)``, so that it ends the sleep.
  package var programLoop: (@MainActor () -> TimeInterval?)?

  /// A closure that shows the instruments in the window; while it is set, other programs can ask for
  /// that (``InstrumentedWindow``).
  package var instrumentsHandler: (() -> Void)? {
    didSet { window.offerInstruments(instrumentsHandler != nil) }
  }

  let content: any HostedContent
  let connection: DisplayConnection
  let window: HostWindow
  let waiter: EventWaiter
  let translator: EventTranslator
  let keyboard: Keyboard
  let inputMethod: InputMethod
  let clipboard: Clipboard
  let desktop: DesktopSettings
  /// The connection that provides screen readers with the window's accessible tree.
  let bridge: AccessibilityBridge
  /// The game controllers; nil until they are followed.
  var gamePads: GamePads?
  let clock: FrameClock
  var nextFrame = NextFrame()
  let painter: FramePainter
  let idle: IdleWork
  var endReason: EndReason?

  /// Opens a window; nothing is shown before ``run()``.
  ///
  /// - Throws: ``HostError``; `RenderError.surface(_:)` for a window too large to draw.
  package init(content: any HostedContent, renderer: Renderer, options: HostOptions) throws {
    let connection = try DisplayConnection(
      name: options.displayName, messageHandler: options.messageHandler)
    let visual = try WindowVisual.best(on: connection)
    // The portal is asked first, so that its reply may arrive before the first frame.
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
    // A property of the root window contains the desktop's scale; a message to it announces a new
    // settings manager.
    XSelectInput(connection.display, connection.root, PropertyChangeMask | StructureNotifyMask)
    followPortal()
    followAccessibility()
    content.pasteboard = clipboard
    followInputMethod()
    XMapWindow(connection.display, window.id)
    XFlush(connection.display)
  }

  /// Shows the content and sends events to it until something ends the run.
  ///
  /// SIGINT, SIGTERM and SIGHUP end it too, like ``stop()``.
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

  /// Sets a closure that is called whenever `descriptor` is readable or has failed; nil stops that.
  ///
  /// The closure runs between two frames, in the thread of ``run()``. It must read the available
  /// data, otherwise it is called again and again.
  package func watch(_ descriptor: Int32, _ body: (() -> Void)?) {
    waiter.watch(descriptor, body)
  }

  /// The appearance that the desktop has asked for so far: its portal first, then its settings
  /// manager.
  package var appearancePreferences: AppearancePreferences { desktop.preferences }

  /// Whether the window is in full screen, as last reported by the window manager; a request does
  /// not change this.
  package var isFullscreen: Bool { window.isFullscreen }

  /// Asks the window manager to enter or leave full screen.
  ///
  /// - Returns: whether there is a window manager that can do so; asks the server.
  @discardableResult
  package func toggleFullscreen() -> Bool {
    window.toggleFullscreen()
    XFlush(connection.display)
    return clock.windowManager.supports(.netWMStateFullscreen)
  }

  /// Sets the window's picture in panels and lists, in several sizes.
  ///
  /// - Parameter pictures: squares with alpha, in any order.
  package func setIcon(_ pictures: [PixelSurface]) { window.setIcon(pictures) }

  /// Asks the window manager to minimize the window.
  ///
  /// - Returns: whether there is a window manager; asks the server.
  @discardableResult
  package func minimize() -> Bool {
    window.minimize()
    XFlush(connection.display)
    return clock.windowManager.isThere
  }

  /// Returns the last frame shown as the bytes of a PNG file.
  ///
  /// - Throws: ``HostError/noFrame``, also between a new size and its first frame;
  ///   `RenderError.surface(_:)` if there is no memory.
  package func screenshot() throws -> [UInt8] {
    try painter.screenshot(scale: window.geometry.scale)
  }
}
