import Foundation

/// How long the end of a run waits for a clipboard manager that takes over what was copied.
struct HandOver {
  /// Seconds that a manager has for its next request: whoever ends a program sees it end.
  static let patience: TimeInterval = 0.4
  /// Seconds for all of it, however often something is requested meanwhile, and by whom.
  static let longest: TimeInterval = 5

  private let end: TimeInterval
  private let signals: Int

  /// - Parameters:
  ///   - now: seconds of ``MonotonicClock``, as all times here.
  ///   - signals: how many have asked the program to end so far.
  init(now: TimeInterval, signals: Int) {
    end = now + Self.longest
    self.signals = signals
  }

  /// Until when to wait.
  ///
  /// - Parameters:
  ///   - deadline: for the next request; nil: the manager has everything.
  ///   - signals: how many have asked the program to end by now; another one wants no waiting.
  /// - Returns: nil when it is over.
  func limit(_ deadline: TimeInterval?, signals: Int) -> TimeInterval? {
    guard let deadline, signals == self.signals else { return nil }
    return min(deadline, end)
  }
}
