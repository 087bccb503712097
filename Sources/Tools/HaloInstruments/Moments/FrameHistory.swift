import Foundation
import HaloDisplayList
import HaloHosting

/// The last seconds of a screen, frame by frame: kept as display lists, which share what has not
/// changed, so that any of their moments can be drawn again.
struct FrameHistory {
  struct Entry {
    /// The screen's time.
    var time: TimeInterval
    var list: DisplayList
    /// Milliseconds since the key before it; nil before the first key.
    var moment: Int?
    /// That key, or what else a hand did.
    var event: InputEvent?
  }

  /// Seconds of the screen's time.
  static let span: TimeInterval = 10
  /// More frames than a minute of ten seconds has at 90 a second.
  private static let most = 900

  private(set) var entries: [Entry] = []
  /// How many entries at the beginning are no longer counted; they go together.
  private var gone = 0

  /// Those of the last seconds, the latest last.
  var recent: ArraySlice<Entry> { entries[gone...] }
  var last: Entry? { entries.last }

  /// Keeps a frame, unless it shows nothing new.
  mutating func add(_ entry: Entry) {
    if let last = entries.last, last.list.shows(sameAs: entry.list) { return }
    // A moment is seen once, however often it is drawn: as it was drawn last.
    if let last = entries.last, last.time == entry.time, last.event == entry.event {
      entries[entries.count - 1] = entry
      return
    }
    entries.append(entry)
    // What was shown when the span began is needed too, however old it is.
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
