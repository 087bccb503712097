import Foundation
import HaloHosting

/// Which part of the bench owns the keys and the pointer's button that are down.
@MainActor
struct BenchInput {
  /// The part that receives the pointer while its button is down.
  enum Holder {
    case nobody, panel, screen(Int), taker
  }

  /// The object that takes the screen's keys and clicks while it is set.
  var taker: (any InputTaker)?
  /// The pointer's position in window points; nil while it is outside.
  private(set) var pointer: CGPoint?
  private(set) var holder = Holder.nobody
  /// The keys that are down and belong to an instrument.
  private var spentKeys: Set<KeyCode> = []
  /// The keys that went down on the panel and have not come up.
  private var panelKeys: Set<KeyCode> = []

  // MARK: Keys

  /// Records that a key is down for an instrument, so that nothing else receives it.
  mutating func spend(_ key: Key) { spentKeys.insert(key.keyCode) }

  /// Forgets a key that comes up.
  ///
  /// - Returns: Whether the key was down for an instrument.
  mutating func takeSpent(_ key: Key) -> Bool { spentKeys.remove(key.keyCode) != nil }

  /// Records that a key is down on the panel.
  mutating func giveToPanel(_ key: Key) { panelKeys.insert(key.keyCode) }

  /// Forgets a key that comes up.
  ///
  /// - Returns: Whether the key was down on the panel.
  mutating func takeFromPanel(_ key: Key) -> Bool { panelKeys.remove(key.keyCode) != nil }

  // MARK: Pointer

  /// Records the pointer's position in window points; nil when it has left.
  mutating func movePointer(to point: CGPoint?) { pointer = point }

  /// Records which part owns the button that goes down.
  mutating func press(by holder: Holder) { self.holder = holder }

  /// Records that the button comes up.
  ///
  /// - Returns: The part that owned it.
  mutating func release() -> Holder {
    defer { holder = .nobody }
    return holder
  }
}
