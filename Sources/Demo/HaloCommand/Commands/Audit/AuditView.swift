import FocusInspector
import Foundation
import HaloAudit
import HaloDisplayList
import HaloSceneGraph

/// The appearance and places of a screen before an audit moves the focus on it.
@MainActor
struct AuditView {
  let list: DisplayList
  let places: ScreenPlaces
  let style: SearchStyle

  /// Records what `window` shows now.
  init(_ window: Window) {
    list = window.frame(at: window.currentTime)
    places = ScreenPlaces(window)
    style = SearchStyle(palette: window.appearance.palette)
  }
}
