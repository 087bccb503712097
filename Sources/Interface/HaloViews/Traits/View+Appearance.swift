import FocusEngine
import Foundation
import HaloHosting

extension View {
  /// The appearance of this view: the window's, with the overrides of this view and those around
  /// it, and in its tint where one is set; light while not in a window.
  ///
  /// O(depth).
  public var effectiveAppearance: FocusAppearance {
    var appearance = appearanceByTraits
    if let tint = inheritedTintColor { appearance.palette.setTint(tint) }
    return appearance
  }

  /// ``effectiveAppearance`` whatever tint is set.
  var appearanceByTraits: FocusAppearance {
    guard let rootView else { return .light }
    var overrides = traitOverrides
    var view = superview
    while let current = view {
      overrides = overrides.inheriting(current.traitOverrides)
      view = current.superview
    }
    return rootView.appearance(overriding: overrides)
  }

  /// Light or dark whatever is around: UIKit's `overrideUserInterfaceStyle`.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Tells this view and all inside that their looks have changed.
  package func appearanceChanged() {
    matchTraits()
    appearanceDidChange()
    setNeedsLayout()
    for view in subviews { view.appearanceChanged() }
  }
}
