/// A ``PressableView`` that acts when it is pressed; any other is only highlighted.
package protocol Pressable: PressableView {
  /// Whether the view handles select presses.
  var isPressable: Bool { get }
  /// Called to set the appearance for `isHighlighted`, inside the animation of the change.
  func highlightDidChange()
  /// Called when a press ended where it began.
  func activate()
  /// Whether ``activate()`` would do anything now.
  var actsWhenActivated: Bool { get }
}
