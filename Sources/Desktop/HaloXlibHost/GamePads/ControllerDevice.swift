import CHaloEvdev
import Foundation

/// A connected controller: an open input device of the kernel, or a pipe in tests.
@MainActor
final class ControllerDevice {
  /// The file descriptor, which does not block.
  let descriptor: Int32
  /// The device in libevdev.
  private let device: OpaquePointer
  private(set) var state: ControllerState

  /// Creates a controller that owns `descriptor`, and `device`, which reads from it.
  init(descriptor: Int32, device: OpaquePointer, axes: [UInt16: ControllerAxis]) {
    self.descriptor = descriptor
    self.device = device
    state = ControllerState(axes: axes)
  }

  isolated deinit {
    libevdev_free(device)
    close(descriptor)
  }

  /// Reads the events that have arrived.
  ///
  /// If the kernel has dropped events because they were read too late, the device's present state
  /// is read and the differences are handled as events.
  ///
  /// - Parameter body: a closure that is called after each event, when ``state`` has changed.
  /// - Returns: whether the device is still connected.
  func receive(_ body: () -> Void) -> Bool {
    var isSynchronizing = false
    while true {
      var event = input_event()
      let mode = isSynchronizing ? LIBEVDEV_READ_FLAG_SYNC : LIBEVDEV_READ_FLAG_NORMAL
      switch libevdev_next_event(device, mode.rawValue, &event) {
      case Int32(LIBEVDEV_READ_STATUS_SUCCESS.rawValue): break
      case Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue): isSynchronizing = true
      case -EAGAIN where isSynchronizing:
        isSynchronizing = false
        continue
      case -EAGAIN, -EINTR: return true
      default: return false
      }
      state.receive(type: event.type, code: event.code, value: event.value)
      body()
    }
  }

  /// Releases everything; see ``ControllerState/cancel()``.
  func cancel() { state.cancel() }
}
