import Foundation

/// A thread that makes pictures, one after the other, while another thread shows what it has.
///
/// It starts with the first order, at a lower priority, because no thread waits for its pictures.
package final class PictureMaker: @unchecked Sendable {
  /// A descriptor that can be read from after a picture has been made, until it is taken; -1 if the
  /// system had none left.
  package let descriptor: Int32
  /// Whether a picture is being made, or has been made and not taken yet; read it on the thread
  /// that orders.
  package private(set) var isBusy = false
  private var hasStarted = false
  /// The other end of the pipe: bytes written to it can be read from `descriptor`.
  private let bell: Int32

  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  // The following may be read and written only while the mutex is held.
  private var order: PictureOrder?
  private var made: MadePicture?
  private var hasEnded = false

  package init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, bell) = (ends[0], ends[1])
    mutex = .allocate(capacity: 1)
    changed = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
    close(descriptor)
    close(bell)
  }

  /// Orders a picture.
  ///
  /// - Returns: Whether it will be made; false while busy, and if there is no thread for it.
  package func begin(_ order: PictureOrder) -> Bool {
    // Without a descriptor the completion could not be reported.
    guard descriptor >= 0, !isBusy else { return false }
    if !hasStarted { hasStarted = startThread { self.serve() } }
    guard hasStarted else { return false }
    isBusy = true
    locked { self.order = order }
    pthread_cond_signal(changed)
    return true
  }

  /// Returns the picture made since the last call; nil for none.
  package func takeMade() -> MadePicture? {
    guard isBusy, let picture = locked({ made }) else { return nil }
    locked { made = nil }
    var byte: UInt8 = 0
    _ = read(descriptor, &byte, 1)
    isBusy = false
    return picture
  }

  /// Ends the thread after its current picture; nothing more can be ordered.
  package func end() {
    locked { hasEnded = true }
    pthread_cond_signal(changed)
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  private func serve() {
    // On Linux this applies to the current thread alone.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 5)
    var kept: TextLayouts?
    while let order = nextOrder() {
      let text = kept ?? TextLayouts(families: order.families)
      kept = text
      let picture = order.make(text: text)
      locked { made = picture }
      var byte: UInt8 = 0
      _ = write(bell, &byte, 1)
    }
  }

  /// Waits for the next order; nil if there will be none.
  private func nextOrder() -> PictureOrder? {
    locked {
      while order == nil, !hasEnded { pthread_cond_wait(changed, mutex) }
      defer { order = nil }
      return hasEnded ? nil : order
    }
  }
}
