import FocusGeometry

extension View {
  /// What a screen reader calls the view: what was said, what its class knows, or, of an element,
  /// what is written inside of it.
  package var accessibleName: String? { accessibleName(isElement: isAccessibilityElement) }

  func accessibleName(isElement: Bool) -> String? {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    guard isElement else { return nil }
    if let known = listing.textInside { return known.text }
    let text = accessibleTextInside(direction: window?.layoutDirection ?? .leftToRight)
    if listing.isUpToDate { listing.textInside = ViewListing.TextInside(text: text) }
    return text
  }

  /// What is to be read inside, without what can have the focus by itself.
  private func accessibleTextInside(direction: LayoutDirection) -> String? {
    let texts = subviews.map { $0.accessibleText(direction: direction) }
    guard texts.count(where: { $0 != nil }) > 1 else { return texts.lazy.compactMap(\.self).first }
    // What has no text counts, too: a ground as high as a row makes one line of all that is on it.
    return ReadingOrder.indices(of: subviews.map(\.frame), direction: direction)
      .compactMap { texts[$0] }.joined(separator: ", ")
  }

  private func accessibleText(direction: LayoutDirection) -> String? {
    guard !isLeftOutByReaders, !canBecomeFocused else { return nil }
    if let label = accessibilityLabel { return label.isEmpty ? nil : label }
    return accessibleTextInside(direction: direction)
  }
}
