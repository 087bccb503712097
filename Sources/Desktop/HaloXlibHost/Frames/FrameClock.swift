import Foundation

/// When frames come: in step with a compositing window manager that says when it has drawn them,
/// else with the monitor.
@MainActor
final class FrameClock {
  /// nil where the server has no counters.
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

  /// Seconds from one frame to the next while something moves.
  var interval: TimeInterval { pacer.interval }

  /// Whether the window manager waits for the next frame.
  var isAwaited: Bool { sync?.state.isWaiting == true }

  /// When to draw what is wanted at `requested`; ``FramePacer`` says how.
  func due(requested: TimeInterval?, now: TimeInterval, prompt: Bool) -> TimeInterval? {
    pacer.due(requested: requested, now: now, prompt: prompt)
  }

  func didDraw(at now: TimeInterval, prompt: Bool) { pacer.didDraw(at: now, prompt: prompt) }

  // MARK: Changes

  func refreshMonitors() { monitors.refresh(window.connection) }

  /// Looks which window manager there is.
  ///
  /// - Returns: Whether it looked; then the next deadline must be computed again.
  func findWindowManager() -> Bool {
    guard let sync, windowManager.isStale else { return false }
    windowManager.find()
    sync.state.follow(windowManager.tellsFrames)
    updateInterval()
    return true
  }

  /// Looks again how often the window's monitor shows a picture, which the window manager knows best.
  func updateInterval() {
    pacer.interval = sync?.state.interval ?? 1 / monitors.rate(at: window.geometry.center)
  }

  /// The monitor that the window is on, pixels of the screen.
  var monitor: CGRect {
    let screen = window.connection.screenSize
    return monitors.list.first { $0.frame.contains(window.geometry.center) }?.frame
      ?? CGRect(x: 0, y: 0, width: screen.width, height: screen.height)
  }
}
