import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// Rebuilds the last seconds of a screen whose frames were not kept, by repeating the user's input
/// on a new instance of the screen.
///
/// While its instruments are closed, a window therefore keeps only the input and no frames.
@MainActor
struct Recall {
  private let window: Window
  private let hand: HandLog
  private let end: TimeInterval

  /// Creates a recall.
  ///
  /// - Parameters:
  ///   - window: shows the same screen, from its beginning.
  ///   - hand: the user's input on the screen.
  ///   - end: the screen's time of the last frame, in seconds.
  init(in window: Window, hand: HandLog, until end: TimeInterval) {
    self.window = window
    self.hand = hand
    self.end = end
  }

  /// Returns the frames of the last seconds, 60 per second while something moves.
  ///
  /// The frames of a movement are whole milliseconds after the key before them.
  func history() -> FrameHistory {
    var history = FrameHistory()
    let first = end - FrameHistory.span
    _ = window.frame(at: hand.start)
    var event: (event: InputEvent, time: TimeInterval)?
    var time = hand.start
    func keep() {
      let list = window.frame(at: time)
      guard time >= first || history.last == nil else { return }
      let moment = event.map { Int(((time - $0.time) * 1000).rounded()) }
      history.add(.init(time: time, list: list, moment: moment, event: event?.event))
    }
    /// Advances to `end`, frame by frame while something moves, otherwise at once.
    func goOn(to end: TimeInterval) {
      // Frames before the last seconds are skipped.
      if time < first { time = max(time, min(first, end)) }
      var frame = 0
      while time < end {
        guard let next = window.nextFrameTime(now: time) else { break }
        if next > time {
          guard next < end else { break }
          time = next
        } else {
          let origin = event?.time ?? hand.start
          frame = max(frame + 1, Int(((time - origin) * 60).rounded(.down)) + 1)
          time = min(end, origin + (Double(frame) * 1000 / 60).rounded() / 1000)
        }
        keep()
      }
      time = max(time, end)
    }
    keep()
    for entry in hand.entries where entry.time <= end {
      goOn(to: entry.time)
      keep()
      window.receive(entry.event, at: entry.time)
      window.settle()
      if entry.event.beginsSomething { event = (entry.event, entry.time) }
      keep()
    }
    goOn(to: end)
    return history
  }
}
