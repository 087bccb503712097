import Foundation

/// Checks a condition every five milliseconds until it holds, to wait for other programs.
///
/// - Parameters:
///   - seconds: the longest time to wait.
///   - condition: the condition, which is checked on the caller's thread.
/// - Returns: Whether the condition holds.
package func wait(
  seconds: TimeInterval = 30, until condition: () throws -> Bool
) rethrows -> Bool {
  let deadline = Date(timeIntervalSinceNow: seconds)
  while try !condition() {
    guard Date() < deadline else { return false }
    usleep(5_000)
  }
  return true
}
