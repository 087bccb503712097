import Foundation

/// The clock and the animated views of a hierarchy.
@MainActor
package final class Animator {
  /// The timestamp of the frame in seconds, which all its animations use.
  package var time: TimeInterval { instant }
  /// The same time, without the check for exclusive access that each read of a non-internal
  /// property costs.
  private var instant: TimeInterval = 0
  /// The time of the input that is being handled; nil while none is.
  package var inputTime: TimeInterval?
  /// The start of animations that begin now: the time of the input that is being handled, or of the
  /// frame.
  package var start: TimeInterval { inputTime ?? time }
  private var moving: [UInt64: View] = [:]
  private var completions: [(due: TimeInterval, body: () -> Void)] = []

  /// Whether any view is animated.
  package var isMoving: Bool { !moving.isEmpty }
  /// The time of the next completion handler; nil if there is none.
  package var nextCompletion: TimeInterval? { completions.map(\.due).min() }

  /// Registers a view whose animations have to be ended when they are over.
  package func register(_ view: View) {
    moving[view.displayID] = view
    view.markForListing()
  }
  func forget(_ view: View) { moving[view.displayID] = nil }

  /// Calls `body` once, with the first frame at or after `due`.
  func complete(at due: TimeInterval, _ body: @escaping () -> Void) {
    completions.append((due, body))
  }

  /// Advances the clock (never backwards), ends finished animations, and calls their completion
  /// handlers in the order in which they end.
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
