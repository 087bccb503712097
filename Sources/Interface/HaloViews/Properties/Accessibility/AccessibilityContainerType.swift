/// The kind of content that a view holds, for screen readers: UIKit's
/// `UIAccessibilityContainerType`.
public enum AccessibilityContainerType: Int, Hashable, Sendable {
  /// No container: the content belongs to an ancestor.
  case none
  /// A table; reported as a grid, without rows and columns.
  case dataTable
  /// A list, reported with the number of its elements.
  case list
  /// A part of a screen that has a name, such as its navigation.
  case landmark
  /// Elements that belong together; a screen reader says the view's label when it enters them.
  case semanticGroup
}
