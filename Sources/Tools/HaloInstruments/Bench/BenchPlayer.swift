import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// A bench with a manual clock, in a window that takes every size that is asked for: for pictures
/// of instruments and for tests.
@MainActor
package final class BenchPlayer {
  private let clock: ContentPlayer<Bench>
  private let scale: CGFloat
  private var size: CGSize
  private var wanted: CGSize?

  package var bench: Bench { clock.content }
  /// Seconds since the player was created.
  package var time: TimeInterval { clock.time }

  /// Creates a player that shows a bench.
  ///
  /// - Parameters:
  ///   - bench: the bench, whose screen keeps its size.
  ///   - scale: device pixels per point.
  ///   - largest: the largest size of the window, in points; nil for any size.
  package init(_ bench: Bench, scale: CGFloat = 1, largest: CGSize? = nil) {
    clock = ContentPlayer(bench)
    self.scale = scale
    size = bench.screen.hostSize
    bench.host.resize = { [weak self] in self?.wanted = $0 }
    bench.host.largestSize = { largest ?? CGSize(width: 1e5, height: 1e5) }
    bench.resize(to: size, scale: scale)
    _ = frame()
  }

  /// Gives the window the size that was asked for, as a window manager does after an event.
  private func settle() {
    guard let wanted else { return }
    self.wanted = nil
    size = wanted
    bench.resize(to: size, scale: scale)
  }

  /// Resizes the window, in points, as a user does.
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

  /// Presses keys spelled as in walks, separated by spaces, and waits for rest after each.
  ///
  /// - Throws: `KeyNameError`.
  package func press(_ keys: String) throws {
    for key in try Key.sequence(keys) {
      press(key)
      rest()
    }
  }

  /// Clicks at a point in window points.
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
    // Sixty seconds are longer than any animation and most films.
    clock.rest(within: 60)
  }

  /// The list of what the window shows now.
  package func frame() -> DisplayList { clock.frame() }
}
