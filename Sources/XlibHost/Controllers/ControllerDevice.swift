import CEvdev
import Foundation

/// A controller that is connected: an open input device of the kernel, or in tests a pipe.
@MainActor
final class ControllerDevice {
  /// Not blocking.
  let descriptor: Int32
  private(set) var state: ControllerState
  /// The bytes of an event that has come in part, as may happen with a pipe.
  private var rest: [UInt8] = []

  private static let eventSize = MemoryLayout<input_event>.size

  /// Owns `descriptor` from now on.
  init(descriptor: Int32, axes: [UInt16: ControllerAxis]) {
    self.descriptor = descriptor
    state = ControllerState(axes: axes)
  }

  isolated deinit { close(descriptor) }

  /// Reads what has come.
  ///
  /// - Parameter body: Called after each event, with what has changed in ``state``.
  /// - Returns: Whether the device is still there.
  func receive(_ body: () -> Void) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 64 * Self.eventSize)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
      rest += buffer[..<count]
      while rest.count >= Self.eventSize {
        let event = rest.withUnsafeBytes { $0.loadUnaligned(as: input_event.self) }
        rest.removeFirst(Self.eventSize)
        state.receive(type: event.type, code: event.code, value: event.value)
        body()
      }
    }
  }

  /// Lets go of everything; see ``ControllerState/cancel()``.
  func cancel() { state.cancel() }
}
