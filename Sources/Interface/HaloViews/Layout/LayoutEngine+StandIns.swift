/// Items that constraints speak of without naming them.
extension LayoutEngine {
  /// What an attribute of an item is an attribute of, as those inside of `host` see it.
  ///
  /// - Returns: Of a margin the guide between the margins, of a scrolling view from inside its
  ///   content, and of a baseline the view that has the text.
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
