import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloDisplayList
import HaloSceneGraph

/// An album of six pictures with a title.
struct AppearanceAlbum {
  let id: String
  let title: String
  let year: String
  let symbol: Symbol
  let pictures: [String]

  static let all = [
    AppearanceAlbum(
      id: "coast", title: "Coast", year: "2025", symbol: Symbols.wave,
      pictures: [
        "lighthouse", "white-village", "coral-reef", "nine-waves", "balloons", "moon-over-water",
      ]),
    AppearanceAlbum(
      id: "peaks", title: "Peaks", year: "2024", symbol: Symbols.mountain,
      pictures: [
        "snow-peak", "fog-ridges", "slot-canyon", "fjord", "dunes", "misty-forest",
      ]),
    AppearanceAlbum(
      id: "nights", title: "Nights", year: "2023", symbol: Symbols.moon,
      pictures: [
        "aurora", "city-blocks", "comet", "ringed-planet", "rain-on-glass", "harbour-night",
      ]),
    AppearanceAlbum(
      id: "gardens", title: "Gardens", year: "2022", symbol: Symbols.leaf,
      pictures: [
        "koi-pond", "paper-leaves", "cactus-garden", "lavender-field", "reeds", "quiet-arches",
      ]),
  ]

  /// The size that pictures are drawn in: the largest, in points, at which they stay sharp.
  private static let size = CGSize(width: 400, height: 320)

  /// The pictures, drawn once for all panes.
  @MainActor private static var photos: [String: PhotoLibrary.Photo] = [:]

  @MainActor
  static func photo(_ name: String) -> PhotoLibrary.Photo? {
    if let photo = photos[name] { return photo }
    guard let artwork = Gallery.all.first(where: { $0.name == name }) else { return nil }
    let photo = PhotoLibrary.Photo(
      id: name, title: artwork.title, image: artwork.image(size: size))
    photos[name] = photo
    return photo
  }
}
