import FocusEngine
import Foundation

extension View {
  /// Whether it looks focused: it has the focus, or displays it.
  public var looksFocused: Bool { isFocused || displaysFocus }

  func displayedFocusDidChange() {
    appearanceDidChange()
    liftsWithFocus = liftsWithFocus || liftsToDisplayFocus
    matchLift()
    window?.exhibitHalo(displaysFocus, around: self)
  }
}
