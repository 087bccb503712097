import Foundation
import Testing

@testable import HaloSceneGraph
@testable import HaloViews

struct SpringTests {
  private let spring = Spring(
    value: .init(repeating: 10), velocity: .init(repeating: 0), target: .init(repeating: 110),
    start: 5, duration: 0.4)

  @Test func `a spring begins at its initial value and velocity`() {
    #expect(spring.value(at: 5)[0] == 10)
    #expect(spring.velocity(at: 5)[0] == 0)
  }

  @Test(arguments: [5.4, 5.400_1, 100])
  func `a spring ends exactly at its target and at rest`(time: TimeInterval) {
    #expect(spring.value(at: time) == .init(repeating: 110))
    #expect(spring.velocity(at: time) == .zero)
    #expect(spring.isOver(at: time))
  }

  @Test func `a spring has its initial value before its start`() {
    #expect(spring.value(at: 3) == spring.value(at: 5))
  }

  @Test func `a spring that starts at rest approaches its target without overshooting`() {
    let values = (0...400).map { spring.value(at: 5 + Double($0) / 1000)[0] }
    for (a, b) in zip(values, values.dropFirst()) { #expect(b > a) }
    #expect(values.allSatisfy { $0 <= 110 })
  }

  @Test func `a spring jumps at its end by no more than about a thousandth of its distance`() {
    #expect(abs(spring.value(at: 5.4 - 1e-9)[0] - 110) < 0.11)
  }

  @Test func `the velocity of a spring is the derivative of its value`() {
    for step in 1..<39 {
      let t = 5 + Double(step) / 100
      let slope = (spring.value(at: t + 1e-6)[0] - spring.value(at: t - 1e-6)[0]) / 2e-6
      #expect(abs(slope - spring.velocity(at: t)[0]) < 0.01)
    }
  }

  @Test(arguments: [5.0, 5.05, 5.2, 5.39])
  func `a spring with a new target continues the value and velocity of the old one`(
    time: TimeInterval
  ) {
    let next = Spring(
      value: spring.value(at: time), velocity: spring.velocity(at: time),
      target: .init(repeating: -50), start: time, duration: 0.3)
    #expect(abs(next.value(at: time)[0] - spring.value(at: time)[0]) < 1e-9)
    #expect(abs(next.velocity(at: time)[0] - spring.velocity(at: time)[0]) < 1e-9)
    #expect(next.value(at: time + 0.3)[0] == -50)
  }

  @Test func `a spring has the same value at the same time whatever was read before`() {
    let once = spring.value(at: 5.123)
    for step in 0..<50 { _ = spring.value(at: 5 + Double(step) / 100) }
    #expect(spring.value(at: 5.123) == once)
  }

  @Test(arguments: [0.3, 0.5, 0.7, 0.9])
  func `an underdamped spring overshoots its target and ends on it`(ratio: Double) {
    let swinging = Spring(
      value: .zero, velocity: .zero, target: .init(repeating: 100), start: 0, duration: 0.4,
      dampingRatio: ratio)
    let values = (0..<400).map { swinging.value(at: Double($0) / 1000)[0] }
    let overshoot = exp(-.pi * ratio / (1 - ratio * ratio).squareRoot()) * 100
    #expect(abs((values.max() ?? 0) - 100 - overshoot) < 0.1)
    #expect(abs((values.last ?? 0) - 100) < 0.3 && swinging.value(at: 0.4)[0] == 100)
    for step in 1..<39 {
      let t = Double(step) / 100
      let slope = (swinging.value(at: t + 1e-6)[0] - swinging.value(at: t - 1e-6)[0]) / 2e-6
      #expect(abs(slope - swinging.velocity(at: t)[0]) < 0.05)
    }
  }

  @Test(arguments: [-0.003, 0, 0.003])
  func `a spring with 30 values a second repeats its value in every other frame`(late: TimeInterval)
  {
    let slow = Spring(
      value: .init(repeating: 10), velocity: .zero, target: .init(repeating: 110), start: 5,
      duration: 0.4, interval: 1 / 30)
    for frame in 1..<17 {
      let time = 5 + Double(frame) / 60
      let shown = 5 + Double(frame / 2) / 30
      #expect(abs(slow.value(at: time + late)[0] - spring.value(at: shown)[0]) < 1e-9)
      #expect(abs(slow.velocity(at: time + late)[0] - spring.velocity(at: shown)[0]) < 1e-9)
    }
    #expect(slow.value(at: 5.4) == .init(repeating: 110))
  }

  @Test func `a spring with 30 values a second ends before its last steps, which nobody sees`() {
    let slow = Spring(
      value: .init(repeating: 0), velocity: .zero, target: .init(repeating: 255), start: 5,
      duration: 0.4, interval: 1 / 30)
    #expect(!slow.isOver(at: 5.299) && slow.isOver(at: 5.301))
    #expect(slow.value(at: 5.301)[0] == 255 && slow.value(at: 5.299)[0] > 252)
  }
}
