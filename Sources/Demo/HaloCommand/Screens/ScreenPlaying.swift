import Foundation
import HaloDisplayList
import HaloHosting
import HaloInstruments
import HaloSceneGraph

/// A player with a manual clock, for a screen alone or with its instruments.
@MainActor
protocol ScreenPlaying {
  /// Presses and releases a key at the current time.
  func play(_ key: Key)
  /// Advances the clock, frame by frame.
  func advance(by seconds: TimeInterval)
  /// Advances the clock until no animation runs.
  func rest()
  /// Returns the display list at the current time.
  func frame() -> DisplayList
}

extension ScenePlayer: ScreenPlaying {
  func play(_ key: Key) { press(key) }
}

extension BenchPlayer: ScreenPlaying {
  func play(_ key: Key) { press(key) }
}
