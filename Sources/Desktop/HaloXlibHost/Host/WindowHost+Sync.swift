import CHaloX11
import Foundation

/// Frames in step with a compositing window manager, where there is one that says when it has drawn
/// them.
extension WindowHost {
  func handleSync(_ event: HostEvent) {
    switch event {
    case .frameDrawn(let value): sync?.state.didDraw(value, at: MonotonicClock.now())
    case .frameTimed(let value, let microseconds):
      sync?.state.didTime(value, microseconds: microseconds)
      updateInterval()
    case .windowManagerChanged: windowManager.mayHaveChanged()
    case .otherDestroyed(let window) where windowManager.isManager(window):
      windowManager.mayHaveChanged()
    default: return
    }
  }

  /// Looks which window manager there is, once the first frame is seen.
  ///
  /// - Returns: Whether it looked; then the next deadline must be computed again.
  func followWindowManager() -> Bool {
    guard let sync, windowManager.isStale, statistics.present.count > 0 else { return false }
    windowManager.find()
    sync.state.follow(windowManager.tellsFrames)
    updateInterval()
    return true
  }

  /// The manager knows best how often the monitor shows a picture.
  func updateInterval() {
    let center = CGPoint(
      x: origin.x + CGFloat(size.width) / 2, y: origin.y + CGFloat(size.height) / 2)
    pacer.interval = sync?.state.interval ?? 1 / monitors.rate(at: center)
  }
}
