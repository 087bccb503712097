import FocusGeometry

extension View {
  /// The name that a screen reader has for the view: its label, the name that its class knows or,
  /// for an element, the text inside it.
  package var accessibleName: String? { accessibleName(isElement: isAccessibilityElement) }

  /// The name of an element, or of what is none.
  package func accessibleName(isElement: Bool) -> String? {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    guard isElement else { return nil }
    if let known = listing.textInside { return known.text }
    let text = accessibleTextInside(direction: rootView?.layoutDirection ?? .leftToRight)
    if listing.isUpToDate { listing.textInside = .init(text: text) }
    return text
  }

  /// The text inside the view, without that of views which can have the focus by themselves.
  private func accessibleTextInside(direction: LayoutDirection) -> String? {
    let texts = subviews.map { $0.accessibleText(direction: direction) }
    guard texts.count(where: { $0 != nil }) > 1 else { return texts.lazy.compactMap(\.self).first }
    // Views without text count, too: a background as high as a row makes one line of all that is on
    // it.
    return ReadingOrder.indices(of: subviews.map(\.frame), direction: direction)
      .compactMap { texts[$0] }.joined(separator: ", ")
  }

  private func accessibleText(direction: LayoutDirection) -> String? {
    guard !isLeftOutByReaders, !canBecomeFocused else { return nil }
    if let label = accessibilityLabel { return label.isEmpty ? nil : label }
    return accessibleTextInside(direction: direction)
  }
}
