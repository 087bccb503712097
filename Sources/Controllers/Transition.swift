import Foundation
import SceneGraph

/// A change of what is on the screen that takes a while.
///
/// Overtaken by the next one it ends early, so that nobody is told of an end after what followed.
@MainActor
final class Transition {
  private var end: (() -> Void)?

  /// Runs `animations` for `duration` seconds, then `end` once.
  init(
    duration: TimeInterval, in window: Window?, animations: () -> Void, end: @escaping () -> Void
  ) {
    self.end = end
    View.animate(
      withDuration: duration, in: window, animations: animations, completion: { self.finish() })
  }

  /// Without effect after the first time.
  func finish() {
    let end = end
    self.end = nil
    end?()
  }
}

extension Window {
  /// Whether screens come and go by fading: where everything else moves little, or is far away.
  var crossFadesScreens: Bool {
    appearance.prefersReducedMotion || focusSystem?.model.look == .lift
  }
}
