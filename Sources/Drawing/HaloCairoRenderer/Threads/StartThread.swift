import Foundation

/// Runs `body` on a new thread that no signal interrupts, so that a signal that ends the program
/// wakes the main thread.
///
/// - Returns: Whether the thread was created.
func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  final class Start: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  // Threads inherit the signal mask of the thread that starts them.
  var all = sigset_t()
  var before = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_SETMASK, &all, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  var thread = pthread_t()
  let start = Unmanaged.passRetained(Start(body))
  let failure = pthread_create(
    &thread, nil,
    { argument in
      if let argument { Unmanaged<Start>.fromOpaque(argument).takeRetainedValue().body() }
      return nil
    }, start.toOpaque())
  if failure == 0 { pthread_detach(thread) } else { start.release() }
  return failure == 0
}
