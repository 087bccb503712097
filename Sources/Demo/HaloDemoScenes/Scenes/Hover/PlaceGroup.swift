import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloDisplayList
import HaloLists
import HaloSceneGraph

/// A group of places, for a row of the Hover scene.
@MainActor
struct PlaceGroup {
  let id: String
  let title: String
  let symbol: Symbol
  let names: [String]

  static let all: [PlaceGroup] = [
    PlaceGroup(
      id: "all", title: "All places", symbol: Symbols.library,
      names: [
        "balloons", "coral-reef", "lavender-field", "aurora", "slot-canyon", "nine-waves",
        "misty-forest", "ringed-planet", "dunes",
      ]),
    PlaceGroup(
      id: "high", title: "High up", symbol: Symbols.mountain,
      names: ["balloons", "snow-peak", "fog-ridges", "ringed-planet", "comet"]),
    PlaceGroup(
      id: "sea", title: "By the sea", symbol: Symbols.wave,
      names: ["coral-reef", "nine-waves", "lighthouse", "moon-over-water", "white-village"]),
    PlaceGroup(
      id: "dark", title: "After dark", symbol: Symbols.moon,
      names: ["aurora", "harbour-night", "comet", "city-blocks"]),
    PlaceGroup(
      id: "green", title: "In the green", symbol: Symbols.leaf,
      names: ["lavender-field", "misty-forest", "koi-pond", "birch-winter", "cactus-garden"]),
  ]

  var artworks: [Artwork] { names.compactMap { name in Gallery.all.first { $0.name == name } } }

  /// Creates a row that is white on glass, whatever the palette.
  func makeRow() -> CollectionViewListCell {
    let row = CollectionViewListCell(title: title, symbol: symbol)
    row.accessibilityIdentifier = id
    row.hoverStyle = HoverStyle(shape: .rect(cornerRadius: 14))
    row.configurationUpdateHandler = { cell, state in
      guard var content = cell.contentConfiguration as? ListContentConfiguration,
        var background = cell.backgroundConfiguration
      else { return }
      let isLit = state.isFocused && (state.isWindowActive || state.look == .lift)
      content.textProperties.color = isLit ? Glass.onText : Glass.text
      content.imageProperties.tintColor = isLit ? Glass.onText : Glass.text
      background.cornerRadius = 14
      background.backgroundColor =
        isLit
        ? Glass.on
        : Glass.selected.withAlphaComponent(
          state.isSelected || state.isHighlighted || state.isFocused ? Glass.selected.alpha : 0)
      cell.contentConfiguration = content
      cell.backgroundConfiguration = background
    }
    return row
  }
}
