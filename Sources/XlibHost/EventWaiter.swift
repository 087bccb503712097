import CX11
import Foundation

/// Sleeps until the connection has something to read, a time has come or somebody wakes it.
@MainActor
final class EventWaiter {
  enum Outcome {
    case woken
    /// The other end of the connection is gone.
    case hungUp
  }

  private let connection: Int32
  private let timer: Int32
  /// Readable once written to, which a signal handler may do.
  let wakeDescriptor: Int32
  private var armed: TimeInterval?
  /// Wake a sleep too when they can be read.
  var watched: [Int32] = []
  /// Those of `watched` that ended the last sleep.
  private(set) var readable: [Int32] = []

  init(connection: Int32) {
    self.connection = connection
    // A timer, since the timeout of poll counts in whole milliseconds.
    timer = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    wakeDescriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
  }

  deinit {
    close(timer)
    close(wakeDescriptor)
  }

  /// Sleeps until a time of ``MonotonicClock`` (nil: as long as it takes); less after a signal.
  func wait(until deadline: TimeInterval?) -> Outcome {
    arm(deadline)
    readable = []
    let own = [connection, wakeDescriptor, timer]
    var set = (own + watched).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&set, nfds_t(set.count), -1) > 0 else { return .woken }
    if set[1].revents != 0 {
      var count: UInt64 = 0
      _ = read(wakeDescriptor, &count, MemoryLayout.size(ofValue: count))
    }
    readable = set.dropFirst(own.count).filter { $0.revents != 0 }.map(\.fd)
    return set[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 ? .hungUp : .woken
  }

  private func arm(_ deadline: TimeInterval?) {
    guard deadline != armed || deadline != nil else { return }
    armed = deadline
    // Zero disarms; setting the timer also forgets an expiration that was not read.
    var value = itimerspec()
    if let deadline { value.it_value = timespec(seconds: max(deadline, 1e-9)) }
    timerfd_settime(timer, Int32(TFD_TIMER_ABSTIME), &value, nil)
  }
}
