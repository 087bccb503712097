import CHaloX11
import CHaloXi
import Foundation
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// Scrolling by fractions of a wheel step.
///
/// A virtual server has no device that scrolls like this, so the test makes its events.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled, "Xvfb and xdotool are not installed"))
struct SmoothScrollingTests {
  private static let touchpad = 40

  /// Returns the host event of a motion of the touchpad with these values by valuator.
  private func motion(
    _ scrolling: SmoothScrolling, _ values: KeyValuePairs<Int, Double>, time: UInt = 1,
    isShifted: Bool = false
  ) -> HostEvent? {
    var event = XIDeviceEvent()
    event.sourceid = Int32(Self.touchpad)
    event.time = time
    (event.event_x, event.event_y) = (30.75, 40.25)
    event.mods.effective = isShifted ? ShiftMask : 0
    var mask: [UInt8] = [0, 0]
    for (number, _) in values { mask[number >> 3] |= 1 << (number & 7) }
    var packed = values.map(\.value)
    return mask.withUnsafeMutableBufferPointer { mask in
      packed.withUnsafeMutableBufferPointer { packed in
        event.valuators = XIValuatorState(
          mask_len: Int32(mask.count), mask: mask.baseAddress, values: packed.baseAddress)
        return scrolling.motion(event)
      }
    }
  }

  private func scrolling(on stage: Stage) throws -> SmoothScrolling {
    let scrolling = try #require(stage.host.translator.scrolling)
    scrolling.valuators.setAxes(
      [
        ScrollValuators.Axis(number: 2, direction: .horizontal, increment: 15),
        ScrollValuators.Axis(number: 9, direction: .vertical, increment: 15),
      ], of: Self.touchpad)
    return scrolling
  }

