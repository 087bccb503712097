import HaloHosting

/// The accessibility properties that were set on a view; few views have any.
@MainActor
final class AccessibilityProperties {
  var isElement: Bool?
  var role: AccessibleElement.Role?
  var label: String?
  var hint: String?
  var value: String?
  var traits: AccessibilityTraits?
  var elements: [Any]?
  var elementsHidden = false
  var groupsChildren = false
  var containerType = AccessibilityContainerType.none
  var respondsToUserInteraction: Bool?
  var customActions: [AccessibilityCustomAction]?
}
