import Foundation

/// Decides when frames are drawn: in step with a compositing window manager that reports its
/// frames, otherwise at the monitor's rate.
@MainActor
final class FrameClock {
  /// The counters for frames; nil if the server has none.
  let sync: SyncCounters?
  let windowManager: WindowManager
  private(set) var monitors: Monitors
  private var pacer: FramePacer
  private let window: HostWindow

  init(window: HostWindow) {
    self.window = window
    sync = SyncCounters(connection: window.connection)
    windowManager = WindowManager(connection: window.connection, client: window.id)
    monitors = Monitors(connection: window.connection)
    pacer = FramePacer(interval: 1 / monitors.rate(at: .zero))
  }

  /// Seconds from one frame to the next during motion.
  var interval: TimeInterval { pacer.interval }

  /// Whether the window manager waits for the next frame.
  var isAwaited: Bool { sync?.state.isWaiting == true }

  /// Returns when to draw what is wanted at `requested`; see ``FramePacer``.
  func due(requested: TimeInterval?, now: TimeInterval, prompt: Bool) -> TimeInterval? {
    pacer.due(requested: requested, now: now, prompt: prompt)
  }

  func didDraw(at now: TimeInterval, prompt: Bool) { pacer.didDraw(at: now, prompt: prompt) }

  // MARK: Changes

  func refreshMonitors() { monitors.refresh(window.connection) }

  /// Finds the present window manager, if it may have changed.
  ///
  /// - Returns: whether it searched; then the next deadline must be computed again.
  func findWindowManager() -> Bool {
    guard let sync, windowManager.isStale else { return false }
    windowManager.find()
    sync.state.follow(windowManager.tellsFrames)
    updateInterval()
    return true
  }

  /// Updates the interval from the window manager or, if it reports none, from the window's
  /// monitor.
  func updateInterval() {
    pacer.interval = sync?.state.interval ?? 1 / monitors.rate(at: window.geometry.center)
  }

  /// The frame of the window's monitor, in pixels of the screen.
  var monitor: CGRect {
    let screen = window.connection.screenSize
    return monitors.list.first { $0.frame.contains(window.geometry.center) }?.frame
      ?? CGRect(x: 0, y: 0, width: screen.width, height: screen.height)
  }
}
