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
    var last: (name: String, explanation: FocusExplanation, screen: Screen)?
    for press in presses {
      let screen = screen
      let step = self.press(press.key)
      // Only the press itself shows whether a key moves focus, because an earlier key may change
      // the model.
      if step.heading != nil, let explanation = step.explanation {
        last = (press.name, explanation, screen)
      }
      rest()
    }
    if let last { return last.screen.picture(of: last.explanation, key: last.name, text) }
    return window.focusSystem?.lastExplanation.map { screen.picture(of: $0, key: nil, text) }
  }

  /// A screen on which nothing is lifted.
  private struct Screen {
    var list: DisplayList
    var outlines: PresentedOutlines
    var style: SearchStyle

    @MainActor
    func picture(
      of explanation: FocusExplanation, key: String?, _ text: any TextMeasuring
    ) -> SearchPicture {
      SearchPicture(
        explanation, key: key, screen: list, outlines: outlines, style: style, text: text)
    }
  }

  /// The screen at the current time.
  private var screen: Screen {
    _ = frame()
    return Screen(
      list: window.layoutDisplayList(),
      outlines: PresentedOutlines(in: window, isLifted: false),
      style: SearchStyle(palette: window.appearance.palette))
  }
}
