import Foundation
import HaloDisplayList
import HaloSceneGraph

/// One frame of a film, not yet drawn.
package struct FilmFrame: Sendable {
  /// The time in milliseconds since the first key.
  package var time: Int
  /// The indices of the script's keys that were pressed since the frame before.
  package var keys: [Int]
  /// The display list at this time, in points.
  package var list: DisplayList
  /// The name of what has the focus; nil for nothing, or where names were not asked for.
  package var focus: String?

  /// Creates a frame at a time in milliseconds.
  package init(time: Int, keys: [Int], list: DisplayList, focus: String? = nil) {
    (self.time, self.keys, self.list, self.focus) = (time, keys, list, focus)
  }
}

extension ScenePlayer {
  /// Plays a script from the current time and returns the display list at each of its times.
  ///
  /// The same script on the same scene gives the same frames.
  ///
  /// - Parameters:
  ///   - script: the keys and times.
  ///   - focusName: returns the name of what has the focus in a window.
  /// - Returns: The frames in order.
  package func film(
    _ script: FilmScript, focusName: (Window) -> String? = { _ in nil }
  ) -> [FilmFrame] {
    let start = time
    func turn(to milliseconds: Int) {
      advance(by: start + Double(milliseconds) / 1000 - time)
    }
    var events = script.events[...]
    return script.frameTimes.map { time in
      var pressed: [Int] = []
      while let event = events.first, event.time <= time {
        events.removeFirst()
        turn(to: event.time)
        for stroke in script.keys[event.key].key.strokes(event.phase) {
          send(.key(stroke.key, stroke.phase))
        }
        window.settle()
        if event.phase == .down { pressed.append(event.key) }
      }
      turn(to: time)
      return FilmFrame(
        time: time, keys: pressed, list: frame(), focus: focusName(window))
    }
  }
}
