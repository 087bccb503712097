import CHaloX11
import Foundation

@testable import HaloXlibHost

extension WindowHost {
  /// Lets the host work until a condition holds.
  ///
  /// - Returns: Whether it held within this number of seconds.
  package func drive(
    seconds: TimeInterval = 10, until condition: () throws -> Bool
  ) rethrows -> Bool {
    let deadline = MonotonicClock.now() + seconds
    while try !condition() {
      guard MonotonicClock.now() < deadline else { return false }
      turn(timeout: 0.01)
    }
    return true
  }

  /// Runs the host as a program does, for a limited time.
  ///
  /// - Returns: The reason why the run ended; nil if it did not end within this number of seconds.
  package func runToEnd(seconds: Int = 30) -> EndReason? {
    let timer = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    var time = itimerspec()
    time.it_value.tv_sec = seconds
    timerfd_settime(timer, 0, &time, nil)
    defer {
      watch(timer, nil)
      close(timer)
    }
    var isLate = false
    watch(timer) { [unowned self] in
      isLate = true
      stop()
    }
    let reason = run()
    return isLate ? nil : reason
  }
}
