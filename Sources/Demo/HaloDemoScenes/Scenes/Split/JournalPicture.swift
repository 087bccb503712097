import Foundation
import HaloArtwork
import HaloDisplayList

/// A picture of the journal in each size in which the scene shows it.
///
/// The renderer caches pixels by image, so each size has one image for all views and moments.
@MainActor
struct JournalPicture {
  let artwork: Artwork
  let cover: Image
  let tile: Image
  let thumbnail: Image

  /// The side of a thumbnail in points.
  static let thumbnailSide: CGFloat = 44

  static let all = Gallery.all.map { JournalPicture($0) }

  private init(_ artwork: Artwork) {
    self.artwork = artwork
    cover = artwork.image(size: CGSize(width: 900, height: 320))
    tile = artwork.image(size: CGSize(width: 160, height: 160))
    let side = Self.thumbnailSide
    thumbnail = artwork.image(size: CGSize(width: side, height: side))
  }
}
