import Foundation

extension View {
  /// The colour of what stands for focus and action in the view and all inside, focus rings among
  /// it: UIKit's `tintColor`.
  ///
  /// Never reads as nil. Setting nil inherits again: from the superview, at the root the palette's
  /// tint, so that it follows the appearance.
  public var tintColor: Color! {
    get { givenTintColor ?? superview?.tintColor ?? effectiveAppearance.palette.tint }
    set {
      let old: Color = tintColor
      givenTintColor = newValue
      if tintColor != old { tellTintColorDidChange() }
    }
  }

  private func tellTintColorDidChange() {
    tintColorDidChange()
    setNeedsDisplay()
    for view in subviews where view.givenTintColor == nil { view.tellTintColorDidChange() }
  }
}
