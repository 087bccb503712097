import CEvdev
import Foundation

/// What a file in a folder of input devices turns out to be.
enum ControllerProbe {
  case controller(ControllerDevice)
  /// A keyboard, a mouse, or nothing that can be opened.
  case other
  /// Perhaps a controller, but we have no permission to read it (yet).
  case denied

  /// Asks the kernel.
  @MainActor
  static func device(at path: String) -> ControllerProbe {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return errno == EACCES || errno == EPERM ? .denied : .other }
    // A keyboard may have some of a remote's keys; the X server delivers all others.
    let codes = ControllerButton.byCode.keys.filter {
      halo_evdev_has(descriptor, UInt32(EV_KEY), UInt32($0)) != 0
    }
    guard !codes.isEmpty else {
      close(descriptor)
      return .other
    }
    var axes: [UInt16: ControllerAxis] = [:]
    // A mouse has buttons of its own, and a touch screen axes; a stick comes with a gamepad's button.
    if codes.contains(UInt16(BTN_SOUTH)) {
      for axis in ControllerAxis.codes {
        var info = input_absinfo()
        if halo_evdev_axis(descriptor, UInt32(axis), &info) != 0 {
          axes[axis] = ControllerAxis(minimum: info.minimum, maximum: info.maximum)
        }
      }
    }
    tellOnly(Array(axes.keys), of: EV_ABS, descriptor)
    tellOnly(codes, of: EV_KEY, descriptor)
    for type in [EV_MSC, EV_REL] { tellOnly([], of: type, descriptor) }
    return .controller(ControllerDevice(descriptor: descriptor, axes: axes))
  }

  private static func tellOnly(_ codes: [UInt16], of type: Int32, _ descriptor: Int32) {
    halo_evdev_tell_only(descriptor, UInt32(type), codes, Int32(codes.count))
  }
}
