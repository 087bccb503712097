import CHaloX11
import Foundation

extension WindowHost {
  /// Handles waiting events, draws at most one frame, then sleeps until there is more to do.
  ///
  /// - Parameter timeout: the longest time to sleep in seconds; nil for no limit.
  /// - Returns: the reason for the end of the run; nil if it continues.
  @discardableResult
  func turn(timeout: TimeInterval? = nil) -> EndReason? {
    drainEvents()
    giveUpSelections()
    releaseReadyKeys()
    repeatGamePadButtons()
    let deadline = endReason == nil ? showFrameIfDue() : nil
    updateInputMethod()
    // The first frame need not wait for the replies.
    let hasLooked =
      endReason == nil && statistics.present.count > 0 && clock.findWindowManager()
    if connection.isLost { endReason = .serverLost }
    if let endReason { return endReason }
    // Events that a request has already read into Xlib's queue would not end the sleep.
    guard !hasLooked, XEventsQueued(connection.display, QueuedAlready) == 0 else { return nil }
    if bridge.hasMore {
      receiveFromBridge()
      return nil
    }
    if endReason == nil, prepareWhileIdle(until: deadline) { return nil }
    let memoryDeadline = endReason == nil ? giveBackMemory(until: deadline) : nil
    let program = runProgram()
    if program.wantsFrame { return nil }
    let limit = timeout.map { MonotonicClock.now() + $0 }
    waiter.blocked = bridge.blockedDescriptors
    let deadlines = [
      deadline, memoryDeadline, program.deadline, clipboard.deadline, gamePads?.deadline,
      keyboard.held.deadline, limit,
    ]
    let outcome = waiter.wait(until: deadlines.compactMap(\.self).min())
    statistics.wakeUps += 1
    callWatches()
    if outcome == .hungUp {
      drainEvents()
      endReason = endReason ?? .serverLost
    }
    return endReason
  }

  /// Runs the program's own loop.
  ///
  /// - Returns: the time at which it has more to do (nil for none), and whether it has changed the
  ///   time of the next frame.
  private func runProgram() -> (deadline: TimeInterval?, wantsFrame: Bool) {
    guard let programLoop else { return (nil, false) }
    let now = MonotonicClock.now()
    let frameTime = content.nextFrameTime(now: now)
    content.advance(to: now)
    let deadline = programLoop().map { now + $0 }
    let wantsFrame = content.nextFrameTime(now: now) != frameTime
    if wantsFrame { nextFrame.answer(.change, at: now) }
    return (deadline, wantsFrame)
  }

  private func callWatches() {
    let calls = waiter.calls
    guard !calls.isEmpty else { return }
    feed(.change) { _, _ in calls.forEach { $0() } }
  }
}
