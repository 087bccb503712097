import Foundation
import SceneGraph

/// The pictures of the Photos scene and the albums they are in.
@MainActor
final class PhotoLibrary {
  struct Photo {
    let id: String
    let image: Image
  }

  struct Album {
    let id: String
    let title: String
    let symbol: ShapeView.Symbol
    /// Indices into `photos`.
    let photos: [Int]
  }

  /// Points; the largest a picture is shown at.
  private static let photoSize = CGSize(width: 300, height: 300)

  let photos: [Photo]
  private var favourites: Set<String>

  init() {
    let photos = Gallery.all.map { artwork in
      Photo(id: artwork.name, image: artwork.image(size: Self.photoSize))
    }
    self.photos = photos
    favourites = Set(photos.indices.filter { $0 % 5 == 1 || $0 % 7 == 3 }.map { photos[$0].id })
  }

  func isFavourite(_ id: String) -> Bool { favourites.contains(id) }

  func toggleFavourite(_ id: String) { favourites.formSymmetricDifference([id]) }

  var albums: [Album] {
    let all = Array(photos.indices)
    func holding(_ names: String...) -> [Int] {
      all.filter { index in names.contains { photos[index].id.contains($0) } }
    }
    return [
      Album(id: "library", title: "Library", symbol: Symbols.library, photos: all),
      Album(
        id: "favourites", title: "Favourites", symbol: Symbols.heart,
        photos: all.filter { isFavourite(photos[$0].id) }),
      Album(id: "recents", title: "Recents", symbol: Symbols.clock, photos: Array(all.suffix(9))),
    ]
  }
}
