import FocusInspector
import Foundation
import HaloAudit
import HaloDisplayList
import HaloSceneGraph

/// The appearance and places of a screen at the moment that a finding is about.
@MainActor
struct AuditView {
  /// The name of the moment, which tells it apart from others of the screen.
  let moment: String
  let list: DisplayList
  let places: ScreenPlaces
  let style: SearchStyle

  /// Records what `window` shows now.
  init(_ window: Window, moment: String) {
    self.moment = moment
    list = window.frame(at: window.currentTime)
    places = ScreenPlaces(window)
    style = SearchStyle(palette: window.appearance.palette)
  }
}
