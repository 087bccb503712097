import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

extension Bench {
  /// Says from the next frame on how the instruments are had.
  package func welcome() {
    welcomeTime.begin()
    setNeedsFrame()
  }

  /// Somebody did something, or it has been said for long enough.
  func endWelcome() { if welcomeTime.stop() { setNeedsFrame() } }

  /// The screen with the words over it; as it is when there are none.
  func welcoming(over list: DisplayList, at time: TimeInterval) -> DisplayList {
    guard welcomeTime.show(at: time) else { return list }
    let words = DisplayNode(Welcome.items(in: list.size, text: text))
    var shown = list
    shown.root = .group([list.root, words], owner: 0)
    return shown
  }
}
