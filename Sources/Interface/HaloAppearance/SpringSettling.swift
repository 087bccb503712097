import Foundation

/// The time in which a spring comes to rest, from its damping ratio and its frequency.
package enum SpringSettling {
  /// The product of rate and duration at which 0.001 of the way of a critically damped spring is
  /// left: (1 + x)·e^−x = 0.001 gives this x.
  package static let critical = 9.233
  /// The product of rate and duration for an underdamped spring: e^−x = 0.001.
  package static let swinging = 6.908
  /// The smallest damping ratio of a spring.
  package static let leastRatio = 0.1

  /// Returns the duration in seconds of a spring with a response: the period in seconds that it
  /// would have without damping.
  package static func duration(
    ofResponse response: TimeInterval, dampingRatio: Double
  ) -> TimeInterval {
    response * product(dampingRatio) / (2 * .pi)
  }

  /// Returns the response of a spring: the period in seconds that it would have without damping.
  package static func response(
    ofDuration duration: TimeInterval, dampingRatio: Double
  ) -> TimeInterval {
    duration * 2 * .pi / product(dampingRatio)
  }

  /// The product of undamped frequency and duration.
  private static func product(_ ratio: Double) -> Double {
    ratio < 1 ? swinging / max(leastRatio, ratio) : critical
  }
}
