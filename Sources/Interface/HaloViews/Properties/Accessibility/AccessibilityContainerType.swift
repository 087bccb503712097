/// The kind of content that a view holds, for screen readers: UIKit's
/// `UIAccessibilityContainerType`.
public enum AccessibilityContainerType: Int, Hashable, Sendable {
  /// No kind: what is inside belongs to what is around the view.
  case none
  /// A table; told as a grid, without rows and columns.
  case dataTable
  /// A list, told with the number of its elements.
  case list
  /// A part of a screen that is worth a name, such as its navigation.
  case landmark
  /// Elements that belong together; a screen reader says the view's label on coming to them.
  case semanticGroup
}
