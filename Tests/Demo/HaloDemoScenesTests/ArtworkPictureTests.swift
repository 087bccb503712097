import Foundation
import HaloArtwork
import HaloCairoRenderer
import HaloDemoTestSupport
import HaloDisplayList
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloDemoScenes

/// What the artwork itself looks like; elsewhere plain tiles stand in its place.
@MainActor
struct ArtworkPictureTests {
  @Test("every picture looks as it did without words")
  func pictures() throws {
    var sheet = ArtworkSheet(columns: 8, cell: CGSize(width: 36, height: 24))
    for artwork in Gallery.all {
      sheet.add(artwork.image(size: CGSize(width: 300, height: 200)))
    }
    expectPicture(try sheet.picture(), matches: "artwork-pictures")
  }

  @Test("every upright poster looks as it did")
  func posters() throws {
    var sheet = ArtworkSheet(columns: 16, cell: CGSize(width: 24, height: 36))
    for artwork in Gallery.all {
      sheet.add(artwork.poster(size: CGSize(width: 200, height: 300)))
    }
    expectPicture(try sheet.picture(), matches: "artwork-posters")
  }

  @Test("every wide poster looks as it did")
  func widePosters() throws {
    var sheet = ArtworkSheet(columns: 8, cell: CGSize(width: 40, height: 25))
    for artwork in Gallery.all {
      sheet.add(artwork.poster(size: CGSize(width: 400, height: 250)))
    }
    expectPicture(try sheet.picture(), matches: "artwork-wide-posters")
  }

  @Test("the layers of a poster look apart as they did")
  func layers() throws {
    let size = CGSize(width: 480, height: 270)
    var sheet = ArtworkSheet(columns: 5, cell: CGSize(width: 64, height: 36))
    for (index, artwork) in Gallery.all.prefix(4).enumerated() {
      let poster = try #require(artwork.layeredPoster(size: size, count: index + 2))
      for layer in poster.layers {
        // At its place in the whole.
        sheet.add(
          Image(size: size, isOpaque: layer.image.isOpaque, drawing: layer.image.drawing))
      }
    }
    expectPicture(try sheet.picture(), matches: "artwork-layers")
  }

  @Test("every film looks as it did at its beginning and a minute later")
  func films() throws {
    var sheet = ArtworkSheet(columns: 3, cell: CGSize(width: 80, height: 50))
    for time in [0, 60] as [TimeInterval] {
      for film in Film.all { sheet.add(film, at: time) }
    }
    expectPicture(try sheet.picture(), matches: "artwork-films")
  }

  @Test("the glass has the lights behind it that it had")
  func glass() throws {
    let backdrop = GlassBackdrop()
    var sheet = ArtworkSheet(columns: 3, cell: CGSize(width: 80, height: 50))
    sheet.add(backdrop.picture(of: .evening))
    for artwork in [Skies.aurora, Deserts.dunes] {
      sheet.add(backdrop.picture(of: .init(artwork.harmony)))
    }
    expectPicture(try sheet.picture(), matches: "artwork-glass")
  }

  /// Of the whole screen, small: artwork, and the ground that goes from one colour to another.
  @Test(
    "a scene shows its artwork where it did",
    arguments: ["photos", "tv-home", "full-screen"])
  func scene(id: String) throws {
    let scene = try SceneHarness(id, scale: 0.125, showsArtwork: true)
    expectPicture(try scene.picture(), matches: "artwork-\(id)")
  }
}
