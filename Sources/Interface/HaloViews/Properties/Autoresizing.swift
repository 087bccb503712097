/// The rules by which a view's frame follows its superview's size.
struct Autoresizing {
  /// The raw value of the view's `autoresizingMask`.
  var mask: UInt = 0
  var resizesSubviews = true
  /// Whether a subview has ever had a mask.
  var hasFlexibleSubviews = false
  var isForFrame = true
  var fillsWindow = false
}
