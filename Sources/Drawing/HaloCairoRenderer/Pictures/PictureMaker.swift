import Foundation

/// A thread that makes pictures, one after the other, while another shows what it has.
///
/// Started with the first order. Its priority is lower, since nobody waits for what it makes.
package final class PictureMaker: @unchecked Sendable {
  /// Can be read from when a picture has been made, until it is taken; -1: the system had none left.
  package let descriptor: Int32
  /// Whether a picture is being made, or has been and is not taken yet; for the thread that orders.
  package private(set) var isBusy = false
  private var hasStarted = false
  /// What is written here can be read from `descriptor`.
  private let bell: Int32

  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  // These may be read and written only while the mutex is held.
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

  /// Has a picture made.
  ///
  /// - Returns: Whether it will be; false while busy, and where there is no thread for it.
  package func begin(_ order: PictureOrder) -> Bool {
    // Without it nobody would hear of the picture.
    guard descriptor >= 0, !isBusy else { return false }
    if !hasStarted { hasStarted = startThread { self.serve() } }
    guard hasStarted else { return false }
    isBusy = true
    locked { self.order = order }
    pthread_cond_signal(changed)
    return true
  }

  /// What has been made since it was last asked for; nil: nothing.
  package func takeMade() -> MadePicture? {
    guard isBusy, let picture = locked({ made }) else { return nil }
    locked { made = nil }
    var byte: UInt8 = 0
    _ = read(descriptor, &byte, 1)
    isBusy = false
    return picture
  }

  /// Lets the thread end, after what it is making now; nothing more can be ordered.
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
    // On Linux, of this thread alone.
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

  /// nil when there will be none.
  private func nextOrder() -> PictureOrder? {
    locked {
      while order == nil, !hasEnded { pthread_cond_wait(changed, mutex) }
      defer { order = nil }
      return hasEnded ? nil : order
    }
  }
}
