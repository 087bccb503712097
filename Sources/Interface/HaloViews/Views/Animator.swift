import Foundation

/// The clock and the moving views of one hierarchy.
@MainActor
package final class Animator {
  /// The frame's timestamp: every animation of a frame reads this one.
  package var time: TimeInterval { instant }
  /// The same, without the check for exclusive access that each read of what is not internal costs.
  private var instant: TimeInterval = 0
  /// When the input came that is being answered; nil: none is.
  package var inputTime: TimeInterval?
  /// When that begins which is begun now: with the input that it answers, or with the frame.
  package var start: TimeInterval { inputTime ?? time }
  private var moving: [UInt64: View] = [:]
  private var completions: [(due: TimeInterval, body: () -> Void)] = []

  /// Whether a view is on its way.
  package var isMoving: Bool { !moving.isEmpty }
  /// When the next completion handler is due; nil for none.
  package var nextCompletion: TimeInterval? { completions.map(\.due).min() }

  /// Has the animations of a view ended when they are over.
  package func register(_ view: View) {
    moving[view.displayID] = view
    view.markForListing()
  }
  func forget(_ view: View) { moving[view.displayID] = nil }

  /// Calls `body` once, with the first frame at or after `due`.
  func complete(at due: TimeInterval, _ body: @escaping () -> Void) {
    completions.append((due, body))
  }

  /// Moves the clock forward (never back), ends the animations that are over, and calls their
  /// completion handlers in the order in which they end.
  package func advance(to time: TimeInterval) {
    instant = max(instant, time)
    for view in moving.values {
      view.markForListing()
      if !view.endFinishedAnimations(at: instant) { moving[view.displayID] = nil }
    }
    let due = completions.filter { $0.due <= instant }.enumerated().sorted {
      ($0.element.due, $0.offset) < ($1.element.due, $1.offset)
    }
    completions.removeAll { $0.due <= instant }
    due.forEach { $0.element.body() }
  }
}
