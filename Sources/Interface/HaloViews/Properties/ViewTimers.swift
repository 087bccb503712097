import Foundation

/// The closures that the root of a hierarchy calls later, by its own clock.
@MainActor
package final class ViewTimers {
  private struct Timer {
    var id: Int
    var due: TimeInterval
    /// Whether keys may have another meaning after the call.
    var changesKeys: Bool
    /// Whether the call continues an animation.
    var isMotion: Bool
    var body: () -> Void
  }

  private var waiting: [Timer] = []
  private var lastID = 0
  private var hasBegun = false

  /// The time of the next call, in seconds; nil if there is none.
  package var next: TimeInterval? { waiting.map(\.due).min() }
  /// Whether an animation will continue.
  var hasMotion: Bool { waiting.contains(where: \.isMotion) }

  /// Sets the clock's first time; timers start to wait then, because the clock was at 0 before.
  package func begin(at time: TimeInterval) {
    guard !hasBegun else { return }
    hasBegun = true
    for index in waiting.indices { waiting[index].due += time }
  }

  /// Adds a timer.
  ///
  /// - Parameters:
  ///   - due: seconds on the root's clock.
  ///   - changesKeys: whether keys may have another meaning after the call.
  ///   - isMotion: whether the call continues an animation.
  ///   - body: the closure that is called once.
  /// - Returns: The token that cancels it.
  func add(
    due: TimeInterval, changesKeys: Bool, isMotion: Bool, _ body: @escaping () -> Void
  ) -> Int {
    lastID += 1
    waiting.append(
      Timer(id: lastID, due: due, changesKeys: changesKeys, isMotion: isMotion, body: body))
    return lastID
  }

  func cancel(_ id: Int) { waiting.removeAll { $0.id == id } }

  /// Calls the timers that are due, ordered by time, then by when they were added.
  ///
  /// - Returns: Whether keys may have another meaning now.
  package func fire(at time: TimeInterval) -> Bool {
    let due = waiting.filter { $0.due <= time }.sorted { ($0.due, $0.id) < ($1.due, $1.id) }
    for timer in due {
      // A timer called just before may have cancelled this one.
      guard let index = waiting.firstIndex(where: { $0.id == timer.id }) else { continue }
      waiting.remove(at: index)
      timer.body()
    }
    return due.contains(where: \.changesKeys)
  }
}
