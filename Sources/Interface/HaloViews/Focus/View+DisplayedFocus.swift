import FocusEngine
import Foundation

extension View {
  /// Whether the view looks focused: it is focused and shows it, or it displays focus.
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
