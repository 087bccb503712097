import Foundation

/// The keys that show a finding, as they were pressed, after the steps of a walk that led there.
package struct AuditFilm: Encodable {
  /// What is seen at one moment.
  package struct Frame: Encodable {
    /// Seconds since its key.
    var time: Double
    /// The place of its key among those that are pressed, from 0; nil before the first.
    var key: Int?
    /// What has the focus; nil for nothing.
    var focus: String?
    /// Whether nothing moves any more.
    var isAtRest: Bool
    var picture: StoredPicture
    /// Milliseconds since the beginning of the film.
    fileprivate(set) var start = 0.0

    /// A frame, to be added to a film.
    package init(
      time: Double, key: Int?, focus: String?, isAtRest: Bool, picture: StoredPicture
    ) {
      (self.time, self.key, self.focus) = (time, key, focus)
      (self.isAtRest, self.picture) = (isAtRest, picture)
    }
  }

  /// What is pressed, as it is spelled, and what else a walk does.
  private let keys: [String]
  private(set) var frames: [Frame] = []
  /// Milliseconds.
  private(set) var duration = 0.0
  private var keyStart = 0.0

  /// A film without frames yet.
  package init(keys: [String]) { self.keys = keys }

  /// Adds a frame that comes after all others, unless it looks like the one before.
  ///
  /// The first of each key is kept in any case: it says that the key has done nothing.
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
    // What moves without end is not waited for.
    frame.start = keyStart + min(frame.time, Self.longest) * 1000
    frames.append(frame)
    duration = frame.start + Self.pause
  }

  /// Seconds that a film waits for a screen to rest (our choice).
  private static let longest = 1.5
  /// Milliseconds that what is at rest can be looked at (our choice).
  private static let pause = 900.0
}
