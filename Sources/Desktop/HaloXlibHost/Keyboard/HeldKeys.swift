import Foundation

/// The keys that wait for a screen reader to say whether it takes them, in the order of their
/// events.
///
/// A key is only released after every key before it, so that none overtakes another.
struct HeldKeys {
  private struct Held {
    var event: KeyEvent
    /// The number of the question to the reader; nil for a key that only waits for those before it.
    var question: UInt32?
    var deadline: TimeInterval
    /// Whether the reader has taken the key; nil before its reply.
    var isTaken: Bool?
  }

  private var held: [Held] = []

  /// The seconds to wait for a reply, as in Qt.
  private static let patience = 0.1

  var isEmpty: Bool { held.isEmpty }
  /// The time at which the oldest key is released even without a reply; nil if none is held.
  var deadline: TimeInterval? { held.first?.deadline }

  /// Adds a key; `question` is nil for a key that only waits for those before it.
  mutating func hold(_ event: KeyEvent, question: UInt32?, now: TimeInterval) {
    held.append(
      Held(
        event: event, question: question, deadline: now + Self.patience,
        isTaken: question == nil ? false : nil))
  }

  /// Records a reply; a reply about a key that was released already is ignored.
  mutating func answer(_ question: UInt32, isTaken: Bool) {
    guard let index = held.firstIndex(where: { $0.question == question }) else { return }
    held[index].isTaken = isTaken
  }

  /// Removes and returns the keys that can be released.
  ///
  /// - Parameter now: the current time; keys whose deadline has passed are released, with infinity
  ///   all keys.
  /// - Returns: the keys that no reader has taken, and the questions that had no reply in time.
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
