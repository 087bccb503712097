import Foundation
import HaloArtwork
import HaloDisplayList
import HaloSceneGraph

/// The pictures of the Photos scene and their albums.
@MainActor
final class PhotoLibrary {
  struct Photo {
    let id: String
    let title: String
    let image: Image
  }

  struct Album {
    let id: String
    let title: String
    let symbol: Symbol
    /// The indices in `photos`.
    let photos: [Int]
  }

  /// The size that pictures are drawn in: the largest in which they are shown, in points.
  private static let photoSize = CGSize(width: 300, height: 300)

  let photos: [Photo]
  private var favourites: Set<String> = [
    "snow-peak", "koi-pond", "cactus-garden", "moon-over-water", "balloons", "quiet-arches",
    "bridge-in-fog", "misty-forest",
  ]

  init() {
    photos = Gallery.all.map { artwork in
      Photo(id: artwork.name, title: artwork.title, image: artwork.image(size: Self.photoSize))
    }
  }

  private var ownAlbums: [Album] = []

  /// Adds an empty album at the end and returns it.
  func addAlbum(named title: String) -> Album {
    let album = Album(
      id: "album-\(ownAlbums.count + 1)", title: title, symbol: Symbols.album, photos: [])
    ownAlbums.append(album)
    return album
  }

  func isFavourite(_ id: String) -> Bool { favourites.contains(id) }

  func toggleFavourite(_ id: String) { favourites.formSymmetricDifference([id]) }

  /// The current albums: the first contains all pictures, and the last are those that were added.
  var albums: [Album] {
    let all = Array(photos.indices)
    func album(
      _ id: String, _ title: String, _ symbol: Symbol, _ names: Set<String>
    ) -> Album {
      Album(
        id: id, title: title, symbol: symbol,
        photos: all.filter { names.contains(photos[$0].id) })
    }
    return [
      Album(id: "library", title: "Library", symbol: Symbols.library, photos: all),
      album("favourites", "Favourites", Symbols.heart, favourites),
      Album(id: "recents", title: "Recents", symbol: Symbols.clock, photos: all.suffix(9)),
      album(
        "mountains", "Mountains", Symbols.mountain,
        ["fog-ridges", "snow-peak", "fjord", "misty-forest", "birch-winter"]),
      album(
        "water", "Water", Symbols.wave,
        [
          "lighthouse", "nine-waves", "moon-over-water", "coral-reef", "koi-pond",
          "harbour-night", "bridge-in-fog", "reeds",
        ]),
      album(
        "night", "Night", Symbols.moon,
        [
          "aurora", "ringed-planet", "comet", "moon-over-water", "harbour-night",
          "rain-on-glass", "city-blocks",
        ]),
      album(
        "places", "Places", Symbols.building,
        ["white-village", "city-blocks", "desert-road", "slot-canyon", "dunes", "balloons"]),
      album("gardens", "Gardens", Symbols.leaf, ["cactus-garden", "lavender-field", "koi-pond"]),
      album(
        "studies", "Studies", Symbols.shapes,
        [
          "paper-leaves", "discs", "terrazzo", "contours", "bauhaus", "quiet-arches", "silk",
        ]),
    ] + ownAlbums
  }
}
