import Foundation

/// An animated number that is not a property of a view.
package struct AnimatedNumber {
  /// The final value.
  package private(set) var target: CGFloat
  private var spring: Spring?

  /// Creates a number at rest.
  package init(_ value: CGFloat) { target = value }

  /// Returns the number at a time.
  package func value(at time: TimeInterval) -> CGFloat {
    spring.map { CGFloat(animationVector: $0.value(at: time)) } ?? target
  }

  /// Whether the number is still moving at a time.
  package func isMoving(at time: TimeInterval) -> Bool {
    spring.map { !$0.isOver(at: time) } ?? false
  }

  /// Animates to `target` from the current value and velocity; a duration of 0 sets it immediately.
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
