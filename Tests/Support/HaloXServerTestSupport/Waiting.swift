import Foundation

/// Asks again and again, every five milliseconds, until something holds: for what other programs
/// do.
///
/// - Parameters:
///   - seconds: the most that it takes.
///   - condition: asked in the caller's own thread.
/// - Returns: Whether it holds.
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
