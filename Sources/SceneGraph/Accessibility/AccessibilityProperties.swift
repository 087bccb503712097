/// What somebody has said about a view for those who do not see it; few views have any of it.
@MainActor
final class AccessibilityProperties {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: AccessibilityTraits?
  var elements: [View]?
  var elementsHidden = false
}

extension View {
  /// What has been said about this view, to be added to.
  func accessibilityPropertiesToChange() -> AccessibilityProperties {
    // It may be part of the name of what is around it.
    markForListing()
    let properties = accessibilityProperties ?? AccessibilityProperties()
    accessibilityProperties = properties
    return properties
  }
}
