import FocusEngine
import Foundation
import HaloSceneGraph

/// Copies of the screen beside it.
extension Bench {
  /// Gives a copy of the screen the screen's size and keys, and repeats all input on it at its
  /// times.
  ///
  /// - Parameters:
  ///   - window: a copy of the screen from its beginning.
  ///   - appearance: the appearance of the copy.
  ///   - model: the focus model of the copy; nil for its own.
  func match(_ window: Window, appearance: FocusAppearance, model: FocusModel?) {
    window.resize(to: place.screen, scale: place.scale)
    window.setActive(screen.isActive)
    window.isTextDoubled = screen.isTextDoubled
    window.modifierScheme = screen.modifierScheme
    window.appearance = appearance
    if let model { window.focusSystem?.model = model }
    repeatHand(on: window)
    // The repeated keys may have changed the model.
    if let model { window.focusSystem?.model = model }
  }

  /// Brings another window of the same screen to the state of this one, by repeating all input at
  /// its times.
  func repeatHand(on window: Window) {
    _ = window.frame(at: hand.start)
    for entry in hand.entries {
      // The frame settles focus and ends animations, as frames between the events have done.
      _ = window.frame(at: entry.time)
      window.receive(entry.event, at: entry.time)
    }
    _ = window.frame(at: clock.now)
  }
}
