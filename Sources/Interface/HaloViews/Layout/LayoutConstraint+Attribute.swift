extension LayoutConstraint {
  /// The constrained attribute of an item: UIKit's `NSLayoutConstraint.Attribute`.
  public enum Attribute: Int, Sendable {
    /// No attribute, for a constraint with only one item.
    case notAnAttribute
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// The baseline of the last line of text; the bottom edge of an item without text.
    case lastBaseline
    /// The baseline of the first line of text; the top edge of an item without text.
    case firstBaseline
    /// The attributes of a view's ``View/layoutMarginsGuide``.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }
}

extension LayoutConstraint.Attribute {
  /// Whether the reading direction determines the side.
  var followsReading: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a position in an item rather than a length.
  var isPlace: Bool { self != .width && self != .height && self != .notAnAttribute }

  /// The corresponding attribute of the layout margins guide; nil if the attribute concerns no
  /// margin.
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
