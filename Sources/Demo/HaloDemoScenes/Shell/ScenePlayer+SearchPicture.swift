import FocusGeometry
import FocusInspector
import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

extension ScenePlayer {
  /// Presses keys and returns a picture of the last focus movement's search, over the screen before
  /// it with nothing lifted.
  ///
  /// If no key moves the focus, the picture shows how the focus began.
  ///
  /// - Parameters:
  ///   - presses: keys with their names for the caption.
  ///   - text: measures the text.
  /// - Returns: A picture; nil if there was never a search.
  package func searchPicture(
    pressing presses: [(name: String, key: Key)], text: any TextMeasuring
  ) -> SearchPicture? {
    // The picture shows every candidate, and the reason for each that was left out.
    let detail = window.focusSystem?.explanationDetail ?? .decision
    window.focusSystem?.explanationDetail = .complete
    defer { window.focusSystem?.explanationDetail = detail }
    rest()
    var last: (name: String, explanation: FocusExplanation, screen: DisplayList, palette: Palette)?
    for press in presses {
      let (screen, palette) = (layoutFrame(), window.appearance.palette)
      let step = self.press(press.key)
      // Only the press itself shows whether a key moves focus, because an earlier key may change
      // the model.
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
        $0, key: nil, screen: layoutFrame(),
        style: SearchStyle(palette: window.appearance.palette), text: text)
    }
  }

  /// Returns the screen at the current time, in which every item is drawn in its frame.
  private func layoutFrame() -> DisplayList {
    _ = frame()
    return window.layoutDisplayList()
  }
}
