import Foundation
import HaloSceneGraph

/// Repeats a move of the focus on a screen for a limited number of times.
@MainActor
final class MoveLoop {
  /// The move; nil while there is none.
  private(set) var move: TunedMove?
  /// The screen's time of the next half of the move, in seconds; nil while nothing is repeated.
  private(set) var next: TimeInterval?
  private var isAway = false
  /// The moves that are left before the loop rests at the first item.
  private var left = 0

  /// The moves of one run, there and back: enough to see a change several times (our choice).
  private static let run = 16
  /// The seconds for which an item rests before the focus moves on (our choice).
  private static let rest = 0.5

  var isRunning: Bool { next != nil }

  /// Begins a move, or begins a run of it again.
  ///
  /// - Parameters:
  ///   - move: the move.
  ///   - time: the screen's time in seconds.
  func begin(_ move: TunedMove, at time: TimeInterval) {
    if move != self.move { isAway = false }
    self.move = move
    left = Self.run
    next = next ?? time + Self.rest
  }

  /// Moves the focus on.
  ///
  /// - Parameters:
  ///   - window: the screen.
  ///   - time: the screen's time in seconds.
  func step(in window: Window, at time: TimeInterval) {
    guard let items = move?.items(in: window) else { return forget() }
    isAway.toggle()
    left -= 1
    focus(isAway ? items.away : items.home, in: window)
    next = left > 0 ? time + window.appearance.motion.timing.unfocusing + Self.rest : nil
  }

  /// Ends the run, and gives the focus back to the first item.
  func stop(in window: Window) {
    next = nil
    guard isAway else { return }
    isAway = false
    if let items = move?.items(in: window) { focus(items.home, in: window) }
  }

  /// Forgets the move, because its screen has gone.
  func forget() {
    (move, next, isAway) = (nil, nil, false)
  }

  private func focus(_ view: View, in window: Window) {
    window.focusSystem?.requestFocusUpdate(to: view)
    window.settle()
    window.setNeedsFrame()
  }
}
