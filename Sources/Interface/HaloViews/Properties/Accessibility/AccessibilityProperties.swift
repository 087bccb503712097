/// What somebody has said about a view for those who do not see it; few views have any of it.
@MainActor
final class AccessibilityProperties {
  var isElement: Bool?
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
