import Foundation

/// A scroll view that makes its items when they come into sight, as a list does.
package protocol ScrollingList: ScrollView {
  /// Called before `contentOffset` changes.
  func willScroll(to offset: CGPoint)
  /// Whether there is a reason to let keys scroll to `rect`, in own coordinates, beyond what is shown.
  func showsMore(in rect: CGRect) -> Bool
}
