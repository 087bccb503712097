import CEvdev
import Foundation

@testable import XlibHost

/// A controller whose buttons a test presses: a pipe of the kernel's events.
@MainActor
final class FakeController {
  private let input: Int32
  /// The end that a program reads, once.
  private var output: Int32
  private(set) var isOpened = false

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    (output, input) = (ends[0], ends[1])
  }

  isolated deinit {
    close(input)
    if !isOpened { close(output) }
  }

  func open() -> ControllerDevice {
    isOpened = true
    return ControllerDevice(
      descriptor: output,
      axes: [
        UInt16(ABS_X): ControllerAxis(minimum: -128, maximum: 127),
        UInt16(ABS_Y): ControllerAxis(minimum: -128, maximum: 127),
      ])
  }

  func key(_ code: Int32, _ value: Int32) { write([(EV_KEY, code, value), (EV_SYN, 0, 0)]) }
  func axis(_ code: Int32, _ value: Int32) { write([(EV_ABS, code, value), (EV_SYN, 0, 0)]) }

  func write(_ events: [(type: Int32, code: Int32, value: Int32)]) {
    bytes(
      events.map { type, code, value in
        var event = input_event()
        (event.type, event.code, event.value) = (UInt16(type), UInt16(code), value)
        return event
      }.withUnsafeBytes { Array($0) })
  }

  func bytes(_ bytes: [UInt8]) { _ = Foundation.write(input, bytes, bytes.count) }

  /// Pulls the plug.
  func disconnect() { dup2(Foundation.open("/dev/null", O_RDONLY | O_CLOEXEC), input) }
}
