import Foundation

/// How the next item in a direction is chosen.
public enum FocusStrategy: String, CaseIterable, Hashable, Sendable, Codable {
  /// Straight ahead only, the nearest edge first: what is known of UIKit (spec/uikit-focus.md 4.2).
  case strictBeam
  /// Android's rule in its order-independent form B (spec/spatial-navigation.md 1.2).
  case nearestNeighbour
  /// WinUI's (spec/spatial-navigation.md 1.6).
  case projection
  case navigationDirectionDistance
  case rectilinearDistance
}
