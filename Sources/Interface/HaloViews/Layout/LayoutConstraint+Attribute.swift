extension LayoutConstraint {
  /// What of an item is constrained: UIKit's `NSLayoutConstraint.Attribute`.
  public enum Attribute: Int, Sendable {
    /// Of a constraint with one item alone.
    case notAnAttribute
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// Of the last line of text; the bottom edge of what has no text.
    case lastBaseline
    /// Of the first line of text; the top edge of what has no text.
    case firstBaseline
    /// Of a view: those of its ``View/layoutMarginsGuide``.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }
}

extension LayoutConstraint.Attribute {
  /// Whether the reading direction decides which side it is.
  var followsReading: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is a place in an item rather than a length.
  var isPlace: Bool { self != .width && self != .height && self != .notAnAttribute }

  /// What it is of the guide between the margins; nil for what is no margin.
  var withinMargins: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
