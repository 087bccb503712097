import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// A bench with a clock that is turned by hand, in a window that becomes as large as it is asked to:
/// for pictures of instruments and for tests.
@MainActor
package final class BenchPlayer {
  private let clock: ContentPlayer<Bench>
  private let scale: CGFloat
  private var size: CGSize
  private var wanted: CGSize?

  package var bench: Bench { clock.content }
  /// Seconds since the bench was given.
  package var time: TimeInterval { clock.time }

  /// - Parameters:
  ///   - bench: its screen's window keeps its size.
  ///   - scale: device pixels a point.
  ///   - largest: the room that there is for the window, in points; nil: any.
  package init(_ bench: Bench, scale: CGFloat = 1, largest: CGSize? = nil) {
    clock = ContentPlayer(bench)
    self.scale = scale
    size = bench.screen.bounds.size
    bench.host.resize = { [weak self] in self?.wanted = $0 }
    bench.host.largestSize = { largest ?? CGSize(width: 1e5, height: 1e5) }
    bench.resize(to: size, scale: scale)
    _ = frame()
  }

  /// What the window becomes after each event, as a window manager would have it.
  private func settle() {
    guard let wanted else { return }
    self.wanted = nil
    size = wanted
    bench.resize(to: size, scale: scale)
  }

  /// The window gets another size, in points, by a person's hand.
  package func resize(to size: CGSize) {
    self.size = size
    bench.resize(to: size, scale: scale)
  }

  /// Presses and releases a key now.
  package func press(_ key: Key) {
    clock.send(key, phase: .down)
    clock.send(key, phase: .up)
    settle()
  }

  /// Presses keys spelled as in walks, with spaces between them, each after all came to rest.
  ///
  /// - Throws: `KeyNameError`.
  package func press(_ keys: String) throws {
    for key in try Key.sequence(keys) {
      press(key)
      rest()
    }
  }

  /// Clicks at a place in the window's points.
  package func click(_ point: CGPoint) {
    clock.send(.pointerMoved(to: point))
    clock.send(.pointerPressed(at: point))
    clock.send(.pointerReleased(at: point))
    settle()
  }

  /// Advances the clock, frame by frame.
  package func advance(by seconds: TimeInterval) { clock.advance(by: seconds) }

  /// Advances the clock until nothing moves.
  package func rest() {
    // Longer than any movement and most films.
    clock.rest(within: 60)
  }

  /// The list of what is seen now.
  package func frame() -> DisplayList { clock.frame() }
}
