import DisplayList
import FocusInspector
import Foundation
import Hosting
import SceneGraph

extension ScenePlayer {
  /// Presses keys up to the last one that moves focus, and pictures what that one looked at, on the
  /// screen as it was before it.
  ///
  /// Without such a key the picture tells how focus began.
  ///
  /// - Parameters:
  ///   - presses: keys with their names for the caption.
  ///   - text: measures what is written.
  /// - Returns: nil when focus was never looked for.
  package func searchPicture(
    pressing presses: [(name: String, key: Key)], text: any TextMeasuring
  ) -> SearchPicture? {
    rest()
    guard
      let last = presses.lastIndex(where: {
        window.focusSystem?.model.heading(for: $0.key) != nil
      })
    else {
      for press in presses {
        self.press(press.key)
        rest()
      }
      return window.focusSystem?.lastExplanation.map {
        SearchPicture(
          $0, key: nil, screen: frame(), style: SearchStyle(palette: window.appearance.palette),
          text: text)
      }
    }
    for press in presses[..<last] {
      self.press(press.key)
      rest()
    }
    let screen = frame()
    return press(presses[last].key).explanation.map {
      SearchPicture(
        $0, key: presses[last].name, screen: screen,
        style: SearchStyle(palette: window.appearance.palette), text: text)
    }
  }
}
