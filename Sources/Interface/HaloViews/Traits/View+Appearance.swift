import FocusEngine
import Foundation
import HaloHosting

extension View {
  /// The appearance of this view; light outside a window.
  ///
  /// It is the window's, with the overrides of this view and its ancestors, and with the inherited
  /// tint. O(depth).
  public var effectiveAppearance: FocusAppearance {
    var appearance = appearanceByTraits
    if let tint = inheritedTintColor { appearance.palette.setTint(tint) }
    return appearance
  }

  /// The ``effectiveAppearance`` without any tint.
  var appearanceByTraits: FocusAppearance {
    guard let rootView else { return .light }
    guard ViewTraits.areOverridden else { return rootView.appearance }
    var overrides = traitOverrides
    var view = superview
    while let current = view {
      overrides = overrides.inheriting(current.traitOverrides)
      view = current.superview
    }
    return rootView.appearance(overriding: overrides)
  }

  /// The style of the view and its descendants, regardless of the window's: UIKit's
  /// `overrideUserInterfaceStyle`.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Tells this view and its descendants that their appearance has changed.
  package func appearanceChanged() {
    matchTraits()
    appearanceDidChange()
    setNeedsLayout()
    for view in subviews { view.appearanceChanged() }
  }
}
