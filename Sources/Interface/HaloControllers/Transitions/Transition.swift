import Foundation
import HaloSceneGraph

/// An animated change from one screen to another.
///
/// Its owner finishes it before the next transition begins, so that `end` is never called later.
@MainActor
final class Transition {
  private var end: (() -> Void)?

  /// Runs `animations` for `duration` seconds, then `end`, which is called only once.
  init(
    duration: TimeInterval, in window: Window?, animations: () -> Void, end: @escaping () -> Void
  ) {
    self.end = end
    View.animate(
      withDuration: duration, in: window, animations: animations, completion: { self.finish() })
  }

  /// Ends the transition; does nothing after the first call.
  func finish() {
    let end = end
    self.end = nil
    end?()
  }
}

extension Window {
  /// Whether screens cross-fade instead of sliding: with reduced motion, and on television.
  var crossFadesScreens: Bool {
    appearance.prefersReducedMotion || focusSystem?.model.look == .lift
  }
}
