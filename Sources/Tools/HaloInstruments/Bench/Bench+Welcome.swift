import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

extension Bench {
  /// Shows, from the next frame on, how to open the instruments.
  package func welcome() {
    welcomeTime.begin()
    setNeedsFrame()
  }

  /// Hides the welcome, when the user does something or its time is over.
  func endWelcome() { if welcomeTime.stop() { setNeedsFrame() } }

  /// The screen with the welcome over it; unchanged when the welcome is not shown.
  func welcoming(over list: DisplayList, at time: TimeInterval) -> DisplayList {
    guard welcomeTime.show(at: time) else { return list }
    let words = DisplayNode(Welcome.items(in: list.size, text: text))
    var shown = list
    shown.root = .group([list.root, words], owner: 0)
    return shown
  }
}
