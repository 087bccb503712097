import Foundation

/// Decides when frames are drawn: at once after a rest, then on a grid of the monitor's interval.
///
/// The grid keeps its phase when a frame is late, so delays do not add up; missed ticks are
/// skipped.
struct FramePacer {
  /// Seconds from one frame to the next during motion.
  var interval: TimeInterval
  /// The tick of the last frame; at most one interval before its real time during motion.
  private var tick: TimeInterval?
  private var hasRested = true

  init(interval: TimeInterval = 1.0 / 60) { self.interval = interval }

  /// Returns when to draw what the content wants drawn at `requested`; nil for nothing.
  ///
  /// A `prompt` frame answers an input or an exposure and does not wait for a tick.
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

  /// Records that a frame was drawn with this time.
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
