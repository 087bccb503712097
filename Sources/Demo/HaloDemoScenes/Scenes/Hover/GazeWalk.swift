import FocusGeometry
import Foundation
import HaloSceneGraph

/// A simulation of a gaze that keys move from view to view, for users without a pointer.
///
/// The position jumps, as eyes do, while highlights still fade in and out.
@MainActor
final class GazeWalk {
  /// A view to look at, and the place inside it as fractions (0...1) of its width and height.
  struct Stop {
    var view: View
    var x: CGFloat = 0.5
    var y: CGFloat = 0.5

    /// The place in the view's own coordinates.
    @MainActor var place: CGPoint {
      let bounds = view.bounds
      return CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
    }
  }

  /// Returns the stops in order; called for every step, because the content may have changed.
  private let stops: () -> [Stop]
  private var index: Int?

  init(stops: @escaping () -> [Stop]) { self.stops = stops }

  /// Moves the gaze to the next stop (1) or the previous one (-1).
  func move(by distance: Int, in window: Window) {
    let stops = stops()
    guard !stops.isEmpty else { return }
    let last = index ?? (distance > 0 ? -1 : 0)
    let next = (last + distance + stops.count) % stops.count
    index = next
    let stop = stops[next]
    window.receive(
      .pointerMoved(to: stop.view.convert(stop.place, to: window)), at: window.currentTime)
  }

  /// Ends the gaze, as if the pointer had left the window.
  func end(in window: Window) {
    index = nil
    window.receive(.pointerLeft, at: window.currentTime)
  }
}
