import Foundation

/// What the pointer makes light up.
@MainActor
final class HoverTracker {
  private unowned let root: RootView
  private(set) weak var view: View?

  init(_ root: RootView) { self.root = root }

  /// Looks again at what is under the pointer, which may have moved or changed.
  ///
  /// - Parameter location: in the window, points; nil while the pointer is elsewhere.
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
  /// The view itself, or the one around it, that answers to being looked at.
  fileprivate var hoverTarget: View? {
    sequence(first: self, next: \.superview).first { view in
      view.hoverStyle?.isEnabled == true && !view.focusItemState.contains(.disabled)
    }
  }
}
