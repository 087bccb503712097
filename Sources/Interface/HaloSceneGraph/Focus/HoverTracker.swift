import Foundation

/// The view that lights up under the pointer.
@MainActor
final class HoverTracker {
  private unowned let root: RootView
  private(set) weak var view: View?

  init(_ root: RootView) { self.root = root }

  /// Updates the hovered view, as the pointer or the views may have moved or changed.
  ///
  /// - Parameter location: in points of the window; nil while the pointer is elsewhere.
  func update(at location: CGPoint?) {
    guard root.gazeIsUsed else { return }
    let target = location.flatMap(root.hitTest)?.hoverTarget
    let fade = root.appearance.gaze.fade
    if target !== view {
      let old = view
      view = target
      View.animate(withDuration: fade, in: root) { old?.hoverOpacity = 0 }
    }
    guard let target, let location else { return }
    target.hoverPoint = root.convert(location, to: target)
    View.animate(withDuration: fade, in: root) { target.hoverOpacity = 1 }
  }
}

extension View {
  /// The view itself or the nearest ancestor with an enabled hover style; nil for none.
  fileprivate var hoverTarget: View? {
    sequence(first: self, next: \.superview).first { view in
      view.hoverStyle?.isEnabled == true && !view.focusItemState.contains(.disabled)
    }
  }
}
