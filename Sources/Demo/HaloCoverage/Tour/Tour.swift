import Foundation
import HaloLayoutFiles

/// A walk through rows that presses their keys by itself, as a value: it says what happens when.
package struct Tour: Hashable, Sendable {
  /// A row with the steps to perform.
  struct Stop: Hashable, Sendable {
    var row: CoverageRow
    var beats: [Beat]
  }

  /// A step that is performed once, such as one press of a key.
  struct Beat: Hashable, Sendable {
    /// The index of the step in the walk of the row.
    var step: Int
    /// The name of the key, or what is done otherwise.
    var name: String
    /// The pause in seconds before the beat, beside the usual one.
    var pause: TimeInterval = 0
  }

  /// Something that happens.
  package enum Event: Hashable, Sendable {
    /// The screen of a row is shown.
    case open(CoverageRow)
    /// A step is performed, a repeated key pressed once.
    case perform(step: Int)
    case end
  }

  let stops: [Stop]
  private let pace: TourPace
  /// The index of the present stop, and that of the beat that comes next; nil before the first
  /// screen.
  private var place: (stop: Int, beat: Int)? { opened.map { ($0, next) } }
  private var opened: Int?
  private var next = 0
  /// When the next event happens; nil while the tour is paused and at its end.
  private(set) var due: TimeInterval?
  /// The seconds that were left when the tour was paused; nil unless it is paused.
  private var rest: TimeInterval?
  package private(set) var hasEnded = false

  /// Creates a tour that begins at a time, in seconds.
  ///
  /// Rows about code alone are left out.
  package init(_ rows: [CoverageRow], pace: TourPace = TourPace(), at time: TimeInterval) {
    var stops: [Stop] = []
    for row in rows {
      guard let walk = row.walk else { continue }
      stops.append(Stop(row: row, beats: Self.beats(of: walk)))
    }
    self.stops = stops
    self.pace = pace
    due = time
  }

  private static func beats(of walk: WalkDocument) -> [Beat] {
    var beats: [Beat] = []
    var pause: TimeInterval = 0
    for (index, input) in walk.inputs.enumerated() {
      guard let input else { continue }
      if case .wait(let milliseconds) = input {
        pause += Double(milliseconds) / 1000
        continue
      }
      beats += input.names.map { Beat(step: index, name: $0) }
      let first = beats.count - input.names.count
      if beats.indices.contains(first) { beats[first].pause = pause }
      pause = 0
    }
    return beats
  }

  /// The seconds from the first screen to the end of the tour, if nobody pauses it.
  package var duration: TimeInterval {
    stops.reduce(0) { sum, stop in
      let beats = stop.beats
      return sum + pace.reading(stop.row.statement) + beats.reduce(0) { $0 + $1.pause }
        + (beats.isEmpty ? 0 : Double(beats.count - 1) * pace.between + pace.looking)
    }
  }

  package var isPaused: Bool { rest != nil }

  /// Goes on to a time.
  ///
  /// - Returns: everything that happens until then, in its order.
  package mutating func advance(to time: TimeInterval) -> [Event] {
    var events: [Event] = []
    while let now = due, now <= time { events.append(happen(at: now)) }
    return events
  }

  private mutating func happen(at now: TimeInterval) -> Event {
    if let place, place.beat < stops[place.stop].beats.count {
      let beats = stops[place.stop].beats
      next += 1
      due = now + (next < beats.count ? pace.between + beats[next].pause : pace.looking)
      return .perform(step: beats[place.beat].step)
    }
    return open(opened.map { $0 + 1 } ?? 0, at: now)
  }

  private mutating func open(_ stop: Int, at now: TimeInterval) -> Event {
    guard stops.indices.contains(stop) else {
      end()
      return .end
    }
    (opened, next) = (stop, 0)
    let stop = stops[stop]
    due = now + pace.reading(stop.row.statement) + (stop.beats.first?.pause ?? 0)
    return .open(stop.row)
  }

  /// Stops the time of the tour, or lets it go on.
  package mutating func togglePause(at time: TimeInterval) {
    if let rest {
      (due, self.rest) = (time + rest, nil)
    } else if let due {
      (rest, self.due) = (max(0, due - time), nil)
    }
  }

  /// Goes on to the next row at once, also while the tour is paused, which then goes on.
  package mutating func skip(at time: TimeInterval) -> [Event] {
    guard !hasEnded else { return [] }
    rest = nil
    return [open(opened.map { $0 + 1 } ?? 0, at: time)]
  }

  /// Ends the tour.
  package mutating func end() { (due, rest, hasEnded) = (nil, nil, true) }

  /// The words about the present row; nil before the first and at the end.
  package var caption: TourCaption? {
    guard let place, !hasEnded else { return nil }
    let stop = stops[place.stop]
    return TourCaption(
      number: stop.row.number, statement: stop.row.statement,
      source: "\(stop.row.document.title), \(stop.row.place)",
      key: place.beat < stop.beats.count ? stop.beats[place.beat].name : nil, isPaused: isPaused)
  }
}

/// The times for which a tour waits, in seconds.
package struct TourPace: Hashable, Sendable {
  /// The time before the first key for a statement without any letters, and for each letter.
  var reading: TimeInterval = 1.6
  var letter: TimeInterval = 0.035
  /// The time between two keys.
  var between: TimeInterval = 1.1
  /// The time after the last key.
  var looking: TimeInterval = 2

  package init() {}

  func reading(_ statement: String) -> TimeInterval { reading + letter * Double(statement.count) }
}

/// The words of a tour while it shows a row.
package struct TourCaption: Hashable, Sendable {
  package var number: Int
  package var statement: String
  /// The document and the place in it.
  package var source: String
  /// The key that comes next; nil after the last one.
  package var key: String?
  package var isPaused: Bool
}

extension WalkInput {
  /// The names of the acts, one for each press of a key.
  fileprivate var names: [String] {
    switch self {
    case .key(let name, let count): Array(repeating: name, count: count)
    case .hold(let name): ["hold \(name)"]
    case .type(let text): [text]
    case .click: ["click"]
    case .drag(_, _, let name): [name.isEmpty ? "drag" : "drag with \(name)"]
    case .scroll: ["wheel"]
    case .model: ["F3"]
    case .change(let words): [words]
    case .wait: []
    }
  }
}
