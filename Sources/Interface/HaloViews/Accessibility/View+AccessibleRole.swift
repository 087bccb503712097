import HaloHosting

extension View {
  /// The role of the view for a screen reader.
  package var accessibleRole: AccessibleElement.Role {
    knownAccessibilityOfItsKind?.role
      ?? accessibilityTraits.role(isElement: isAccessibilityElement)
  }
}
