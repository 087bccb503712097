import FocusGeometry
import FocusInspector
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

extension ScenePlayer {
  /// Presses keys, and pictures what the last one that moves focus looked at, on the screen as it was
  /// before it.
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
    // The picture shows every candidate, and why each of the rest was left out.
    let detail = window.focusSystem?.explanationDetail ?? .decision
    window.focusSystem?.explanationDetail = .complete
    defer { window.focusSystem?.explanationDetail = detail }
    rest()
    var last: (name: String, explanation: FocusExplanation, screen: DisplayList, palette: Palette)?
    for press in presses {
      let (screen, palette) = (frame(), window.appearance.palette)
      let step = self.press(press.key)
      // Whether a key moves focus is known when its turn comes: one before it may change the model.
      if step.heading != nil, let explanation = step.explanation {
        last = (press.name, explanation, screen, palette)
      }
      rest()
    }
    if let last {
      return SearchPicture(
        last.explanation, key: last.name, screen: last.screen,
        style: SearchStyle(palette: last.palette), text: text)
    }
    return window.focusSystem?.lastExplanation.map {
      SearchPicture(
        $0, key: nil, screen: frame(), style: SearchStyle(palette: window.appearance.palette),
        text: text)
    }
  }
}
