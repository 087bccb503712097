import HaloHosting

extension View {
  /// The role that a screen reader tells of the view.
  package var accessibleRole: AccessibleElement.Role {
    knownAccessibilityOfItsKind?.role
      ?? accessibilityTraits.role(isElement: isAccessibilityElement)
  }
}
