import CHaloEvdev
import HaloHosting
import Testing

@testable import HaloXlibHost

/// The meaning of a controller's events, as values.
struct ControllerStateTests {
  /// A stick of 16 bits, and a d-pad as axes.
  private static let axes: [UInt16: ControllerAxis] = [
    UInt16(ABS_X): ControllerAxis(minimum: -32768, maximum: 32767),
    UInt16(ABS_Y): ControllerAxis(minimum: -32768, maximum: 32767),
    UInt16(ABS_HAT0X): ControllerAxis(minimum: -1, maximum: 1),
    UInt16(ABS_HAT0Y): ControllerAxis(minimum: -1, maximum: 1),
  ]
  private var state = ControllerState(axes: axes)

  private mutating func key(_ code: Int32, _ value: Int32) {
    state.receive(type: UInt16(EV_KEY), code: UInt16(code), value: value)
  }

  private mutating func axis(_ code: Int32, _ value: Int32) {
    state.receive(type: UInt16(EV_ABS), code: UInt16(code), value: value)
  }

  @Test(arguments: [
    (BTN_DPAD_UP, ControllerButton.up), (BTN_DPAD_DOWN, .down), (BTN_DPAD_LEFT, .left),
    (BTN_DPAD_RIGHT, .right), (BTN_SOUTH, .select), (BTN_EAST, .back), (KEY_OK, .select),
    (KEY_SELECT, .select), (BTN_WEST, .playPause), (BTN_TL, .pageUp), (KEY_CHANNELDOWN, .pageDown),
  ])
  mutating func `a controller button is held from its press to its release`(
    code: Int32, button: ControllerButton
  ) {
    key(code, 1)
    #expect(state.held == [button])
    // The kernel's own key repetition is ignored.
    key(code, 2)
    #expect(state.held == [button])
    key(code, 0)
    #expect(state.held.isEmpty)
  }

  @Test(arguments: [KEY_UP, KEY_ENTER, KEY_ESC, BTN_LEFT, KEY_A])
  mutating func `a key that the X server reports itself is ignored`(code: Int32) {
    key(code, 1)
    #expect(state.held.isEmpty)
  }

  @Test func `every controller button has a different key`() {
    let keys = ControllerButton.allCases.map(\.key.keyCode)
    #expect(Set(keys).count == ControllerButton.allCases.count)
    #expect(ControllerButton.select.key == Key(.select))
    #expect(ControllerButton.back.key == Key(.escape))
  }

  @Test mutating func `a d-pad that consists of axes works like buttons`() {
    axis(ABS_HAT0Y, -1)
    #expect(state.held == [.up])
    axis(ABS_HAT0Y, 1)
    #expect(state.held == [.down])
    axis(ABS_HAT0Y, 0)
    #expect(state.held.isEmpty)
  }

  @Test mutating func `a stick that trembles at the edge of its dead zone presses once`() {
    let edge = Int32(StickDirection.deadZone * 32768)
    var presses = 0
    var wasHeld = false
    func note() {
      if !wasHeld, state.held == [.right] { presses += 1 }
      wasHeld = state.held == [.right]
    }
    for step in 0..<100 {
      axis(ABS_X, edge + (step % 2 == 0 ? 900 : -900))
      note()
    }
    #expect(presses == 1)
    #expect(state.held == [.right])
    axis(ABS_X, Int32((StickDirection.deadZone - StickDirection.hysteresis) * 32768) - 10)
    #expect(state.held.isEmpty)
  }

  @Test mutating func `a stick near its middle presses nothing`() {
    for value in stride(from: Int32(-11_000), through: 11_000, by: 500) {
      axis(ABS_X, value)
      axis(ABS_Y, -value)
      #expect(state.held.isEmpty)
    }
  }

  @Test mutating func `a held direction of a stick stays held near the boundary to the next one`() {
    axis(ABS_X, 24_000)
    #expect(state.held == [.right])
    // The angle is 27 degrees, beyond the boundary between the two directions.
    axis(ABS_Y, 12_200)
    #expect(state.held == [.right])
    axis(ABS_Y, 25_000)
    #expect(state.held == [.downRight])
    axis(ABS_X, 11_000)
    #expect(state.held == [.downRight])
    axis(ABS_X, 5_000)
    #expect(state.held == [.down])
  }

