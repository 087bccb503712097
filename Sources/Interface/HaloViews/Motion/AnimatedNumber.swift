import Foundation

/// An animated number that is not a property of a view.
package struct AnimatedNumber {
  /// Where it will rest.
  package private(set) var target: CGFloat
  private var spring: Spring?

  /// A number at rest.
  package init(_ value: CGFloat) { target = value }

  /// The number at this instant.
  package func value(at time: TimeInterval) -> CGFloat {
    spring.map { CGFloat(animationVector: $0.value(at: time)) } ?? target
  }

  /// Whether it is on its way.
  package func isMoving(at time: TimeInterval) -> Bool {
    spring.map { !$0.isOver(at: time) } ?? false
  }

  /// Goes on from the present value and velocity; a duration of 0 arrives at once.
  package mutating func move(to target: CGFloat, duration: TimeInterval, at time: TimeInterval) {
    let (value, velocity) = (self.value(at: time), spring?.velocity(at: time) ?? .zero)
    self.target = target
    spring =
      duration > 0
      ? Spring(
        value: value.animationVector, velocity: velocity, target: target.animationVector,
        start: time, duration: duration)
      : nil
  }
}
