import Foundation

/// One property on its way: a critically damped spring, in closed form.
///
/// The value at any instant depends on nothing but the instant, so a moment can be drawn again bit
/// for bit; and a new target can take over value and velocity, so nothing ever jumps.
struct Spring {
  var target: AnimationVector
  private var displacement: AnimationVector
  private var impulse: AnimationVector
  private var rate: Double
  var start: TimeInterval
  var duration: TimeInterval

  /// How much of the way is left at the end of `duration`, where the value is set to the target:
  /// (1 + x)·e^−x = 0.001 gives this x.
  private static let settlingRate = 9.233

  /// - Parameters:
  ///   - value: where the property stands at `start`.
  ///   - velocity: per second, at `start`.
  ///   - target: where it shall rest.
  ///   - start: seconds on the host's clock.
  ///   - duration: seconds; greater than 0.
  init(
    value: AnimationVector, velocity: AnimationVector, target: AnimationVector,
    start: TimeInterval, duration: TimeInterval
  ) {
    self.target = target
    self.start = start
    self.duration = duration
    rate = Self.settlingRate / duration
    displacement = value - target
    impulse = velocity + rate * displacement
  }

  func isOver(at time: TimeInterval) -> Bool { time >= start + duration }

  func value(at time: TimeInterval) -> AnimationVector {
    guard !isOver(at: time) else { return target }
    let t = max(0, time - start)
    return target + (displacement + impulse * t) * exp(-rate * t)
  }

  /// Per second.
  func velocity(at time: TimeInterval) -> AnimationVector {
    guard !isOver(at: time) else { return .zero }
    let t = max(0, time - start)
    return (impulse - rate * (displacement + impulse * t)) * exp(-rate * t)
  }
}
