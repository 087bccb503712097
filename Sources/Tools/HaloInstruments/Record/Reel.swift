import Foundation
import HaloDisplayList

/// The frames of a film, with the keys that were pressed.
struct Reel {
  struct Frame {
    /// Milliseconds since the beginning of the film.
    var time: Int
    var list: DisplayList
    /// The actions up to now, the latest last, and how long ago they were, in milliseconds.
    var deeds: [(name: String, age: Int)]
  }

  private(set) var frames: [Frame] = []

  /// Milliseconds for which a pressed key is highlighted.
  static let freshness = 500
  /// The largest number of actions in a frame.
  private static let mostDeeds = 12

  /// Creates the frames of a film.
  ///
  /// - Parameters:
  ///   - entries: the frames that were shown, in order; at least one.
  ///   - deeds: the actions during that time, in order.
  ///   - start: the screen's time at which the film begins, in seconds; nil for that of the first
  ///     entry.
  init(_ entries: [FrameHistory.Entry], deeds: [HandLog.NamedDeed], from start: TimeInterval? = nil)
  {
    guard let first = entries.first, let last = entries.last else { return }
    let origin = start ?? first.time
    func milliseconds(_ time: TimeInterval) -> Int { Int(((time - origin) * 1000).rounded()) }
    var times = Set(entries.map { max(0, milliseconds($0.time)) })
    for deed in deeds {
      let time = max(0, milliseconds(deed.time))
      times.formUnion([time, time + Self.freshness])
    }
    times.insert(0)
    times.insert(max(0, milliseconds(last.time)))
    var (shown, done) = (0, 0)
    for time in times.sorted() {
      while shown + 1 < entries.count, milliseconds(entries[shown + 1].time) <= time { shown += 1 }
      while done < deeds.count, milliseconds(deeds[done].time) <= time { done += 1 }
      frames.append(
        Frame(
          time: time, list: entries[shown].list,
          deeds: deeds[..<done].suffix(Self.mostDeeds).map {
            ($0.name, time - milliseconds($0.time))
          }))
    }
  }
}