  @Test mutating func `two axes of a d-pad or stick make a diagonal`() {
    axis(ABS_HAT0X, -1)
    axis(ABS_HAT0Y, -1)
    #expect(state.held == [.upLeft])
    axis(ABS_HAT0X, 0)
    axis(ABS_HAT0Y, 0)
    axis(ABS_X, 30_000)
    axis(ABS_Y, -30_000)
    #expect(state.held == [.upRight])
  }

  @Test(arguments: [
    ([BTN_DPAD_UP, BTN_DPAD_RIGHT], [ControllerButton.upRight]),
    ([BTN_DPAD_DOWN, BTN_DPAD_LEFT], [.downLeft]), ([BTN_DPAD_LEFT, BTN_DPAD_RIGHT], []),
    ([BTN_DPAD_LEFT, BTN_SOUTH], [.left, .select]),
  ])
  mutating func `two adjacent buttons of a d-pad make a diagonal`(
    codes: [Int32], expected: [ControllerButton]
  ) {
    for code in codes { state.receive(type: UInt16(EV_KEY), code: UInt16(code), value: 1) }
    #expect(state.held == Set(expected))
  }

  @Test mutating func `releasing a diagonal one contact after the other presses nothing else`() {
    for lifts in [[BTN_DPAD_UP, BTN_DPAD_RIGHT], [BTN_DPAD_RIGHT, BTN_DPAD_UP]] {
      key(BTN_DPAD_UP, 1)
      key(BTN_DPAD_RIGHT, 1)
      #expect(state.held == [.upRight])
      for code in lifts {
        key(code, 0)
        #expect(state.held.isEmpty)
      }
    }
    axis(ABS_HAT0X, 1)
    axis(ABS_HAT0Y, -1)
    #expect(state.held == [.upRight])
    axis(ABS_HAT0Y, 0)
    #expect(state.held.isEmpty)
    // A new press counts together with the direction that is still held.
    axis(ABS_HAT0Y, 1)
    #expect(state.held == [.downRight])
  }

  @Test mutating func `a d-pad counts again after a cancellation once it was released`() {
    axis(ABS_HAT0X, 1)
    state.cancel()
    axis(ABS_HAT0Y, 1)
    #expect(state.held.isEmpty)
    axis(ABS_HAT0X, 0)
    axis(ABS_HAT0Y, 0)
    axis(ABS_HAT0Y, 1)
    #expect(state.held == [.down])
  }

  @Test mutating func `a stick counts again after a cancellation once it was released`() {
    axis(ABS_X, 32_767)
    state.cancel()
    axis(ABS_X, 32_000)
    #expect(state.held.isEmpty)
    axis(ABS_X, 0)
    axis(ABS_X, 32_000)
    #expect(state.held == [.right])
  }

  @Test func `the position of an axis without a length is 0, and others are clamped`() {
    #expect(ControllerAxis(minimum: 5, maximum: 5).fraction(5) == 0)
    #expect(ControllerAxis(minimum: 0, maximum: 255).fraction(255) == 1)
    #expect(ControllerAxis(minimum: 0, maximum: 255).fraction(-9) == -1)
  }

  @Test func `a held direction repeats after a delay, without catching up on missed repetitions`() {
    var repetition = ButtonRepeat()
    repetition.didPress(.down, at: 10)
    let delay = ButtonRepeat.delay
    #expect(repetition.deadline == 10 + delay)
    #expect(repetition.due(at: 10.1) == nil)
    #expect(repetition.due(at: 10 + delay) == .down)
    #expect(repetition.deadline == 10 + delay + ButtonRepeat.interval)
    #expect(repetition.due(at: 20) == .down)
    #expect(repetition.deadline == 20)
    repetition.didRelease(.up)
    #expect(repetition.deadline != nil)
    repetition.didRelease(.down)
    #expect(repetition.deadline == nil)
    repetition.didPress(.select, at: 30)
    #expect(repetition.deadline == nil)
  }
}
