import Foundation
import Glibc

/// The run loop that `Timer`, `DispatchQueue.main` and tasks of the main actor depend on, beside a
/// window's own loop.
@MainActor
enum MainRunLoop {
  /// libdispatch's function for Foundation's run loop, which no header declares; nil if there is no
  /// such function.
  static let queueHandle: (@convention(c) () -> Int32)? =
    dlsym(nil, "_dispatch_get_main_queue_handle_4CF").map {
      unsafeBitCast($0, to: (@convention(c) () -> Int32).self)
    }

  /// A file descriptor that is readable while the main queue has work; nil if there is none.
  static let descriptor: Int32? = queueHandle.map { $0() }.flatMap { $0 >= 0 ? $0 : nil }

  /// Runs what is due, without waiting.
  ///
  /// - Returns: the seconds until the next timer is due; nil for none.
  static func runDue() -> TimeInterval? {
    guard let date = RunLoop.main.limitDate(forMode: .default), date != .distantFuture else {
      return nil
    }
    return max(0, date.timeIntervalSinceNow)
  }
}
