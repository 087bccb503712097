/// What a press does to a ``PressableView``; one that is not of this kind is only highlighted.
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
