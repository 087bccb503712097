import Foundation
import HaloDisplayList

extension View {
  /// The target that makes ``systemLayoutSizeFitting(_:)`` return the smallest size that contents
  /// and constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target that makes ``systemLayoutSizeFitting(_:)`` return the largest size that contents
  /// and constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func measuredSize(
    _ target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    return LayoutEngine(root: self, measures: true).size(fitting: target, horizontal, vertical)
  }

  /// The text measurer of the view's window or, without one, of the window created last; nil if
  /// there is none.
  ///
  /// The view will most likely be shown in that window.
  package var presentTextMeasurer: (any TextMeasuring)? {
    rootView?.textMeasurer ?? RootView.latestTextMeasurer
  }
}
