import Foundation

/// The animation of one property: a damped spring, in closed form.
///
/// The value at any instant depends on nothing but the instant, so a moment can be drawn again bit
/// for bit; and a new target can take over value and velocity, so nothing ever jumps.
struct Spring {
  var target: AnimationVector
  private var displacement: AnimationVector
  private var impulse: AnimationVector
  private let rate: Double
  /// Frequency of the oscillation, radians a second; 0 for a critically damped spring.
  private let frequency: Double
  var start: TimeInterval
  var duration: TimeInterval
  /// Seconds for which the value stays what it is; 0: every frame has another one.
  private let interval: TimeInterval

  /// How much of the way is left at the end of `duration`, where the value is set to the target:
  /// (1 + x)·e^−x = 0.001 gives this x.
  private static let settlingRate = 9.233
  /// The same for an underdamped spring: e^−x = 0.001.
  private static let swingingRate = 6.908

  /// - Parameters:
  ///   - value: where the property stands at `start`.
  ///   - velocity: per second, at `start`.
  ///   - target: where it shall rest.
  ///   - start: seconds on the host's clock.
  ///   - duration: seconds; greater than 0.
  ///   - dampingRatio: 1: never beyond the target; less, down to 0.1: a little beyond and back.
  ///   - interval: seconds for which the value stays what it is; 0: every frame has another one.
  init(
    value: AnimationVector, velocity: AnimationVector, target: AnimationVector,
    start: TimeInterval, duration: TimeInterval, dampingRatio: Double = 1,
    interval: TimeInterval = 0
  ) {
    self.target = target
    self.start = start
    self.duration = duration
    self.interval = interval
    displacement = value - target
    if dampingRatio < 1 {
      let ratio = max(0.1, dampingRatio)
      rate = Self.swingingRate / duration
      frequency = rate / ratio * (1 - ratio * ratio).squareRoot()
      impulse = (velocity + rate * displacement) / frequency
    } else {
      rate = Self.settlingRate / duration
      frequency = 0
      impulse = velocity + rate * displacement
    }
  }

  func isOver(at time: TimeInterval) -> Bool { time >= start + duration }

  private func elapsed(at time: TimeInterval) -> TimeInterval {
    let elapsed = max(0, time - start)
    guard interval > 0 else { return elapsed }
    // A frame comes about when a value is due, and hardly ever exactly then: one that comes up to a
    // quarter of the interval too early shows the value all the same.
    return (elapsed / interval + 0.25).rounded(.down) * interval
  }

  func value(at time: TimeInterval) -> AnimationVector {
    guard !isOver(at: time) else { return target }
    let t = elapsed(at: time)
    let swing =
      frequency > 0
      ? displacement * cos(frequency * t) + impulse * sin(frequency * t)
      : displacement + impulse * t
    return target + swing * exp(-rate * t)
  }

  /// Per second.
  func velocity(at time: TimeInterval) -> AnimationVector {
    guard !isOver(at: time) else { return .zero }
    let t = elapsed(at: time)
    let (swing, change): (AnimationVector, AnimationVector)
    if frequency > 0 {
      let (c, s) = (cos(frequency * t), sin(frequency * t))
      swing = displacement * c + impulse * s
      change = (impulse * c - displacement * s) * frequency
    } else {
      swing = displacement + impulse * t
      change = impulse
    }
    return (change - rate * swing) * exp(-rate * t)
  }
}
