import Foundation
import HaloLayoutFiles

/// Performs the events of a tour on the screens that are opened for its rows.
@MainActor
package final class TourPlay {
  package private(set) var tour: Tour
  /// Opens the screen of a row; returns nil for a row about code alone.
  private let open: (CoverageRow) throws -> WalkRunner?
  /// The runner of the present row; nil before the first row, and after an error of opening one.
  package private(set) var runner: WalkRunner?
  /// The first error of a screen or a step; the tour goes on with the next row.
  package private(set) var error: (any Error)?

  package init(_ tour: Tour, open: @escaping (CoverageRow) throws -> WalkRunner?) {
    self.tour = tour
    self.open = open
  }

  /// Performs all events until a time, in seconds.
  package func advance(to time: TimeInterval) { perform(tour.advance(to: time)) }

  package func togglePause(at time: TimeInterval) { tour.togglePause(at: time) }

  package func skip(at time: TimeInterval) { perform(tour.skip(at: time)) }

  package func end() {
    tour.end()
    perform([.end])
  }

  private func perform(_ events: [Tour.Event]) {
    for event in events {
      do {
        switch event {
        case .open(let row):
          runner?.releaseKeys()
          runner = nil
          runner = try open(row)
        case .perform(let step): try runner?.performOnce(stepAt: step)
        case .end: runner?.releaseKeys()
        }
      } catch {
        self.error = self.error ?? error
      }
    }
  }
}
