import Foundation
import HaloArtwork
import HaloCairoRenderer
import HaloDemoTestSupport
import HaloDisplayList
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloDemoScenes

/// The artwork itself, in place of which other tests draw plain tiles.
@MainActor
struct ArtworkPictureTests {
  @Test("every picture without words looks like its golden picture")
  func pictures() throws {
    var sheet = ArtworkSheet(columns: 8, cell: CGSize(width: 36, height: 24))
    for artwork in Gallery.all {
      sheet.add(artwork.image(size: CGSize(width: 300, height: 200)))
    }
    expectPicture(try sheet.picture(), matches: "artwork-pictures")
  }

  @Test("every upright poster looks like its golden picture")
  func posters() throws {
    var sheet = ArtworkSheet(columns: 16, cell: CGSize(width: 24, height: 36))
    for artwork in Gallery.all {
      sheet.add(artwork.poster(size: CGSize(width: 200, height: 300)))
    }
    expectPicture(try sheet.picture(), matches: "artwork-posters")
  }

  @Test("every wide poster looks like its golden picture")
  func widePosters() throws {
    var sheet = ArtworkSheet(columns: 8, cell: CGSize(width: 40, height: 25))
    for artwork in Gallery.all {
      sheet.add(artwork.poster(size: CGSize(width: 400, height: 250)))
    }
    expectPicture(try sheet.picture(), matches: "artwork-wide-posters")
  }

  @Test("the separate layers of posters look like their golden picture")
  func layers() throws {
    let size = CGSize(width: 480, height: 270)
    var sheet = ArtworkSheet(columns: 5, cell: CGSize(width: 64, height: 36))
    for (index, artwork) in Gallery.all.prefix(4).enumerated() {
      let poster = try #require(artwork.layeredPoster(size: size, count: index + 2))
      for layer in poster.layers {
        // The layer is at its place in the whole.
        sheet.add(
          Image(size: size, isOpaque: layer.image.isOpaque, drawing: layer.image.drawing))
      }
    }
    expectPicture(try sheet.picture(), matches: "artwork-layers")
  }

  @Test("every film looks like its golden picture at its beginning and a minute later")
  func films() throws {
    var sheet = ArtworkSheet(columns: 3, cell: CGSize(width: 80, height: 50))
    for time in [0, 60] as [TimeInterval] {
      for film in Film.all { sheet.add(film, at: time) }
    }
    expectPicture(try sheet.picture(), matches: "artwork-films")
  }

  @Test("the lights behind the glass look like their golden picture")
  func glass() throws {
    let backdrop = GlassBackdrop()
    var sheet = ArtworkSheet(columns: 3, cell: CGSize(width: 80, height: 50))
    sheet.add(backdrop.picture(of: .evening))
    for artwork in [Skies.aurora, Deserts.dunes] {
      sheet.add(backdrop.picture(of: .init(artwork.harmony)))
    }
    expectPicture(try sheet.picture(), matches: "artwork-glass")
  }

  /// The whole screen at a small size: the artwork, and the background with its change of colours.
  @Test(
    "the artwork of a scene looks like its golden picture",
    arguments: ["photos", "tv-home", "full-screen"])
  func scene(id: String) throws {
    let scene = try SceneHarness(id, scale: 0.125, showsArtwork: true)
    expectPicture(try scene.picture(), matches: "artwork-\(id)")
  }
}
