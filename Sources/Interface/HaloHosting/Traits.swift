import Foundation

/// Light or dark: UIKit's `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: String, Hashable, Sendable {
  /// Whatever is around, in an override; light elsewhere.
  case unspecified
  case light, dark
}

/// How strongly things stand out from what they stand on: UIKit's `UIAccessibilityContrast`.
public enum AccessibilityContrast: String, Hashable, Sendable {
  /// Whatever is around, in an override; normal elsewhere.
  case unspecified
  case normal, high
}
