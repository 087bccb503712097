/// A ``PressableView`` that does something when it is pressed; any other is only highlighted.
package protocol Pressable: PressableView {
  /// Whether a select press holds the view down.
  var isPressable: Bool { get }
  /// Sets the looks for `isHighlighted`, inside the animation that belongs to the change.
  func highlightDidChange()
  /// The press ended where it began.
  func activate()
  /// Whether `activate` would do anything now.
  var actsWhenActivated: Bool { get }
}
