import CHaloX11
import Foundation
import HaloAccessibilityBus
import HaloCairoRenderer
import HaloDisplayList
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
  /// What the window manager last said; asking for a change does not change it.
  package internal(set) var isFullscreen = false
  /// What the desktop says of looks, so far: its portal first, then its settings manager.
  package var appearancePreferences: AppearancePreferences {
    (portal?.settings.preferences ?? AppearancePreferences())
      .filled(from: settingsManager.settings?.preferences ?? AppearancePreferences())
  }
  /// Called between two frames when ``appearancePreferences`` may have changed.
  package var appearanceHandler: ((AppearancePreferences) -> Void)?
  /// Called once, when the next frame is on the screen, which may be the first.
  package var shownHandler: (() -> Void)?

  let content: any HostedContent
  let renderer: Renderer
  let options: HostOptions
  let connection: DisplayConnection
  let window: HostWindow
  let presenter: Presenter
  let keyboard: Keyboard
  let inputMethod: InputMethod
  let clipboard: Clipboard
  let settingsManager: SettingsManager
  let portal: SettingsPortal?
  /// What screen readers find of the window.
  let bridge: AccessibilityBridge
  /// Keys that a screen reader is asked about, before the content gets them.
  var heldKeys = HeldKeys()
  let sync: SyncCounters?
  let windowManager: WindowManager
  /// nil until they are followed.
  var controllers: Controllers?
  let waiter: EventWaiter
  let translator: EventTranslator
  var monitors: Monitors
  var pacer: FramePacer
  var endReason: EndReason?
  /// The id of the desktop's startup sequence, until the window is shown.
  var startupID: String?
  var keyboardFocus = KeyboardFocus()
  /// Whether the window has the keyboard, as far as the content was told.
  var isActive = false
  var visibility = Visibility()
  /// Where the window is on the screen, pixels.
  var origin = CGPoint.zero
  /// Pixels; the surface follows at the end of the turn in which the size came.
  var size: (width: Int, height: Int)
  var scale: CGFloat
  /// What somebody has chosen for ``scale`` while the host runs; nil: what options and the desktop
  /// say.
  var chosenScale: CGFloat?
  /// Whether so much may be free in the heap that it is worth giving back.
  var hasMemoryToReturn = false
  /// How many pictures had been made when memory was given back last.
  var picturesAtReturn = 0
  /// Seconds without a frame that count as rest.
  var rest: TimeInterval = 0.25
  /// When the last frame was drawn, in seconds of ``MonotonicClock``.
  var drawnAt: TimeInterval = 0
  /// What the surface shows; nil: it must be drawn anew.
  var shown: DisplayList?
  /// Parts of the window to be drawn again: what stood in there for a picture is made now.
  var unsharp: [PixelRect] = []
  /// Since when something on the surface stands in for a picture; nil: nothing does.
  var unsharpSince: TimeInterval?
  /// Parts of the window in which backdrops show what was beneath them before the last key.
  var laggingBackdrops: [PixelRect] = []
  /// Parts of the window to be put again from the surface.
  var exposed: [PixelRect] = []
  /// Whether something happened that a frame is to answer without waiting for its tick.
  var isPrompt = true
  /// Whether something happened that a screen reader is told of with the next frame.
  var hasNews = true
  /// Whether a frame is due, and waits for the server or the window manager.
  var isHeldBack = false
  /// What is being made ahead of its need; nil: nothing.
  var preparation: Preparation?
  /// Whether a frame has been shown since what may be needed next was asked for.
  var needsPreparation = false
  /// The last pointer change that the content has not been told of.
  var pointer: PointerChange?
  /// When the oldest key that no frame has followed yet was read.
  var keyTime: TimeInterval?

  /// What is done when a descriptor can be read, by descriptor.
  var watches: [Int32: () -> Void] = [:] {
    didSet { wakeForDescriptors() }
  }
  /// Does what else is due in the program, before each sleep, and says in how many seconds more will
  /// be; nil: nothing waits for a time.
  ///
  /// For programs with timers and queues of their own. A descriptor that tells of new work in a queue
  /// is given to ``watch(_:_:)``, so that it ends the sleep.
  package var programLoop: (@MainActor () -> TimeInterval?)?
  /// Makes pictures that no frame waits for.
  let maker = PictureMaker()

  /// Opens the window; nothing is drawn before ``run()``.
  ///
  /// - Throws: ``HostError``; `RenderError.surface(_:)` for a window too large to draw.
  package init(content: any HostedContent, renderer: Renderer, options: HostOptions) throws {
    let connection = try DisplayConnection(
      name: options.displayName, messageHandler: options.messageHandler)
    let visual = try WindowVisual.best(on: connection)
    // As early as possible, so that the answer may be there before the first frame.
    portal = SettingsPortal(address: options.sessionBusAddress)
    settingsManager = SettingsManager(connection: connection)
    let scale = Self.scale(options, connection, settingsManager.settings)
    size = Self.initialSize(options, scale: scale, screen: connection.screenSize)
    window = HostWindow(
      connection: connection, visual: visual, width: size.width, height: size.height)
    sync = SyncCounters(connection: connection)
    windowManager = WindowManager(connection: connection, client: window.id)
    presenter = Presenter(connection: connection, window: window.id, visual: visual)
    keyboard = Keyboard(connection: connection)
    inputMethod = InputMethod(connection: connection, window: window.id)
    clipboard = Clipboard(connection: connection, limit: options.selectionLimit)
    waiter = EventWaiter(connection: connection.fileDescriptor)
    monitors = Monitors(connection: connection)
    translator = EventTranslator(
      connection: connection, window: window.id, inputMethod: inputMethod,
      scrolling: SmoothScrolling(connection: connection, window: window.id),
      completionEvent: presenter.completionEvent, monitorEvent: monitors.event,
      keyboardEvent: Keyboard.eventBase(connection))
    pacer = FramePacer(interval: 1 / monitors.rate(at: .zero))
    bridge = AccessibilityBridge(
      program: options.applicationName, content: content,
      sessionAddress: options.sessionBusAddress, environment: options.busEnvironment)
    self.content = content
    self.renderer = renderer
    self.options = options
    startupID = options.startupID
    self.connection = connection
    self.scale = scale
    wakeForDescriptors()
    try presenter.resize(width: size.width, height: size.height)
    content.resize(to: sizeInPoints, scale: scale)
    content.setActive(false)
    window.introduce(
      options, scale: scale, syncCounters: sync.map { [$0.basic, $0.extended] } ?? [])
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

  deinit { maker.end() }

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
  package func watch(_ descriptor: Int32, _ body: (() -> Void)?) { watches[descriptor] = body }

  /// Asks the window manager for fullscreen, or for the end of it.
  ///
  /// - Returns: Whether there is one that can do it; asks the server.
  @discardableResult
  package func toggleFullscreen() -> Bool {
    window.toggleFullscreen()
    XFlush(connection.display)
    return windowManager.supports(.netWMStateFullscreen)
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
    return windowManager.isThere
  }

  /// The last frame shown, as the bytes of a PNG file.
  ///
  /// - Throws: ``HostError/noFrame``, also between a new size and its first frame;
  ///   `RenderError.surface(_:)` when there is no memory.
  package func screenshot() throws -> [UInt8] {
    guard let shown, let surface = presenter.surface else { throw HostError.noFrame }
    guard renderer.isUnsharp || !unsharp.isEmpty || !laggingBackdrops.isEmpty else {
      return try surface.png()
    }
    // Drawn elsewhere, since the server may be reading the surface, which follows with the next frame.
    unsharp += renderer.takeUnsharpPlaces()
    renderer.showsStandIns = false
    return try renderer.picture(of: shown, scale: scale).png()
  }

  private func wakeForDescriptors() {
    waiter.watched = [maker.descriptor] + watches.keys.sorted()
  }

  var sizeInPoints: CGSize {
    CGSize(width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
  }

  static func scale(
    _ options: HostOptions, _ connection: DisplayConnection, _ settings: XSettings?
  ) -> CGFloat {
    ScaleFactor.resolve(
      requested: options.scale,
      environment: ProcessInfo.processInfo.environment[ScaleFactor.environmentName],
      resources: connection.resourceManagerText(), settings: settings?.scale)
  }

  private static func initialSize(
    _ options: HostOptions, scale: CGFloat, screen: (width: Int, height: Int)
  ) -> (width: Int, height: Int) {
    func pixels(_ points: CGFloat, _ limit: Int) -> Int {
      let wanted = Int((points * scale).rounded())
      return options.fullscreen ? limit : min(max(wanted, 1), max(limit, 1))
    }
    return (pixels(options.size.width, screen.width), pixels(options.size.height, screen.height))
  }
}
