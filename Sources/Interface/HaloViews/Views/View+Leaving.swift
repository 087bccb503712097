import Foundation

extension View {
  /// Whether the view is on its way out of the screen.
  package var isInLeavingScreen: Bool {
    sequence(first: self, next: \.superview).contains(where: \.isLeavingScreen)
  }
}
