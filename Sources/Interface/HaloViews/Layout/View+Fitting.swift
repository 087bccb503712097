import Foundation
import HaloDisplayList

extension View {
  /// Asks ``systemLayoutSizeFitting(_:)`` for as little room as contents and constraints need.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks ``systemLayoutSizeFitting(_:)`` for as much room as contents and constraints take.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func measuredSize(
    _ target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    return LayoutEngine(root: self, measures: true).size(fitting: target, horizontal, vertical)
  }

  /// What measures text of the view: its window's, or without one that of the window that was made
  /// last, where it will most likely be shown; nil where there is none.
  package var presentTextMeasurer: (any TextMeasuring)? {
    rootView?.textMeasurer ?? RootView.latestTextMeasurer
  }
}
