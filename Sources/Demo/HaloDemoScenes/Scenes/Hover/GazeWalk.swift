import FocusGeometry
import Foundation
import HaloSceneGraph

/// Simulates a gaze by keys, which goes from one thing to the next, for those without a pointer.
///
/// The position jumps, as eyes do; the highlights still fade in and out.
@MainActor
final class GazeWalk {
  /// A thing to look at, and where: 0...1 of its width and height.
  struct Stop {
    var view: View
    var x: CGFloat = 0.5
    var y: CGFloat = 0.5

    /// In the view's own coordinates.
    @MainActor var place: CGPoint {
      let bounds = view.bounds
      return CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
    }
  }

  /// In order; asked anew for every step, as what is shown may have changed.
  private let stops: () -> [Stop]
  private var index: Int?

  init(stops: @escaping () -> [Stop]) { self.stops = stops }

  /// Looks at the next thing, or at the previous one (-1).
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

  /// Looks away.
  func end(in window: Window) {
    index = nil
    window.receive(.pointerLeft, at: window.currentTime)
  }
}
