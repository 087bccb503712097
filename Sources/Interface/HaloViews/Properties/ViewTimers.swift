import Foundation

/// What the root of a hierarchy is to call later, by its own clock.
@MainActor
package final class ViewTimers {
  private struct Timer {
    var id: Int
    var due: TimeInterval
    /// Whether keys may have another meaning afterwards.
    var changesKeys: Bool
    /// Whether it goes on with an animation.
    var isMotion: Bool
    var body: () -> Void
  }

  private var waiting: [Timer] = []
  private var lastID = 0
  private var hasBegun = false

  /// When the next one is due; nil for none.
  package var next: TimeInterval? { waiting.map(\.due).min() }
  /// Whether an animation is to go on.
  var hasMotion: Bool { waiting.contains(where: \.isMotion) }

  /// Tells the clock's time; with the first one, what waits begins to wait, since the clock stood at
  /// 0 until then.
  package func begin(at time: TimeInterval) {
    guard !hasBegun else { return }
    hasBegun = true
    for index in waiting.indices { waiting[index].due += time }
  }

  /// - Parameters:
  ///   - due: seconds on the root's clock.
  ///   - changesKeys: whether keys may have another meaning afterwards.
  ///   - isMotion: whether it goes on with an animation.
  ///   - body: called once.
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

  /// Calls what is due, in the order of the times, and of being added where those are equal.
  ///
  /// - Returns: Whether keys may have another meaning now.
  package func fire(at time: TimeInterval) -> Bool {
    let due = waiting.filter { $0.due <= time }.sorted { ($0.due, $0.id) < ($1.due, $1.id) }
    for timer in due {
      // An earlier one of the same moment may have cancelled it.
      guard let index = waiting.firstIndex(where: { $0.id == timer.id }) else { continue }
      waiting.remove(at: index)
      timer.body()
    }
    return due.contains(where: \.changesKeys)
  }
}
