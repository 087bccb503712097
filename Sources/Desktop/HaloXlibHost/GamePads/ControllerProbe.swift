import CHaloEvdev
import Foundation

/// The kind of a file in a folder of input devices.
enum ControllerProbe {
  case controller(ControllerDevice)
  /// A keyboard, a mouse, or a file that cannot be opened.
  case other
  /// A file without permission to read it, which may be a controller.
  case denied

  /// Opens a device and returns its kind.
  @MainActor
  static func device(at path: String) -> ControllerProbe {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return errno == EACCES || errno == EPERM ? .denied : .other }
    return device(descriptor)
  }

  /// Returns the kind of an open device; takes ownership of `descriptor`, which must not block.
  @MainActor
  static func device(_ descriptor: Int32) -> ControllerProbe {
    _ = silence
    var device: OpaquePointer?
    guard libevdev_new_from_fd(descriptor, &device) == 0, let device else {
      close(descriptor)
      return .other
    }
    // A keyboard may have some of a remote's keys; the X server delivers all others.
    let codes = ControllerButton.byCode.keys.filter {
      libevdev_has_event_code(device, UInt32(EV_KEY), UInt32($0)) != 0
    }
    guard !codes.isEmpty else {
      libevdev_free(device)
      close(descriptor)
      return .other
    }
    var axes: [UInt16: ControllerAxis] = [:]
    // A mouse has buttons of its own and a touch screen has axes, so axes only count beside a
    // gamepad's button.
    if codes.contains(UInt16(BTN_SOUTH)) {
      for axis in ControllerAxis.codes {
        guard let info = libevdev_get_abs_info(device, UInt32(axis))?.pointee else { continue }
        axes[axis] = ControllerAxis(minimum: info.minimum, maximum: info.maximum)
      }
    }
    tellOnly(Array(axes.keys), of: EV_ABS, descriptor)
    tellOnly(codes, of: EV_KEY, descriptor)
    for type in [EV_MSC, EV_REL] { tellOnly([], of: type, descriptor) }
    return .controller(ControllerDevice(descriptor: descriptor, device: device, axes: axes))
  }

  /// Turns off libevdev's own messages; return values report errors.
  private static let silence: Void = libevdev_set_log_function(nil, nil)

  /// Restricts a type of events to these codes, so that no other event wakes the program.
  ///
  /// Kernels before 4.4 do not support that and report everything.
  private static func tellOnly(_ codes: [UInt16], of type: Int32, _ descriptor: Int32) {
    var bits = [UInt8](repeating: 0, count: (Int(KEY_MAX) + 1) / 8)
    for code in codes { bits[Int(code) / 8] |= 1 << (code % 8) }
    bits.withUnsafeBytes { bytes in
      var mask = input_mask(
        type: UInt32(type), codes_size: UInt32(bytes.count),
        codes_ptr: UInt64(UInt(bitPattern: bytes.baseAddress)))
      _ = ioctl(descriptor, EVDEV_SET_MASK, &mask)
    }
  }
}
