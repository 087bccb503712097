import Foundation
import HaloDisplayList
import HaloHosting
import HaloInstruments
import HaloSceneGraph

/// A clock that is turned by hand, for a screen alone or with its instruments.
@MainActor
protocol ScreenPlaying {
  /// Presses and releases a key now.
  func play(_ key: Key)
  /// Advances the clock, frame by frame.
  func advance(by seconds: TimeInterval)
  /// Advances the clock until nothing moves.
  func rest()
  /// The list of what is seen now.
  func frame() -> DisplayList
}

extension ScenePlayer: ScreenPlaying {
  func play(_ key: Key) { press(key) }
}

extension BenchPlayer: ScreenPlaying {
  func play(_ key: Key) { press(key) }
}
