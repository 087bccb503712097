import Foundation

/// A scroll view that creates its items when they become visible, like a list.
package protocol ScrollingList: ScrollView {
  /// Called before `contentOffset` changes.
  func willScroll(to offset: CGPoint)
  /// Returns whether keys may scroll to `rect`, in the view's coordinates, beyond the visible part.
  func showsMore(in rect: CGRect) -> Bool
}
