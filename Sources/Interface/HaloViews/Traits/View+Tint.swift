import Foundation
import HaloDisplayList

extension View {
  /// The colour of focus rings, symbols and operable text in the view and all inside: UIKit's
  /// `tintColor`.
  ///
  /// Never reads as nil. Setting nil inherits again: from the superview, or the palette's tint
  /// where nothing is set, so that it follows the appearance in force.
  public var tintColor: Color! {
    get { inheritedTintColor ?? appearanceByTraits.palette.tint }
    set {
      let old: Color = tintColor
      ownTraits.tint = newValue
      if tintColor != old { tellTintColorDidChange() }
    }
  }

  /// The tint that is set for this view, or nearest around it; nil for the palette's.
  ///
  /// O(depth).
  var inheritedTintColor: Color? {
    var view: View? = self
    while let current = view {
      if let given = current.ownTraits.tint { return given }
      view = current.superview
    }
    return nil
  }

  private func tellTintColorDidChange() {
    ownTraits.followed?.matchAll(for: self)
    appearanceDidChange()
    tintColorDidChange()
    setNeedsDisplay()
    for view in subviews where view.ownTraits.tint == nil { view.tellTintColorDidChange() }
  }
}
