import Foundation

extension View {
  /// Whether the view belongs to a screen that is disappearing.
  package var isInLeavingScreen: Bool {
    sequence(first: self, next: \.superview).contains(where: \.isLeavingScreen)
  }
}
