import FocusEngine
import Foundation

extension View {
  /// Whether it looks focused: it has the focus and shows it, or displays focus as an exhibit.
  public var looksFocused: Bool {
    displaysFocus || (isFocused && rootView?.focusSystem?.indicatesFocus != false)
  }

  func displayedFocusDidChange() {
    appearanceDidChange()
    liftsWithFocus = liftsWithFocus || liftsToDisplayFocus
    matchLift()
    rootView?.exhibitHalo(displaysFocus, around: self)
  }
}
