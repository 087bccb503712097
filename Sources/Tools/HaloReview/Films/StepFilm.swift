import Foundation

/// A film of keys and other steps, such as those that show a finding or lead to a failure.
package struct StepFilm: Encodable {
  /// The screen at one moment.
  package struct Frame: Encodable {
    /// The time since its key, in seconds.
    var time: Double
    /// The index of its key among those that are pressed; nil before the first.
    var key: Int?
    /// The focused item; nil for none.
    var focus: String?
    /// Whether nothing moves any more.
    var isAtRest: Bool
    var picture: StoredPicture
    /// The time since the beginning of the film, in milliseconds.
    fileprivate(set) var start = 0.0

    /// Creates a frame to add to a film.
    package init(
      time: Double, key: Int?, focus: String?, isAtRest: Bool, picture: StoredPicture
    ) {
      (self.time, self.key, self.focus) = (time, key, focus)
      (self.isAtRest, self.picture) = (isAtRest, picture)
    }
  }

  /// The keys as they are spelled, and the other steps of a walk.
  private let keys: [String]
  private(set) var frames: [Frame] = []
  /// The duration in milliseconds.
  private(set) var duration = 0.0
  private var keyStart = 0.0

  /// Creates a film without frames.
  package init(keys: [String]) { self.keys = keys }

  /// Adds a frame after all others, unless it looks like the one before.
  ///
  /// The first frame of each key is kept in any case, as it may show that the key does nothing.
  package mutating func add(_ frame: Frame) {
    var frame = frame
    if let last = frames.last, last.key == frame.key {
      if last.picture == frame.picture, last.focus == frame.focus {
        frames[frames.count - 1].isAtRest = frame.isAtRest
        return
      }
    } else if !frames.isEmpty {
      keyStart = duration
    }
    // The film does not wait for endless animations.
    frame.start = keyStart + min(frame.time, Self.longest) * 1000
    frames.append(frame)
    duration = frame.start + Self.pause
  }

  /// The longest time that a film waits for a screen to rest, in seconds (Halo's choice).
  private static let longest = 1.5
  /// The time that a resting screen stays in the film, in milliseconds (Halo's choice).
  private static let pause = 900.0
}
