import Foundation
import HaloDisplayList

extension View {
  /// The colour of focus rings, symbols and interactive text in the view and its descendants:
  /// UIKit's `tintColor`.
  ///
  /// It never reads as nil. Setting nil inherits it again, from the superview or finally from the
  /// palette's tint, which follows the appearance.
  public var tintColor: Color! {
    get { inheritedTintColor ?? appearanceByTraits.palette.tint }
    set {
      let old: Color = tintColor
      ownTraits.tint = newValue
      if newValue != nil { ViewTraits.areTinted = true }
      if tintColor != old { tellTintColorDidChange() }
    }
  }

  /// The colour of a ring around the view: the tint set for it, otherwise the palette's ring.
  var ringColor: Color { inheritedTintColor ?? appearanceByTraits.palette.ring }

  /// The tint set for this view or its nearest ancestor; nil for the palette's.
  ///
  /// O(depth).
  var inheritedTintColor: Color? {
    var view = ViewTraits.areTinted ? self : nil
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
