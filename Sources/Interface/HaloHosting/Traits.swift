import Foundation

/// A light or dark appearance: UIKit's `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: String, Hashable, Sendable {
  /// Inherits the style in an override; means light elsewhere.
  case unspecified
  case light, dark
}

/// The contrast between elements and their background: UIKit's `UIAccessibilityContrast`.
public enum AccessibilityContrast: String, Hashable, Sendable {
  /// Inherits the contrast in an override; means normal elsewhere.
  case unspecified
  case normal, high
}
