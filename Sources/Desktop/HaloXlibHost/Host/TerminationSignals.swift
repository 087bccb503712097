import Foundation
import Synchronization

/// The handling of SIGINT, SIGTERM and SIGHUP (the terminal is gone) while the value exists: a
/// signal wakes a host, which then ends its run.
///
/// Only one host at a time is woken: the one that began last.
package struct TerminationSignals: ~Copyable {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  fileprivate static let wakeDescriptor = Atomic<Int32>(-1)
  fileprivate static let heard = Atomic<Int>(0)
  fileprivate static let lastSignal = Atomic<Int32>(0)
  private var before: [(signal: Int32, action: sigaction)] = []
  /// The signals that were blocked in this thread when the value was created.
  private var blocked = sigset_t()

  /// Installs the handlers and unblocks the signals in this thread.
  ///
  /// - Parameter wakeDescriptor: an eventfd that is written to when a signal arrives; -1 for none.
  package init(waking wakeDescriptor: Int32) {
    Self.heard.store(0, ordering: .relaxed)
    Self.wakeDescriptor.store(wakeDescriptor, ordering: .sequentiallyConsistent)
    for signal in Self.signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = handleTermination
      var old = sigaction()
      sigaction(signal, nil, &old)
      // A program started with nohup should outlive its terminal.
      if signal == SIGHUP, old.isIgnored { continue }
      sigaction(signal, &action, nil)
      before.append((signal, old))
    }
    // A program inherits the blocked signals of the thread that started it. Threads of a pool often
    // block all.
    var heard = sigset_t()
    sigemptyset(&heard)
    for (signal, _) in before { sigaddset(&heard, signal) }
    pthread_sigmask(SIG_UNBLOCK, &heard, &blocked)
  }

  deinit {
    for (signal, action) in before {
      var action = action
      sigaction(signal, &action, nil)
    }
    var blocked = blocked
    pthread_sigmask(SIG_SETMASK, &blocked, nil)
    Self.wakeDescriptor.store(-1, ordering: .sequentiallyConsistent)
    Self.heard.store(0, ordering: .relaxed)
  }

  /// Whether a signal has arrived since the last host began.
  static var isRequested: Bool { count > 0 }

  /// The number of the last signal since the last host began, such as `SIGINT`; nil if there was
  /// none.
  package static var last: Int32? {
    isRequested ? lastSignal.load(ordering: .relaxed) : nil
  }

  /// The number of signals since the last host began.
  static var count: Int { heard.load(ordering: .acquiring) }
}

extension sigaction {
  fileprivate var isIgnored: Bool {
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

// This does only what is allowed in a signal handler: stores and a write.
private nonisolated func handleTermination(_ signal: Int32) {
  let code = errno
  TerminationSignals.lastSignal.store(signal, ordering: .relaxed)
  TerminationSignals.heard.add(1, ordering: .releasing)
  let descriptor = TerminationSignals.wakeDescriptor.load(ordering: .relaxed)
  if descriptor >= 0 {
    var one: UInt64 = 1
    _ = write(descriptor, &one, MemoryLayout.size(ofValue: one))
  }
  errno = code
}
