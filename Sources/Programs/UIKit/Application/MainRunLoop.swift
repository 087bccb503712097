import Foundation
import Glibc

/// The turn that `Timer`, `DispatchQueue.main` and tasks of the main actor wait for, beside a window's
/// own loop.
@MainActor
enum MainRunLoop {
  /// libdispatch's function for Foundation's run loop, by a name that no header gives; nil where it
  /// has no such function.
  static let queueHandle: (@convention(c) () -> Int32)? =
    dlsym(nil, "_dispatch_get_main_queue_handle_4CF").map {
      unsafeBitCast($0, to: (@convention(c) () -> Int32).self)
    }

  /// Readable while something is on the main queue; nil where the queue tells nobody.
  static let descriptor: Int32? = queueHandle.map { $0() }.flatMap { $0 >= 0 ? $0 : nil }

  /// Runs what is due, without waiting.
  ///
  /// - Returns: In how many seconds a timer is due; nil for none.
  static func runDue() -> TimeInterval? {
    guard let date = RunLoop.main.limitDate(forMode: .default), date != .distantFuture else {
      return nil
    }
    return max(0, date.timeIntervalSinceNow)
  }
}
