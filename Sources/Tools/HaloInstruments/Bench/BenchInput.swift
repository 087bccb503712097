import Foundation
import HaloHosting

/// Whose the keys and the pointer's button are while they are down.
@MainActor
struct BenchInput {
  /// Who has the pointer while its button is down.
  enum Holder {
    case nobody, panel, screen(Int), taker
  }

  /// Takes the keys and clicks that are for the screen, for as long as it is there.
  var taker: (any InputTaker)?
  /// Where the pointer is, in the window's points; nil: elsewhere.
  private(set) var pointer: CGPoint?
  private(set) var holder = Holder.nobody
  /// Keys of instruments that are down.
  private var spentKeys: Set<KeyCode> = []
  /// Keys that went down on the panel and are not let go.
  private var panelKeys: Set<KeyCode> = []

  // MARK: Keys

  /// A key is down for an instrument, and nobody else hears of it.
  mutating func spend(_ key: Key) { spentKeys.insert(key.keyCode) }

  /// - Returns: Whether the key that is let go was down for an instrument.
  mutating func takeSpent(_ key: Key) -> Bool { spentKeys.remove(key.keyCode) != nil }

  /// A key is down on the panel.
  mutating func giveToPanel(_ key: Key) { panelKeys.insert(key.keyCode) }

  /// - Returns: Whether the key that is let go was down on the panel.
  mutating func takeFromPanel(_ key: Key) -> Bool { panelKeys.remove(key.keyCode) != nil }

  // MARK: Pointer

  /// Where the pointer is now; nil: elsewhere.
  mutating func movePointer(to point: CGPoint?) { pointer = point }

  /// The button goes down.
  mutating func press(by holder: Holder) { self.holder = holder }

  /// The button is let go.
  ///
  /// - Returns: Who had it.
  mutating func release() -> Holder {
    defer { holder = .nobody }
    return holder
  }
}
