import Foundation
import HaloDisplayList
import HaloHosting

/// The last seconds of a screen, frame by frame.
///
/// Frames are kept as display lists, which share what has not changed, so that any of them can be
/// drawn again.
struct FrameHistory {
  struct Entry {
    /// The screen's time, in seconds.
    var time: TimeInterval
    var list: DisplayList
    /// Milliseconds since the key before the frame; nil before the first key.
    var moment: Int?
    /// That key, or another action of the user; nil before the first.
    var event: InputEvent?
  }

  /// The length of the history, in seconds of the screen's time.
  static let span: TimeInterval = 10
  /// The largest number of frames that count: ten seconds at 90 frames per second.
  private static let most = 900

  private(set) var entries: [Entry] = []
  /// The number of entries at the beginning that no longer count; they are removed together.
  private var gone = 0

  /// The entries of the last seconds, the latest last.
  var recent: ArraySlice<Entry> { entries[gone...] }
  var last: Entry? { entries.last }

  /// Adds a frame, unless it shows nothing new.
  mutating func add(_ entry: Entry) {
    if let last = entries.last, last.list.shows(sameAs: entry.list) { return }
    // A moment that is drawn several times is kept once, as it was drawn last.
    if let last = entries.last, last.time == entry.time, last.event == entry.event {
      entries[entries.count - 1] = entry
      return
    }
    entries.append(entry)
    // The frame that was shown when the span began is kept, however old it is.
    while gone < entries.count - 1,
      entries[gone + 1].time < entry.time - Self.span
        || entries.count - gone > Self.most
    { gone += 1 }
    if gone > 128 {
      entries.removeFirst(gone)
      gone = 0
    }
  }

  mutating func removeAll() {
    entries = []
    gone = 0
  }
}
