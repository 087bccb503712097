/// The work outstanding before a view, or something inside it, is laid out.
struct LayoutMarks: OptionSet {
  let rawValue: UInt8

  /// `layoutSubviews` is to be called.
  static let layout = LayoutMarks(rawValue: 1)
  /// It is for the view or anything inside.
  static let layoutInside = LayoutMarks(rawValue: 2)
  /// `updateConstraints` is to be called.
  static let constraints = LayoutMarks(rawValue: 4)
  /// It is for the view or anything inside.
  static let constraintsInside = LayoutMarks(rawValue: 8)
  /// `intrinsicContentSize` is to be asked for again.
  static let contentSize = LayoutMarks(rawValue: 16)
  /// The marks of a new view.
  static let all = LayoutMarks(rawValue: 31)
}
