import FocusEngine
import Foundation

/// Holds a screen that comes and goes.
///
/// From the moment it begins to leave, focus finds nothing in it and looks through it, although it
/// can still be seen.
class TransitionView: View {
  var isLeaving = false {
    didSet { if isLeaving != oldValue { focusMayHaveChanged() } }
  }

  override var isTransparentFocusItem: Bool { isLeaving }

  override func hitTest(_ point: CGPoint) -> View? { isLeaving ? nil : super.hitTest(point) }

  override func focusItems(in rect: CGRect) -> [any FocusItem] {
    isLeaving ? [] : super.focusItems(in: rect)
  }
}

extension View {
  /// Whether the view is on its way out of the screen.
  var isInLeavingScreen: Bool {
    sequence(first: self, next: \.superview).contains { ($0 as? TransitionView)?.isLeaving == true }
  }
}
