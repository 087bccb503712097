import Foundation
import Synchronization

/// Turns SIGINT and SIGTERM into a request that a sleeping host hears, as long as it lives.
///
/// One host at a time listens; the last one to begin.
struct TerminationSignals: ~Copyable {
  private static let signals = [SIGINT, SIGTERM]
  fileprivate static let wakeDescriptor = Atomic<Int32>(-1)
  fileprivate static let isRequested = Atomic<Bool>(false)
  private var before: [sigaction] = []

  /// - Parameter wakeDescriptor: An eventfd, which is written to when a signal comes.
  init(waking wakeDescriptor: Int32) {
    Self.isRequested.store(false, ordering: .relaxed)
    Self.wakeDescriptor.store(wakeDescriptor, ordering: .sequentiallyConsistent)
    for signal in Self.signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = handleTermination
      var old = sigaction()
      sigaction(signal, &action, &old)
      before.append(old)
    }
  }

  deinit {
    for (signal, action) in zip(Self.signals, before) {
      var action = action
      sigaction(signal, &action, nil)
    }
    Self.wakeDescriptor.store(-1, ordering: .sequentiallyConsistent)
  }

  var isRequested: Bool { Self.isRequested.load(ordering: .relaxed) }
}

// Does only what a signal handler may: stores and a write.
private nonisolated func handleTermination(_ signal: Int32) {
  let code = errno
  TerminationSignals.isRequested.store(true, ordering: .relaxed)
  let descriptor = TerminationSignals.wakeDescriptor.load(ordering: .relaxed)
  if descriptor >= 0 {
    var one: UInt64 = 1
    _ = write(descriptor, &one, MemoryLayout.size(ofValue: one))
  }
  errno = code
}
