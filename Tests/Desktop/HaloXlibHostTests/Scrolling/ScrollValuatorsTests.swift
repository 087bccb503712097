import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloXlibHost

struct ScrollValuatorsTests {
  private static let mouse = 9
  private static let touchpad = 11

  /// A mouse whose wheel counts by 120, and a touchpad that counts by 15 in the opposite direction.
  private static func devices() -> ScrollValuators {
    var valuators = ScrollValuators()
    valuators.setAxes(
      [
        ScrollValuators.Axis(number: 2, direction: .horizontal, increment: 120),
        ScrollValuators.Axis(number: 3, direction: .vertical, increment: 120),
      ], of: mouse)
    valuators.setAxes(
      [
        ScrollValuators.Axis(number: 2, direction: .horizontal, increment: -15),
        ScrollValuators.Axis(number: 3, direction: .vertical, increment: -15),
      ], of: touchpad)
    return valuators
  }

  @Test func `the first value of a valuator scrolls nothing, and later ones scroll`() {
    var valuators = Self.devices()
    #expect(valuators.notches(of: Self.mouse, values: [3: 96_000]) == .zero)
    #expect(valuators.notches(of: Self.mouse, values: [3: 96_120]) == CGVector(dx: 0, dy: 1))
    #expect(valuators.notches(of: Self.mouse, values: [3: 96_060]) == CGVector(dx: 0, dy: -0.5))
    #expect(valuators.notches(of: Self.mouse, values: [3: 96_060]) == .zero)
  }

  @Test func `a negative increment scrolls in the opposite direction`() {
    var valuators = Self.devices()
    _ = valuators.notches(of: Self.touchpad, values: [2: 0, 3: 0])
    let notches = valuators.notches(of: Self.touchpad, values: [2: 30, 3: -7.5])
    #expect(notches == CGVector(dx: -2, dy: 0.5))
  }

  @Test func `each axis of a device has its own first value`() {
    var valuators = Self.devices()
    _ = valuators.notches(of: Self.mouse, values: [3: 0])
    let first = valuators.notches(of: Self.mouse, values: [2: 600, 3: 120])
    #expect(first == CGVector(dx: 0, dy: 1))
    let both = valuators.notches(of: Self.mouse, values: [2: 660, 3: 0])
    #expect(both == CGVector(dx: 0.5, dy: -1))
  }

  @Test func `the values of one device are not compared with those of another`() {
    var valuators = Self.devices()
    _ = valuators.notches(of: Self.mouse, values: [3: 0])
    #expect(valuators.notches(of: Self.touchpad, values: [3: 150]) == .zero)
    #expect(valuators.notches(of: Self.mouse, values: [3: 120]).dy == 1)
    #expect(valuators.notches(of: Self.touchpad, values: [3: 135]).dy == 1)
  }

  @Test func `values of unknown devices and of other valuators scroll nothing`() {
    var valuators = Self.devices()
    for value in [0.0, 120] {
      #expect(valuators.notches(of: 4, values: [3: value]) == .zero)
      #expect(valuators.notches(of: Self.mouse, values: [0: value, 1: value]) == .zero)
    }
  }

  @Test func `a scroll longer than any finger's is ignored, and the next one starts at its end`() {
    var valuators = Self.devices()
    _ = valuators.notches(of: Self.mouse, values: [3: 0])
    let most = ScrollValuators.mostNotches
    let longest = valuators.notches(of: Self.mouse, values: [3: 120 * most])
    #expect(longest == CGVector(dx: 0, dy: most))
    #expect(valuators.notches(of: Self.mouse, values: [3: -1]) == .zero)
    #expect(valuators.notches(of: Self.mouse, values: [3: 119]).dy == 1)
    for value in [Double.nan, .infinity, 0] {
      #expect(valuators.notches(of: Self.mouse, values: [3: value]) == .zero)
    }
    #expect(valuators.notches(of: Self.mouse, values: [3: 120]).dy == 1)
  }

  @Test func `fractions of wheel steps add up`() {
    var valuators = Self.devices()
    var generator = SeededGenerator(seed: 7)
    var value = 1000.0
    _ = valuators.notches(of: Self.touchpad, values: [3: value])
    var sum = 0.0
    for _ in 0..<1000 {
      value += Double.random(in: -4...6, using: &generator)
      sum += valuators.notches(of: Self.touchpad, values: [3: value]).dy
    }
    #expect(abs(sum - (1000 - value) / 15) < 1e-9)
  }

  @Test func `the next value of every device scrolls nothing after forgetValues`() {
    var valuators = Self.devices()
    for device in [Self.mouse, Self.touchpad] {
      _ = valuators.notches(of: device, values: [2: 0, 3: 0])
    }
    valuators.forgetValues()
    for device in [Self.mouse, Self.touchpad] {
      #expect(valuators.notches(of: device, values: [2: 15, 3: 15]) == .zero)
      #expect(valuators.notches(of: device, values: [2: 15, 3: 135]).dy != 0)
    }
  }

  @Test func `a device whose axes change scrolls with the new ones, after a first value`() {
    var valuators = Self.devices()
    _ = valuators.notches(of: Self.mouse, values: [3: 0])
    valuators.setAxes(
      [
        ScrollValuators.Axis(number: 4, direction: .vertical, increment: 10),
        ScrollValuators.Axis(number: 5, direction: .horizontal, increment: 0),
      ], of: Self.mouse)
    for value in [120.0, 240] {
      #expect(valuators.notches(of: Self.mouse, values: [3: value, 5: value]) == .zero)
    }
    #expect(valuators.notches(of: Self.mouse, values: [4: 0]) == .zero)
    #expect(valuators.notches(of: Self.mouse, values: [4: 5]).dy == 0.5)
    valuators.setAxes([], of: Self.mouse)
    for value in [5.0, 10] {
      #expect(valuators.notches(of: Self.mouse, values: [4: value]) == .zero)
    }
  }
}
