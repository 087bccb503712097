import Foundation
import HaloLayoutFiles

/// A presentation of rows that presses their keys by itself, as a value: its events at their times.
package struct Tour: Hashable, Sendable {
  /// A row with the steps to perform.
  struct Stop: Hashable, Sendable {
    var row: CoverageRow
    var actions: [Action]
  }

  /// A step that is performed once, such as one press of a key.
  struct Action: Hashable, Sendable {
    /// The index of the step in the walk of the row.
    var step: Int
    /// The name of the key, or of another action.
    var name: String
    /// The pause in seconds before the action, in addition to the usual one.
    var pause: TimeInterval = 0
  }

  /// An event of the tour.
  package enum Event: Hashable, Sendable {
    /// The screen of a row is shown.
    case open(CoverageRow)
    /// A step is performed, a repeated key pressed once.
    case perform(step: Int)
    /// The tour ends.
    case end
  }

  let stops: [Stop]
  private let pace: TourPace
  /// The index of the present stop; nil before the first screen.
  private var opened: Int?
  /// The index of the action of the present stop that comes next; after the last one, their number.
  private var next = 0
  /// The time of the next event; nil while the tour is paused and after its end.
  private(set) var due: TimeInterval?
  /// The seconds that were left when the tour was paused; nil unless it is paused.
  private var rest: TimeInterval?
  package private(set) var hasEnded = false

  /// Creates a tour that begins at a time, in seconds.
  ///
  /// Rows about code alone are left out.
  package init(_ rows: [CoverageRow], pace: TourPace = TourPace(), at time: TimeInterval) {
    stops = rows.compactMap { row in
      row.walk.map { Stop(row: row, actions: Self.actions(of: $0)) }
    }
    self.pace = pace
    due = time
  }

  private static func actions(of walk: WalkDocument) -> [Action] {
    var actions: [Action] = []
    var pause: TimeInterval = 0
    for (index, input) in walk.inputs.enumerated() {
      guard let input else { continue }
      if case .wait(let milliseconds) = input {
        pause += Double(milliseconds) / 1000
        continue
      }
      for name in input.names {
        actions.append(Action(step: index, name: name, pause: pause))
        pause = 0
      }
    }
    return actions
  }

  /// The seconds from the first screen to the end of the tour, if nobody pauses it.
  package var duration: TimeInterval {
    stops.reduce(0) { sum, stop in
      let actions = stop.actions
      return sum + pace.reading(stop.row.statement) + actions.reduce(0) { $0 + $1.pause }
        + (actions.isEmpty ? 0 : Double(actions.count - 1) * pace.between + pace.looking)
    }
  }

  package var isPaused: Bool { rest != nil }

  /// Goes on to a time.
  ///
  /// - Returns: the events until then, in their order.
  package mutating func advance(to time: TimeInterval) -> [Event] {
    var events: [Event] = []
    while let now = due, now <= time { events.append(nextEvent(at: now)) }
    return events
  }

  private mutating func nextEvent(at now: TimeInterval) -> Event {
    guard let action = nextAction else { return openNext(at: now) }
    next += 1
    due = now + (nextAction.map { pace.between + $0.pause } ?? pace.looking)
    return .perform(step: action.step)
  }

  /// The present stop; nil before the first screen.
  private var stop: Stop? { opened.map { stops[$0] } }

  /// The action of the present stop that comes next; nil after the last one.
  private var nextAction: Action? {
    stop.flatMap { next < $0.actions.count ? $0.actions[next] : nil }
  }

  private mutating func openNext(at now: TimeInterval) -> Event {
    let place = opened.map { $0 + 1 } ?? 0
    guard stops.indices.contains(place) else {
      end()
      return .end
    }
    (opened, next) = (place, 0)
    let row = stops[place].row
    due = now + pace.reading(row.statement) + (nextAction?.pause ?? 0)
    return .open(row)
  }

  /// Pauses the tour, or resumes it.
  package mutating func togglePause(at time: TimeInterval) {
    if let rest {
      (due, self.rest) = (time + rest, nil)
    } else if let due {
      (rest, self.due) = (max(0, due - time), nil)
    }
  }

  /// Goes on to the next row at once, and ends a pause.
  package mutating func skip(at time: TimeInterval) -> [Event] {
    guard !hasEnded else { return [] }
    rest = nil
    return [openNext(at: time)]
  }

  /// Ends the tour.
  package mutating func end() { (due, rest, hasEnded) = (nil, nil, true) }

  /// The caption of the present row; nil before the first row and after the end.
  package var caption: TourCaption? {
    guard let stop, !hasEnded else { return nil }
    return TourCaption(
      number: stop.row.number, statement: stop.row.statement,
      source: "\(stop.row.document.title), \(stop.row.place)",
      key: nextAction?.name, isPaused: isPaused)
  }
}

/// The durations of a tour's pauses, in seconds.
package struct TourPace: Hashable, Sendable {
  /// The time before the first key, to which each character of the statement adds.
  var reading: TimeInterval = 1.6
  /// The time that each character of the statement adds.
  var letter: TimeInterval = 0.035
  /// The time between two keys.
  var between: TimeInterval = 1.1
  /// The time after the last key.
  var looking: TimeInterval = 2

  package init() {}

  func reading(_ statement: String) -> TimeInterval { reading + letter * Double(statement.count) }
}

/// The content of the strip that explains a row during a tour.
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
  /// The names of the actions, one for each press of a key; none for a pause.
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
