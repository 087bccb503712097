import Foundation

/// The limits on how long a run waits at its end for the clipboard manager to take the copied
/// contents.
struct HandOver {
  /// Seconds that the manager has for its next request; short, so that the program ends visibly.
  static let patience: TimeInterval = 0.4
  /// Seconds for the whole hand-over, however many requests come.
  static let longest: TimeInterval = 5

  private let end: TimeInterval
  private let signals: Int

  /// Begins a hand-over.
  ///
  /// - Parameters:
  ///   - now: seconds of ``MonotonicClock``, as are all times here.
  ///   - signals: the number of termination signals so far.
  init(now: TimeInterval, signals: Int) {
    end = now + Self.longest
    self.signals = signals
  }

  /// Returns the time until which to wait; nil when the hand-over is over.
  ///
  /// - Parameters:
  ///   - deadline: the deadline of the next request; nil if the manager has everything.
  ///   - signals: the number of termination signals by now; a further one ends the wait.
  /// - Returns: the time; nil when everything is handed over, or another signal has arrived.
  func limit(_ deadline: TimeInterval?, signals: Int) -> TimeInterval? {
    guard let deadline, signals == self.signals else { return nil }
    return min(deadline, end)
  }
}
