/// The items that stand in for those that constraints name.
extension LayoutEngine {
  /// Returns the item and attribute that a constraint inside `host` means.
  ///
  /// - Returns: For a margin the layout margins guide, for a scrolling host its content guide, and
  ///   for a baseline the view that has the text.
  func standIn(
    for item: any LayoutItem, _ attribute: LayoutConstraint.Attribute, in host: View
  ) -> (item: any LayoutItem, attribute: LayoutConstraint.Attribute) {
    if let inner = attribute.withinMargins {
      return ((item as? View)?.layoutMarginsGuide ?? item, inner)
    }
    if item === host, host.scrolledContentSize != nil, attribute.isPlace {
      return (host.contentGuide, attribute)
    }
    switch attribute {
    case .firstBaseline: return ((item as? View)?.forFirstBaselineLayout ?? item, attribute)
    case .lastBaseline: return ((item as? View)?.forLastBaselineLayout ?? item, attribute)
    default: return (item, attribute)
    }
  }
}
