import Foundation

/// What the pointer makes light up.
@MainActor
final class HoverTracker {
  private unowned let window: Window
  private(set) weak var view: View?
  /// Whether any view has ever had a hover style: without, a pointer that moves costs nothing.
  private(set) var isUsed = false

  init(_ window: Window) { self.window = window }

  func beUsed() { isUsed = true }

  /// Looks again at what is under the pointer, which may have moved or changed.
  ///
  /// - Parameter location: in the window, points; nil while the pointer is elsewhere.
  func update(at location: CGPoint?) {
    guard isUsed else { return }
    let target = location.flatMap(window.hitTest)?.hoverTarget
    let fade = window.appearance.gaze.fade
    if target !== view {
      let old = view
      view = target
      View.animate(withDuration: fade, in: window) { old?.hoverOpacity = 0 }
    }
    guard let target, let location else { return }
    target.hoverPoint = window.convert(location, to: target)
    View.animate(withDuration: fade, in: window) { target.hoverOpacity = 1 }
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
