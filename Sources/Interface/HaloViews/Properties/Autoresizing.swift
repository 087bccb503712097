/// The rules that give a view its frame when the superview's size changes.
struct Autoresizing {
  /// The raw value of the view's `autoresizingMask`.
  var mask: UInt = 0
  var resizesSubviews = true
  /// Whether a subview has had a mask.
  var hasFlexibleSubviews = false
  var isForFrame = true
  var fillsWindow = false
}
