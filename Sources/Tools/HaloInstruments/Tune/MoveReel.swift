import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The frames of one move, made once for each of several looks.
@MainActor
struct MoveReel {
  /// The frames of one look: display lists, all of one size, with their milliseconds.
  typealias Frames = [(list: DisplayList, time: Int)]

  /// The frames by look.
  private(set) var takes: [Frames] = []
  /// The part of the screen in which the move happens, in points.
  let part: CGRect

  /// Frames per second (our choice).
  private static let rate = 20
  /// The seconds for each half of the move (our choice).
  private static let half = 0.8
  /// The space around the two items that is shown, in points (our choice).
  private static let margin: CGFloat = 90

  /// Makes the frames.
  ///
  /// - Parameters:
  ///   - move: the move.
  ///   - window: the screen, at rest; its time and its look change.
  ///   - time: the screen's time in seconds.
  ///   - looks: the looks.
  /// - Throws: ``MoveReelError`` where an item of the move is not on the screen.
  init(
    of move: TunedMove, in window: Window, from time: TimeInterval, looks: [FocusAppearance]
  ) throws {
    guard let items = move.items(in: window) else { throw MoveReelError(move: move) }
    var now = time
    func rest() {
      // Three seconds are longer than any spring of the focus.
      for _ in 0..<180 where window.nextFrameTime(now: now).map({ $0 <= now + 0.5 }) ?? false {
        now += 1 / 60
        _ = window.frame(at: now)
      }
    }
    func focus(_ view: View) {
      window.focusSystem?.requestFocusUpdate(to: view)
      window.settle()
    }
    var area = CGRect.null
    for look in looks {
      window.appearance = look
      focus(items.home)
      _ = window.frame(at: now)
      rest()
      var frames: Frames = []
      let start = now
      for (index, target) in [items.away, items.home].enumerated() {
        focus(target)
        let steps = Int(Self.half * Double(Self.rate))
        for step in 0..<steps {
          let count = index * steps + step
          now = start + Double(count) / Double(Self.rate)
          frames.append((window.frame(at: now), count * 1000 / Self.rate))
        }
      }
      takes.append(frames)
      for view in [items.home, items.away] {
        area = area.union(view.convert(view.bounds, to: window))
      }
    }
    let whole = area.insetBy(dx: -Self.margin, dy: -Self.margin).intersection(window.bounds)
    part = whole.isNull ? window.bounds : whole.integral.intersection(window.bounds)
  }
}

/// A move that cannot be filmed, because its items are not on the screen.
struct MoveReelError: Error, CustomStringConvertible {
  let move: TunedMove

  /// The error in one line.
  var description: String { "\(move.home) and \(move.away) are not both on the screen" }
}
