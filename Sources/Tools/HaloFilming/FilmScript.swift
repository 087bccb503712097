import Foundation
import HaloHosting
import HaloSceneGraph

/// The times of key presses and frames, all in whole milliseconds.
///
/// The first key is pressed at 0. A film without keys shows only movement that needs no keys.
package struct FilmScript: Hashable, Sendable {
  /// A key with the name that the user gave it.
  package struct NamedKey: Hashable, Sendable {
    /// The name as it was spelled, for the contact sheet.
    package var name: String
    /// The key.
    package var key: Key

    /// Creates a named key.
    package init(_ name: String, _ key: Key) {
      self.name = name
      self.key = key
    }
  }

  /// The keys in order; may be empty.
  package var keys: [NamedKey]
  /// The interval between frames; greater than 0.
  package var every: Int
  /// The interval between keys.
  package var between: Int
  /// The time that a key stays down, at most until the next key.
  package var hold: Int
  /// The duration of the film after the last key.
  package var duration: Int

  /// Creates a script from its keys and four durations in milliseconds.
  package init(keys: [NamedKey], every: Int, between: Int, hold: Int, duration: Int) {
    self.keys = keys
    self.every = every
    self.between = between
    self.hold = hold
    self.duration = duration
  }

  /// The delay before a held key repeats, and the interval of repeats: an X server's defaults.
  static let repeatDelay = 660
  static let repeatInterval = 40

  /// The end of the film, in milliseconds since the first key.
  package var end: Int { max(0, keys.count - 1) * between + duration }

  /// The number of frames, including the one at 0.
  package var frameCount: Int { end / every + 1 }

  /// The times of the frames, from 0 to at most ``end``.
  package var frameTimes: [Int] { Array(stride(from: 0, through: end, by: every)) }

  struct Event: Hashable, Sendable {
    var time: Int
    /// The index in ``keys``.
    var key: Int
    var phase: KeyPhase
  }

  /// The key events in order.
  ///
  /// A key that is still down at the end of the film is not released.
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
