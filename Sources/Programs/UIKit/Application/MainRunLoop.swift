import Foundation
import Glibc

/// What `Timer`, `DispatchQueue.main` and tasks of the main actor wait for, beside a window's own loop.
@MainActor
enum MainRunLoop {
  /// Readable while something is on the main queue; nil where the queue tells nobody.
  ///
  /// libdispatch offers it to Foundation's run loop, by a function that no header names.
  static let descriptor: Int32? = {
    typealias Handle = @convention(c) () -> Int32
    guard let function = dlsym(nil, "_dispatch_get_main_queue_handle_4CF") else { return nil }
    let descriptor = unsafeBitCast(function, to: Handle.self)()
    return descriptor >= 0 ? descriptor : nil
  }()

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
