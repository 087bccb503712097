import Foundation
import HaloXlibHost

/// A signal asked the program to end while it had something unfinished on the disk.
struct Interruption: Error, CustomStringConvertible {
  private let signal: Int32

  /// For where the signal is ignored otherwise.
  var description: String { "ended by a signal: \(String(cString: strsignal(signal)))" }

  /// Does `body`, which asks `check` between two pieces of work whether it may go on; after a signal
  /// that throws, so that `body` can put away what is unfinished, and then the program ends by the
  /// signal.
  static func heeded(_ body: (_ check: () throws -> Void) throws -> Void) throws {
    do {
      let signals = TerminationSignals(waking: -1)
      defer { withExtendedLifetime(signals) {} }
      try body {
        if let signal = TerminationSignals.last { throw Interruption(signal: signal) }
      }
    } catch let interruption as Interruption {
      // As it would have without this, also where whoever started the program had it blocked.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, interruption.signal)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(interruption.signal)
      throw interruption
    }
  }
}
