import HaloHosting
import HaloLocalization
import HaloSceneGraph

extension MenuBarState {
  /// The announcement of a screen reader when the bar gets the keys.
  var greeting: String { joined([Localization.text("Menu Bar"), news]) }

  /// The announcement of a screen reader for what is selected.
  var news: String {
    guard let level = levels.last else {
      guard let title else { return "" }
      let place = AccessibleElement.Place(title + 1, of: menus.count)
      return joined([menus[title].title, place.words])
    }
    let choices = level.choices
    guard let row = level.selected, let here = level.place.flatMap(choices.firstIndex) else {
      return joined([level.menu.title, Localization.text("Nothing is available")])
    }
    let place = AccessibleElement.Place(here + 1, of: choices.count)
    let state = row.state == .on ? Localization.text("On", context: "switch") : nil
    return joined([row.title, state, place.words])
  }

  private func joined(_ parts: [String?]) -> String {
    parts.compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: Localization.text(", ", context: "between phrases"))
  }
}
