import Foundation

/// What a window is to call later, by its own clock.
@MainActor
final class WindowTimers {
  private var waiting: [(id: Int, due: TimeInterval, body: () -> Void)] = []
  private var lastID = 0

  /// When the next one is due; nil for none.
  var next: TimeInterval? { waiting.map(\.due).min() }

  /// - Returns: The token that cancels it.
  func add(due: TimeInterval, _ body: @escaping () -> Void) -> Int {
    lastID += 1
    waiting.append((lastID, due, body))
    return lastID
  }

  func cancel(_ id: Int) { waiting.removeAll { $0.id == id } }

  /// Calls what is due, in the order of the times, and of being added where those are equal.
  ///
  /// - Returns: Whether anything was.
  func fire(at time: TimeInterval) -> Bool {
    let due = waiting.filter { $0.due <= time }.sorted { ($0.due, $0.id) < ($1.due, $1.id) }
    for timer in due {
      // An earlier one of the same moment may have cancelled it.
      guard let index = waiting.firstIndex(where: { $0.id == timer.id }) else { continue }
      waiting.remove(at: index)
      timer.body()
    }
    return !due.isEmpty
  }
}
