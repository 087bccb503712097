/// The outstanding work before a view or its descendants are laid out.
struct LayoutMarks: OptionSet {
  let rawValue: UInt8

  /// `layoutSubviews` must be called.
  static let layout = LayoutMarks(rawValue: 1)
  /// `layoutSubviews` must be called for the view or a descendant.
  static let layoutInside = LayoutMarks(rawValue: 2)
  /// `updateConstraints` must be called.
  static let constraints = LayoutMarks(rawValue: 4)
  /// `updateConstraints` must be called for the view or a descendant.
  static let constraintsInside = LayoutMarks(rawValue: 8)
  /// `intrinsicContentSize` must be read again.
  static let contentSize = LayoutMarks(rawValue: 16)
  /// The marks of a new view.
  static let all = LayoutMarks(rawValue: 31)
}
