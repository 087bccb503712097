import Foundation
import HaloDisplayList

/// What a film shows, frame by frame, with the keys that were pressed.
struct Reel {
  struct Frame {
    /// Milliseconds since the film's beginning.
    var time: Int
    var list: DisplayList
    /// What was pressed up to now, the latest last, and how long ago in milliseconds.
    var deeds: [(name: String, age: Int)]
  }

  private(set) var frames: [Frame] = []

  /// Milliseconds for which a key that was pressed stands out.
  static let freshness = 500
  /// How many keys are told.
  private static let mostDeeds = 12

  /// - Parameters:
  ///   - entries: what was shown, in order; at least one.
  ///   - deeds: what was done meanwhile, in order.
  ///   - start: when the film begins; nil: with the first entry.
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
