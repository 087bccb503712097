import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// The last seconds of a screen that nobody kept: the same screen is made again, all that the hand
/// has done is done again, and what is seen then is what was seen.
///
/// So a window whose instruments are away keeps no frames, only what was done.
@MainActor
struct Recall {
  private let window: Window
  private let hand: HandLog
  private let end: TimeInterval

  /// - Parameters:
  ///   - window: shows the same screen, from its beginning.
  ///   - hand: what was done to it.
  ///   - end: the screen's time up to which frames are wanted.
  init(in window: Window, hand: HandLog, until end: TimeInterval) {
    self.window = window
    self.hand = hand
    self.end = end
  }

  /// The frames of the last seconds, sixty a second while something moved; moments are whole
  /// milliseconds behind the key before them.
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
    /// Goes on to `end`, frame by frame where something moves, and at once where nothing does.
    func goOn(to end: TimeInterval) {
      // What began is seen, whatever came of it before.
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
