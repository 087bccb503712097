import Hosting

extension View {
  /// What kind of thing a screen reader says that the view is.
  package var accessibleRole: AccessibleElement.Role {
    knownAccessibilityOfItsKind?.role
      ?? accessibilityTraits.role(isElement: isAccessibilityElement)
  }
}
