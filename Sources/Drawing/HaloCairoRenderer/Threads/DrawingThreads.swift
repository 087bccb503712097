import Foundation
import Synchronization

/// Threads that help to draw a large frame; they sleep until there is one.
///
/// There is one for each processor but the caller's, at most three. They are started when first
/// needed, and exist until the process ends.
///
/// They are POSIX threads and not Dispatch, for two reasons. First, the caller paints too, and does
/// not wait for threads that have not woken when it is done, whereas `concurrentPerform` ends only
/// with its last iteration. Second, these threads block every signal, so that a signal that ends
/// the program wakes the main thread; Dispatch does not specify what its threads block.
final class DrawingThreads: @unchecked Sendable {
  static let shared = DrawingThreads(
    count: min(3, ProcessInfo.processInfo.activeProcessorCount - 1))

  /// Work that is complete when every thread that has begun it has returned from `run`.
  protocol Work: AnyObject, Sendable {
    func run()
  }

  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let offered: UnsafeMutablePointer<pthread_cond_t>
  private let finished: UnsafeMutablePointer<pthread_cond_t>
  // The following may be read and written only while the mutex is held.
  private var work: (any Work)?
  /// The number of offers, so that no thread takes the same one twice.
  private var offer = 0
  private var running = 0
  private(set) var count = 0

  private init(count: Int) {
    mutex = .allocate(capacity: 1)
    offered = .allocate(capacity: 1)
    finished = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(offered, nil)
    pthread_cond_init(finished, nil)
    for _ in 0..<max(0, count) where startThread({ self.serve() }) { self.count += 1 }
  }

  private func serve() {
    var taken = 0
    pthread_mutex_lock(mutex)
    while true {
      guard let work, offer != taken else {
        pthread_cond_wait(offered, mutex)
        continue
      }
      taken = offer
      running += 1
      pthread_mutex_unlock(mutex)
      work.run()
      pthread_mutex_lock(mutex)
      running -= 1
      if running == 0 { pthread_cond_signal(finished) }
    }
  }

  /// Runs `work` on this thread and, if it is shared, on every thread that wakes before it is
  /// complete; returns when all of them have returned.
  ///
  /// Shared work comes only from the main thread, because the threads do one piece of work at a
  /// time.
  func perform(_ work: any Work, isShared: Bool = true) {
    guard isShared else { return work.run() }
    pthread_mutex_lock(mutex)
    self.work = work
    offer += 1
    pthread_cond_broadcast(offered)
    pthread_mutex_unlock(mutex)
    work.run()
    pthread_mutex_lock(mutex)
    // A thread that wakes from now on finds no work.
    self.work = nil
    while running > 0 { pthread_cond_wait(finished, mutex) }
    pthread_mutex_unlock(mutex)
  }
}
