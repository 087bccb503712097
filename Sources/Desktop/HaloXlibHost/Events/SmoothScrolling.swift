import CHaloX11
import CHaloX11Shim
import CHaloXi
import Foundation

/// Translates the pointer's motion in XInput2, which includes scrolling by fractions of notches.
///
/// Everything else stays with core events. Motion cannot: a window that selects XInput2 motion gets
/// core motion only while a button is down.
@MainActor
final class SmoothScrolling {
  private let display: OpaquePointer
  /// The extension's opcode, which its events contain.
  private let opcode: Int32
  var valuators = ScrollValuators()
  /// The server time of the last motion that scrolled.
  private var time: UInt?

  /// The number of event types in XInput 1; later ones are generic events.
  private static let firstVersionEvents: Int32 = 17

  /// Selects motion over a window; nil if the server has no scroll valuators, which XInput 2.1
  /// introduced.
  init?(connection: DisplayConnection, window: CHaloX11.Window) {
    display = connection.display
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    var (major, minor): (Int32, Int32) = (2, 1)
    guard XQueryExtension(display, "XInputExtension", &opcode, &event, &error) != 0,
      XIQueryVersion(display, &major, &minor) == Success, (major, minor) >= (2, 1)
    else { return nil }
    self.opcode = opcode
    // XInput 1 events are not selected, but any program may send one, and for some of them libXi
    // 1.8 returns uninitialized memory.
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

  /// Makes the next values scroll nothing, since earlier scrolling may have been for another
  /// program.
  func forgetValues() { valuators.forgetValues() }

  /// Returns whether a core press of a wheel button repeats what a motion has reported.
  ///
  /// For each whole notch of a scroll valuator the server also sends a press with the time of the
  /// motion that completes it. A notch whose motion scrolled nothing, like the first over a window,
  /// is only that press.
  func hasTold(notchAt time: UInt) -> Bool { self.time == time }

  /// Translates an event; nil for one that changes nothing, or that is not an XInput2 event.
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
      // The change may concern a keyboard, which has no valuators.
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
    // With Shift the wheel scrolls horizontally, as with wheel buttons.
    guard event.mods.effective & ShiftMask == 0 else {
      return .wheel(dx: notches.dx + notches.dy, dy: 0, place)
    }
    return .wheel(dx: notches.dx, dy: notches.dy, place)
  }

  /// Returns the values by valuator, from a mask of the valuators and the values of those alone.
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
