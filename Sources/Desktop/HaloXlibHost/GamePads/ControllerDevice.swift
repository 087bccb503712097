import CHaloEvdev
import Foundation

/// A controller that is connected: an open input device of the kernel, or in tests a pipe.
@MainActor
final class ControllerDevice {
  /// Not blocking.
  let descriptor: Int32
  /// As libevdev knows it.
  private let device: OpaquePointer
  private(set) var state: ControllerState

  /// Owns `descriptor`, and `device`, which reads it, from now on.
  init(descriptor: Int32, device: OpaquePointer, axes: [UInt16: ControllerAxis]) {
    self.descriptor = descriptor
    self.device = device
    state = ControllerState(axes: axes)
  }

  isolated deinit {
    libevdev_free(device)
    close(descriptor)
  }

  /// Reads what has come.
  ///
  /// Where the kernel has dropped events because they were read too late, the device is asked what
  /// it holds by now, and what differs from before comes as events.
  ///
  /// - Parameter body: Called after each event, with what has changed in ``state``.
  /// - Returns: Whether the device is still there.
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

  /// Lets go of everything; see ``ControllerState/cancel()``.
  func cancel() { state.cancel() }
}
