import FocusEngine
import Foundation
import HaloSceneGraph

/// Holds a screen that comes and goes.
///
/// From the moment it begins to leave, focus finds nothing in it and looks through it, although it
/// can still be seen.
class TransitionView: View {
  var isLeaving = false {
    didSet { if isLeaving != oldValue { focusMayHaveChanged() } }
  }

  override var isLeavingScreen: Bool { isLeaving }
  override var isTransparentFocusItem: Bool { isLeaving }

  override func hitTest(_ point: CGPoint) -> View? { isLeaving ? nil : super.hitTest(point) }

  override func focusItems(in rect: CGRect) -> [any FocusItem] {
    isLeaving ? [] : super.focusItems(in: rect)
  }
}
