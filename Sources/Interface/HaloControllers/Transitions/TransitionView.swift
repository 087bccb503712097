import FocusEngine
import Foundation
import HaloSceneGraph

/// The container of a screen in a transition.
///
/// A container that is leaving offers no focus items and does not hide those behind it, although it
/// is still visible.
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