  @Test func `a motion event is a pointer motion, a scroll or neither`() throws {
    try Stage.run { stage in
      let scrolling = try scrolling(on: stage)
      let place = CGPoint(x: 30, y: 40)
      #expect(motion(scrolling, [0: 30.75]) == .pointer(place))
      #expect(motion(scrolling, [1: 40.25]) == .pointer(place))
      #expect(motion(scrolling, [2: 0, 9: 0]) == nil)
      #expect(motion(scrolling, [2: 3, 9: 7.5]) == .wheel(dx: 0.2, dy: 0.5, place))
      #expect(
        motion(scrolling, [2: 6, 9: 15], isShifted: true) == .wheel(dx: 0.7, dy: 0, place))
      // Both happen together when each motion contains all valuators.
      #expect(motion(scrolling, [0: 1, 1: 1, 2: 6, 9: 15]) == .pointer(place))
      #expect(motion(scrolling, [0: 1, 1: 1, 2: 6, 9: 30]) == .wheel(dx: 0, dy: 1, place))
    }
  }

  @Test func `a wheel step that a motion event reported is not reported again by its button`()
    throws
  {
    try Stage.run { stage in
      let scrolling = try scrolling(on: stage)
      #expect(!scrolling.hasTold(notchAt: 100))
      _ = motion(scrolling, [9: 15], time: 100)
      // The first value has nothing to compare with and scrolls nothing, so its button event
      // scrolls.
      #expect(!scrolling.hasTold(notchAt: 100))
      _ = motion(scrolling, [9: 30], time: 108)
      #expect(scrolling.hasTold(notchAt: 108))
      #expect(!scrolling.hasTold(notchAt: 109))
      _ = motion(scrolling, [0: 30], time: 110)
      #expect(!scrolling.hasTold(notchAt: 110))
    }
  }

  @Test
  func `entering the window, getting the keyboard and releasing a button forget scroll values`()
    throws
  {
    try Stage.run { stage in
      let scrolling = try scrolling(on: stage)
      @MainActor func isForgotten() -> Bool { motion(scrolling, [9: 0]) == nil }
      @MainActor func scroll() { for value in [15.0, 30] { _ = motion(scrolling, [9: value]) } }
      try stage.server.run(.xdotool, "mousemove", "900", "700")
      _ = stage.drive { stage.content.pointer.last == .some(nil) }
      scroll()
      stage.settle()
      #expect(!isForgotten())
      scroll()
      try stage.server.run(.xdotool, "mousemove", "100", "50")
      #expect(stage.drive { stage.content.pointer.last == CGPoint(x: 100, y: 50) })
      #expect(isForgotten())
      scroll()
      try stage.activate()
      #expect(isForgotten())
      scroll()
      try stage.server.run(.xdotool, "click", "1")
      #expect(stage.drive { stage.content.clicks.count == 2 })
      #expect(isForgotten())
      scroll()
      try stage.server.run(.xdotool, "click", "5")
      #expect(stage.drive { stage.content.clicks.last == "scroll 0.0 54.0" })
      #expect(!isForgotten())
    }
  }

  @Test func `pointer motion is sent during and after a drag`() throws {
    try Stage.run { stage in
      try stage.server.run(.xdotool, "mousemove", "100", "50", "mousedown", "1")
      for place in [CGPoint(x: 120, y: 60), CGPoint(x: 140, y: 70)] {
        try stage.server.run(.xdotool, "mousemove", "\(Int(place.x))", "\(Int(place.y))")
        #expect(stage.drive { stage.content.pointer.last == place })
      }
      try stage.server.run(.xdotool, "mouseup", "1", "mousemove", "160", "80")
      #expect(stage.drive { stage.content.pointer.last == CGPoint(x: 160, y: 80) })
      #expect(stage.content.clicks == ["press 100.0 50.0", "release 140.0 70.0"])
    }
  }

  @Test func `fractions of wheel steps are combined and sent in order with other events`() throws {
    try Stage.run { stage in
      let (host, content) = (stage.host, stage.content)
      let place = CGPoint(x: 30, y: 40)
      host.scroll(dx: 0, dy: 0.25, at: place)
      host.scroll(dx: 0.5, dy: 0.5, at: place)
      #expect(content.clicks.isEmpty)
      stage.settle()
      #expect(content.clicks == ["scroll part 27.0 40.5"])
      host.scroll(dx: 0, dy: 0.5, at: place)
      host.scroll(dx: 0, dy: -1, at: place)
      host.scroll(dx: 0, dy: 0.5, at: place)
      host.click(true, at: place, time: 1)
      #expect(
        content.clicks.dropFirst() == [
          "scroll part 0.0 27.0", "scroll 0.0 -54.0", "scroll part 0.0 27.0", "press 30.0 40.0",
        ])
    }
  }

  @Test func `the scroll axes of a device come from its classes`() {
    var scroll = XIScrollClassInfo(
      type: XIScrollClass, sourceid: 40, number: 3, scroll_type: XIScrollTypeVertical,
      increment: -15, flags: 0)
    var valuator = XIValuatorClassInfo()
    valuator.type = XIValuatorClass
    var button = XIButtonClassInfo()
    button.type = XIButtonClass
    withUnsafeMutablePointer(to: &scroll) { scroll in
      withUnsafeMutablePointer(to: &valuator) { valuator in
        withUnsafeMutablePointer(to: &button) { button in
          func any(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutablePointer<XIAnyClassInfo> {
            pointer.assumingMemoryBound(to: XIAnyClassInfo.self)
          }
          var list: [UnsafeMutablePointer<XIAnyClassInfo>?] = [
            any(button), any(scroll), any(valuator),
          ]
          let pointer = DeviceClasses(&list, count: 3)
          #expect(
            pointer.axes == [
              ScrollValuators.Axis(number: 3, direction: .vertical, increment: -15)
            ])
          #expect(pointer.hasValuators)
          let keyboard = DeviceClasses(&list, count: 1)
          #expect(keyboard.axes.isEmpty && !keyboard.hasValuators)
        }
      }
    }
    #expect(DeviceClasses(nil, count: 0).axes.isEmpty)
  }
}
