import FocusEngine
import Foundation
import HaloSceneGraph

/// Copies of the screen beside it.
extension Bench {
  /// Gives a copy of the screen the screen's size, keys and appearance, and repeats all input on it
  /// at its times.
  ///
  /// - Parameters:
  ///   - window: a copy of the screen from its beginning.
  ///   - model: the focus model of the copy; nil for its own.
  func match(_ window: Window, model: FocusModel? = nil) {
    window.resize(to: place.screen, scale: place.scale)
    window.setActive(screen.isActive)
    window.isTextDoubled = screen.isTextDoubled
    window.modifierScheme = screen.modifierScheme
    window.appearance = screen.appearance
    window.layoutDirection = screen.layoutDirection
    if let model { window.focusSystem?.model = model }
    repeatHand(on: window)
    // The repeated keys may have changed the model.
    if let model { window.focusSystem?.model = model }
  }
}
