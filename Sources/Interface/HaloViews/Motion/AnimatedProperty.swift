import Foundation

/// The properties of a view that can be animated.
package enum AnimatedProperty: UInt8, CaseIterable {
  case center, bounds, transform, alpha, backgroundColor, cornerRadius
  case lift, dimming, textColor, strokeColor, hover, tilt, light, idleness, marquee
  case glow, glowOffset

  /// Whether a change of the property moves something.
  var isGeometry: Bool {
    switch self {
    case .center, .bounds, .transform, .cornerRadius, .tilt, .light, .marquee, .glowOffset:
      true
    // Without movement, lift is a cross-fade between two states.
    case .lift, .alpha, .backgroundColor, .dimming, .textColor, .strokeColor, .hover, .idleness,
      .glow:
      false
    }
  }
}

/// A view's running animations; the properties themselves hold the final values.
struct PropertyAnimations {
  /// At most one animation for each property; there are so few that a linear search is fastest.
  private var running: [(property: AnimatedProperty, spring: Spring)] = []

  var isEmpty: Bool { running.isEmpty }

  func spring(for property: AnimatedProperty) -> Spring? {
    running.first { $0.property == property }?.spring
  }

  mutating func set(_ spring: Spring?, for property: AnimatedProperty) {
    if let place = running.firstIndex(where: { $0.property == property }) {
      if let spring { running[place].spring = spring } else { running.remove(at: place) }
    } else if let spring {
      running.append((property, spring))
    }
  }

  mutating func removeFinished(at time: TimeInterval) {
    running.removeAll { $0.spring.isOver(at: time) }
  }

  mutating func removeAll() { running.removeAll() }
}
