import Foundation

/// The properties of a view that can be animated.
package enum AnimatedProperty: UInt8, CaseIterable {
  case center, bounds, transform, alpha, backgroundColor, cornerRadius
  case lift, dimming, textColor, hover, tilt, idleness, marquee

  /// Whether a change moves something.
  var isGeometry: Bool {
    switch self {
    case .center, .bounds, .transform, .cornerRadius, .tilt, .marquee: true
    // Without movement, lift is a cross-fade between the two looks.
    case .lift, .alpha, .backgroundColor, .dimming, .textColor, .hover, .idleness: false
    }
  }
}

/// A view's running animations; the properties themselves hold the final values.
struct PropertyAnimations {
  private var springs: [AnimatedProperty: Spring] = [:]

  var isEmpty: Bool { springs.isEmpty }

  func spring(for property: AnimatedProperty) -> Spring? { springs[property] }

  mutating func set(_ spring: Spring?, for property: AnimatedProperty) {
    springs[property] = spring
  }

  mutating func removeFinished(at time: TimeInterval) {
    for (property, spring) in springs where spring.isOver(at: time) { springs[property] = nil }
  }

  mutating func removeAll() { springs.removeAll() }
}
