import Foundation
import HaloAppearance

/// The animation of a property: a damped spring in closed form.
///
/// The value depends on nothing but the time, so a moment can be drawn again with identical bits. A
/// new target takes over value and velocity, so nothing ever jumps.
struct Spring {
  var target: AnimationVector
  private var displacement: AnimationVector
  private var impulse: AnimationVector
  private let rate: Double
  /// The frequency of the oscillation in radians a second; 0 for a critically damped spring.
  private let frequency: Double
  var start: TimeInterval
  var duration: TimeInterval
  /// The seconds for which a value is kept; 0 for a new value in each frame.
  private let interval: TimeInterval

  /// The share of its duration after which a critically damped spring is half way: (1 + x)·e^−x =
  /// 0.5 gives x = 1.678.
  static let halfway = 1.678 / SpringSettling.critical

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - value: the value at `start`.
  ///   - velocity: the velocity at `start`, per second.
  ///   - target: the final value.
  ///   - start: seconds on the host's clock.
  ///   - duration: seconds; greater than 0.
  ///   - dampingRatio: 1 never passes the target; less, down to 0.1, overshoots and comes back.
  ///   - interval: seconds for which a value is kept; 0 for a new value in each frame.
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
      let ratio = max(SpringSettling.leastRatio, dampingRatio)
      rate = SpringSettling.swinging / duration
      frequency = rate / ratio * (1 - ratio * ratio).squareRoot()
      impulse = (velocity + rate * displacement) / frequency
    } else {
      rate = SpringSettling.critical / duration
      frequency = 0
      impulse = velocity + rate * displacement
    }
  }

  /// The share of its duration after which a critically damped spring with an interval is over: 0.008
  /// of the way is left, as (1 + x)·e^−x = 0.008 gives x = 6.9.
  ///
  /// In a cross-fade or in soft light nobody sees a step of that size, but everything beneath would be
  /// drawn again for each value until the spring comes to rest.
  static let visibleShare = 0.75

  func isOver(at time: TimeInterval) -> Bool {
    time >= start + duration * (interval > 0 && frequency == 0 ? Self.visibleShare : 1)
  }

  private func elapsed(at time: TimeInterval) -> TimeInterval {
    let elapsed = max(0, time - start)
    guard interval > 0 else { return elapsed }
    // Frames hardly ever come exactly when a value is due; a frame that is early by up to a quarter
    // of the interval shows the value nevertheless.
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

  /// Returns the velocity at a time, per second.
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
