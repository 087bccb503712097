import Foundation

/// Decides when frames are drawn: at once after a rest, then on a grid of the monitor's interval.
///
/// The grid keeps its phase when a frame is late, so lateness never adds up; ticks that have passed
/// meanwhile are skipped, not caught up with.
struct FramePacer {
  /// Seconds from one frame to the next while something moves.
  var interval: TimeInterval
  /// The tick the last frame belongs to; at most one interval before its real time while moving.
  private var tick: TimeInterval?
  private var hasRested = true

  init(interval: TimeInterval = 1.0 / 60) { self.interval = interval }

  /// When to draw what the content wants drawn at `requested` (nil: nothing).
  ///
  /// A `prompt` frame answers an input or an exposure, so it waits for no tick.
  mutating func due(requested: TimeInterval?, now: TimeInterval, prompt: Bool) -> TimeInterval? {
    guard let requested else {
      hasRested = true
      return nil
    }
    if prompt, requested <= now { return now }
    guard let tick else { return max(requested, now) }
    let next = tick + interval
    if requested > max(now, next) { hasRested = true }
    return max(requested, next)
  }

  /// A frame was drawn with this time.
  mutating func didDraw(at now: TimeInterval, prompt: Bool) {
    if let tick, !prompt, !hasRested {
      // The tolerance keeps a frame drawn exactly on its tick from counting as the one before.
      let passed = ((now - tick) / interval + 1e-6).rounded(.down)
      self.tick = tick + max(1, passed) * interval
    } else {
      tick = now
    }
    hasRested = false
  }
}
