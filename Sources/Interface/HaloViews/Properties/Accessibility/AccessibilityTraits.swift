/// The nature and behaviour of an element for screen readers: UIKit's `UIAccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: AccessibilityTraits = []
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = AccessibilityTraits(rawValue: 1 << 4)
  /// The element divides content into sections.
  public static let header = AccessibilityTraits(rawValue: 1 << 5)
  public static let searchField = AccessibilityTraits(rawValue: 1 << 6)
  /// The element is currently disabled.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 7)
  /// The element has a value that can be raised and lowered.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 8)
  /// The element is a container whose buttons choose what is shown.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 9)
  /// The element is either on or off.
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 10)
}
