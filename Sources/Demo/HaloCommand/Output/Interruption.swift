import Foundation
import HaloXlibHost

/// A termination signal that arrived while the program was writing files.
struct Interruption: Error, CustomStringConvertible {
  private let signal: Int32

  /// The text for cases in which raising the signal does not end the program.
  var description: String { "interrupted by a signal: \(String(cString: strsignal(signal)))" }

  /// Runs `body`, which calls `check` between two pieces of work.
  ///
  /// After a signal `check` throws, so that `body` can remove unfinished files; then the program
  /// ends by that signal.
  ///
  /// - Throws: The errors of `body`, and ``Interruption`` if the signal does not end the program.
  static func heeded(_ body: (_ check: () throws -> Void) throws -> Void) throws {
    do {
      let signals = TerminationSignals(waking: -1)
      defer { withExtendedLifetime(signals) {} }
      try body {
        if let signal = TerminationSignals.last { throw Interruption(signal: signal) }
      }
    } catch let interruption as Interruption {
      // The signal ends the program as usual.
      unblock([interruption.signal])
      raise(interruption.signal)
      throw interruption
    }
  }

  /// Unblocks signals that the parent process may have blocked, so that they end the program.
  static func unblock(_ numbers: [Int32] = [SIGINT, SIGTERM, SIGHUP]) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
