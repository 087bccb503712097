import CHaloEvdev
import CHaloFakeInput
import Foundation

@testable import HaloXlibHost

/// A controller whose buttons a test presses.
///
/// It consists of a socket with the kernel's events, and the kernel's answers about the device.
@MainActor
final class FakeController {
  private let input: Int32
  /// The end that the program reads; it can be opened once.
  private let output: Int32
  private(set) var isOpened = false

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - keys: the buttons; nil: those of a usual controller.
  ///   - axes: the axes, each from -128 to 127.
  init(keys: [Int32]? = nil, axes: [Int32] = [ABS_X, ABS_Y, ABS_RX]) {
    var ends: [Int32] = [-1, -1]
    _ = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    (output, input) = (ends[0], ends[1])
    // This byte stays unread, so that reading fails when the other end closes, as with a device
    // that is pulled out.
    _ = Foundation.write(output, [0], 1)
    _ = fake_input_add(output)
    let keys = keys ?? ControllerButton.byCode.keys.map { Int32($0) } + [BTN_THUMBL]
    for key in keys { fake_input_offer_key(output, UInt32(key)) }
    for axis in axes { fake_input_offer_axis(output, UInt32(axis), -128, 127) }
  }

  isolated deinit {
    fake_input_remove(output)
    close(input)
    if !isOpened { close(output) }
  }

  func open() -> ControllerProbe {
    isOpened = true
    return ControllerProbe.device(output)
  }

  func key(_ code: Int32, _ value: Int32) {
    set(key: code, held: value != 0)
    write([(EV_KEY, code, value), (EV_SYN, 0, 0)])
  }

  func axis(_ code: Int32, _ value: Int32) {
    set(axis: code, value)
    write([(EV_ABS, code, value), (EV_SYN, 0, 0)])
  }

  /// Reports lost events, and the rest of the report that contained them, which is invalid.
  func drop() { write([(EV_SYN, SYN_DROPPED, 0), (EV_KEY, BTN_EAST, 1), (EV_SYN, 0, 0)]) }

  /// Sets the state that a query returns, without an event.
  func set(key code: Int32, held isHeld: Bool) {
    fake_input_set_key(output, UInt32(code), isHeld ? 1 : 0)
  }

  /// Sets the value that a query returns, without an event.
  func set(axis code: Int32, _ value: Int32) { fake_input_set_axis(output, UInt32(code), value) }

  /// Whether this event wakes a program that has opened the device.
  func tells(_ type: Int32, _ code: Int32) -> Bool {
    fake_input_tells(output, UInt32(type), UInt32(code)) != 0
  }

  private func write(_ events: [(type: Int32, code: Int32, value: Int32)]) {
    let bytes = events.map { type, code, value in
      var event = input_event()
      (event.type, event.code, event.value) = (UInt16(type), UInt16(code), value)
      return event
    }.withUnsafeBytes { Array($0) }
    _ = Foundation.write(input, bytes, bytes.count)
  }

  /// Disconnects the device.
  func disconnect() { dup2(Foundation.open("/dev/null", O_RDONLY | O_CLOEXEC), input) }
}
