import Foundation
import HaloHosting
import HaloSceneGraph

/// What is pressed when, and when the camera looks; all times in whole milliseconds.
///
/// The first key is pressed at 0. Without keys the film shows what moves by itself.
package struct FilmScript: Hashable, Sendable {
  /// A key and how it was spelled.
  package struct NamedKey: Hashable, Sendable {
    /// As it was spelled, for the contact sheet.
    package var name: String
    /// What is pressed.
    package var key: Key

    /// A key under the name that it was spelled with.
    package init(_ name: String, _ key: Key) {
      self.name = name
      self.key = key
    }
  }

  /// What is pressed, in order; may be empty.
  package var keys: [NamedKey]
  /// From one frame to the next; greater than 0.
  package var every: Int
  /// From one key to the next.
  package var between: Int
  /// How long a key stays down, at most until the next one.
  package var hold: Int
  /// After the last key.
  package var duration: Int

  /// A script from its keys and four spans of time in whole milliseconds.
  package init(keys: [NamedKey], every: Int, between: Int, hold: Int, duration: Int) {
    self.keys = keys
    self.every = every
    self.between = between
    self.hold = hold
    self.duration = duration
  }

  /// When a held key begins to repeat, and how often: what an X server does unless told otherwise.
  static let repeatDelay = 660
  static let repeatInterval = 40

  /// The end of the film, in milliseconds since the first key.
  package var end: Int { max(0, keys.count - 1) * between + duration }

  /// How many frames there are, with the one at 0.
  package var frameCount: Int { end / every + 1 }

  /// From 0 to ``end``.
  package var frameTimes: [Int] { Array(stride(from: 0, through: end, by: every)) }

  struct Event: Hashable, Sendable {
    var time: Int
    /// In ``keys``.
    var key: Int
    var phase: KeyPhase
  }

  /// What the keyboard does, in order.
  ///
  /// A key that is still down at the end of the film is never let go.
  var events: [Event] {
    keys.indices.flatMap { index in
      let down = index * between
      let up = down + (index < keys.count - 1 ? min(hold, between) : hold)
      var events = [Event(time: down, key: index, phase: .down)]
      for time in stride(from: down + Self.repeatDelay, to: up, by: Self.repeatInterval) {
        events.append(Event(time: time, key: index, phase: .repeat))
      }
      return events + [Event(time: up, key: index, phase: .up)]
    }.filter { $0.time <= end }
  }
}
