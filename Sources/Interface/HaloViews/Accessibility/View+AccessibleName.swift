import FocusGeometry

extension View {
  /// The name of the view for a screen reader: its label, set or known by its class, or the text
  /// inside an element; nil if it has none.
  package var accessibleName: String? { accessibleName(isElement: isAccessibilityElement) }

  /// Returns the name of the view, as an element or as a container.
  package func accessibleName(isElement: Bool) -> String? {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    guard isElement else { return nil }
    if let known = listing.textInside { return known.text }
    let text = accessibleTextInside(direction: rootView?.layoutDirection ?? .leftToRight)
    if listing.isUpToDate { listing.textInside = .init(text: text) }
    return text
  }

  /// Returns the text inside the view, without that of views that can be focused themselves.
  private func accessibleTextInside(direction: LayoutDirection) -> String? {
    let texts = subviews.map { $0.accessibleText(direction: direction) }
    guard texts.count(where: { $0 != nil }) > 1 else { return texts.lazy.compactMap(\.self).first }
    // Views without text affect the order too: a background as high as a row makes everything on it
    // one line.
    return ReadingOrder.indices(of: subviews.map(\.frame), direction: direction)
      .compactMap { texts[$0] }.joined(separator: ", ")
  }

  private func accessibleText(direction: LayoutDirection) -> String? {
    guard !isLeftOutByReaders, !canBecomeFocused else { return nil }
    if let label = accessibilityLabel { return label.isEmpty ? nil : label }
    return accessibleTextInside(direction: direction)
  }
}
