import CHaloX11
import Foundation

/// Sleeps until a descriptor is readable, a deadline has passed, or another thread or a signal
/// wakes it.
@MainActor
final class EventWaiter {
  enum Outcome {
    case woken
    /// The other end of the connection is gone.
    case hungUp
  }

  /// An eventfd that ends the sleep once it is written to, which a signal handler may do.
  let wakeDescriptor: Int32
  private let timer: Int32
  private var armed: TimeInterval?
  private var hasExpired = false
  /// The descriptors of a sleep: the connection, the wake descriptor, the timer, those that only
  /// wake, then the watched ones.
  private var set: [pollfd]
  private let firstWatched: Int
  private var watches: [Int32: () -> Void] = [:]
  /// The watched descriptors that end a sleep when they are writable too.
  var blocked: [Int32] = [] {
    didSet {
      guard blocked != oldValue else { return }
      for index in set.indices.dropFirst(firstWatched) {
        let isBlocked = blocked.contains(set[index].fd)
        set[index].events = Int16(isBlocked ? POLLIN | POLLOUT : POLLIN)
      }
    }
  }
  /// The watched descriptors that ended the last sleep.
  private var readable: [Int32] = []

  /// Creates a waiter.
  ///
  /// - Parameters:
  ///   - connection: the descriptor whose other end may hang up.
  ///   - others: descriptors that end a sleep when they are readable, without an action.
  init(connection: Int32, others: [Int32] = []) {
    wakeDescriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    timer = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    set = ([connection, wakeDescriptor, timer] + others).map(Self.entry)
    firstWatched = set.count
  }

  deinit {
    close(timer)
    close(wakeDescriptor)
  }

  private static func entry(_ descriptor: Int32) -> pollfd {
    pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  }

  // MARK: Watching

  /// The descriptors with an action, which end a sleep when they are readable.
  var watched: [Int32] { watches.keys.sorted() }

  /// Sets the action that ``calls`` contains after `descriptor` has ended a sleep; nil stops
  /// watching.
  func watch(_ descriptor: Int32, _ body: (() -> Void)?) {
    watches[descriptor] = body
    set.removeSubrange(firstWatched...)
    set += watched.map(Self.entry)
    blocked = []
  }

  /// The actions for the descriptors that ended the last sleep.
  var calls: [() -> Void] { readable.compactMap { watches[$0] } }

  // MARK: Sleeping

  /// Sleeps until a time of ``MonotonicClock``, nil for no limit; a signal may end the sleep
  /// earlier.
  func wait(until deadline: TimeInterval?) -> Outcome {
    if !readable.isEmpty { readable = [] }
    arm(deadline)
    guard poll(&set, nfds_t(set.count), -1) > 0 else { return .woken }
    if set[2].revents != 0 { hasExpired = true }
    if set[1].revents != 0 {
      var count: UInt64 = 0
      _ = read(wakeDescriptor, &count, MemoryLayout.size(ofValue: count))
    }
    if set.count > firstWatched {
      readable = set.dropFirst(firstWatched).filter { $0.revents != 0 }.map(\.fd)
    }
    return set[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 ? .hungUp : .woken
  }

  /// Sets the timer, which is more precise than the timeout of poll in whole milliseconds.
  private func arm(_ deadline: TimeInterval?) {
    guard deadline != armed || hasExpired else { return }
    (armed, hasExpired) = (deadline, false)
    // Zero disarms the timer; setting it also clears an expiration that was not read.
    var value = itimerspec()
    if let deadline { value.it_value = timespec(seconds: max(deadline, 1e-9)) }
    timerfd_settime(timer, Int32(TFD_TIMER_ABSTIME), &value, nil)
  }
}
