import CHaloX11
import CHaloX11Shim
import CHaloXi
import Foundation

/// The pointer's motion as XInput2 tells it: with the parts of notches that a device scrolls by.
///
/// Everything else stays with core events. Motion cannot: a window that selects XInput2 motion gets
/// core motion only while a button is down.
@MainActor
final class SmoothScrolling {
  private let display: OpaquePointer
  /// The extension's opcode, which its events carry.
  private let opcode: Int32
  var valuators = ScrollValuators()
  /// The server's time of the last motion that scrolled.
  private var time: UInt?

  /// How many types of events XInput 1 has; what came later are generic events.
  private static let firstVersionEvents: Int32 = 17

  /// Asks for the motion over a window; nil where the server has no scroll valuators, which came
  /// with XInput 2.1.
  init?(connection: DisplayConnection, window: CHaloX11.Window) {
    display = connection.display
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    var (major, minor): (Int32, Int32) = (2, 1)
    guard XQueryExtension(display, "XInputExtension", &opcode, &event, &error) != 0,
      XIQueryVersion(display, &major, &minor) == Success, (major, minor) >= (2, 1)
    else { return nil }
    self.opcode = opcode
    // Those of XInput 1 are not asked for, but any program may send one, and for some libXi 1.8 hands
    // out memory that nobody has written.
    halo_drop_events(display, event, Self.firstVersionEvents)
    select(window)
    findAxes()
  }

  private func select(_ window: CHaloX11.Window) {
    var bits = [UInt8(1 << XI_DeviceChanged | 1 << XI_Motion)]
    bits.withUnsafeMutableBufferPointer {
      var mask = XIEventMask(
        deviceid: XIAllMasterDevices, mask_len: Int32($0.count), mask: $0.baseAddress)
      XISelectEvents(display, window, &mask, 1)
    }
  }

  private func findAxes() {
    var count: Int32 = 0
    guard let devices = XIQueryDevice(display, XIAllDevices, &count) else { return }
    defer { XIFreeDeviceInfo(devices) }
    for device in UnsafeBufferPointer(start: devices, count: Int(count)) {
      let classes = DeviceClasses(device.classes, count: device.num_classes)
      valuators.setAxes(classes.axes, of: Int(device.deviceid))
    }
  }

  /// Has the next values scroll nothing: what came before may have been for another program.
  func forgetValues() { valuators.forgetValues() }

  /// Whether a core press of a wheel's button says again what a motion has said: the server makes
  /// one of each whole notch of a scroll valuator, with the time of the motion that completes it.
  ///
  /// A notch whose motion scrolled nothing, like the first over a window, is that press alone.
  func hasTold(notchAt time: UInt) -> Bool { self.time == time }

  /// nil for what changes nothing, or is no event of XInput2's.
  func translate(_ event: inout XEvent) -> HostEvent? {
    guard event.xcookie.extension == opcode, XGetEventData(display, &event.xcookie) != 0 else {
      return nil
    }
    defer { XFreeEventData(display, &event.xcookie) }
    guard let data = event.xcookie.data else { return nil }
    switch event.xcookie.evtype {
    case XI_Motion: return motion(data.assumingMemoryBound(to: XIDeviceEvent.self).pointee)
    case XI_DeviceChanged:
      let change = data.assumingMemoryBound(to: XIDeviceChangedEvent.self).pointee
      let classes = DeviceClasses(change.classes, count: change.num_classes)
      // A change of keyboards is told too; it does not concern the pointer's devices.
      if classes.hasValuators { valuators.setAxes(classes.axes, of: Int(change.sourceid)) }
      return nil
    default: return nil
    }
  }

  func motion(_ event: XIDeviceEvent) -> HostEvent? {
    let place = CGPoint(x: event.event_x.rounded(.down), y: event.event_y.rounded(.down))
    let values = Self.values(event.valuators)
    let notches = valuators.notches(of: Int(event.sourceid), values: values)
    guard notches != .zero else {
      // The first two valuators are the pointer's place; the others do not move it.
      let isStill = !values.isEmpty && values[0] == nil && values[1] == nil
      return isStill ? nil : .pointer(place)
    }
    time = event.time
    // With Shift sideways, as for wheel buttons.
    guard event.mods.effective & ShiftMask == 0 else {
      return .wheel(dx: notches.dx + notches.dy, dy: 0, place)
    }
    return .wheel(dx: notches.dx, dy: notches.dy, place)
  }

  /// By valuator: the event has a mask of those it tells, followed by their values only.
  private static func values(_ state: XIValuatorState) -> [Int: Double] {
    guard let mask = state.mask, var next = state.values else { return [:] }
    var values: [Int: Double] = [:]
    for number in 0..<Int(state.mask_len) * 8 where mask[number >> 3] & 1 << (number & 7) != 0 {
      values[number] = next.pointee
      next += 1
    }
    return values
  }
}
