import Foundation

@testable import XlibHost

extension WindowHost {
  /// Lets the host work until something holds.
  ///
  /// - Returns: Whether it came to hold within that many seconds.
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
}
