import Foundation

/// Keys that a screen reader is asked about, in the order in which they came; a value.
///
/// A key goes on when every one before it has, so that none overtakes another.
struct HeldKeys {
  private struct Held {
    var event: KeyEvent
    /// nil for a key that nobody was asked about.
    var question: UInt32?
    var deadline: TimeInterval
    /// Whether the reader has taken it; nil: no answer yet.
    var isTaken: Bool?
  }

  private var held: [Held] = []

  /// Seconds that an answer is waited for, as Qt does it.
  private static let patience = 0.1

  var isEmpty: Bool { held.isEmpty }
  /// When the oldest goes on without an answer; nil: none waits.
  var deadline: TimeInterval? { held.first?.deadline }

  mutating func hold(_ event: KeyEvent, question: UInt32?, now: TimeInterval) {
    held.append(
      Held(
        event: event, question: question, deadline: now + Self.patience,
        isTaken: question == nil ? false : nil))
  }

  /// Notes an answer; one to a key that has gone on means nothing.
  mutating func answer(_ question: UInt32, isTaken: Bool) {
    guard let index = held.firstIndex(where: { $0.question == question }) else { return }
    held[index].isTaken = isTaken
  }

  /// Takes the keys that can go on.
  ///
  /// - Parameter now: later than the deadline of what has no answer; infinite: all go on.
  /// - Returns: Those that no reader has taken, and the questions that came too late.
  mutating func takeReady(now: TimeInterval) -> (events: [KeyEvent], late: [UInt32]) {
    var events: [KeyEvent] = []
    var late: [UInt32] = []
    while let first = held.first, first.isTaken != nil || first.deadline <= now {
      held.removeFirst()
      if first.isTaken == nil, let question = first.question { late.append(question) }
      if first.isTaken != true { events.append(first.event) }
    }
    return (events, late)
  }
}
