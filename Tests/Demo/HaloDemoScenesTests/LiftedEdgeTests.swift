import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloAudit
import HaloCairoRenderer
import HaloControls
import HaloDemoTestSupport
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

@testable import HaloDemoScenes

/// The edges of lifted pictures: every picture of the gallery on every ground of the demo.
@MainActor
struct LiftedEdgeTests {
  /// A ground on which pictures are lifted.
  enum Ground: Hashable, CustomTestStringConvertible {
    case television
    case desk(UserInterfaceStyle)
    /// The backdrop of a picture in the hero of TV home.
    case hero(String)
    /// The backdrop of a film, by the name of its artwork.
    case film(String)

    var testDescription: String { "\(self)" }
  }

  nonisolated static let grounds: [Ground] =
    [.television, .desk(.light), .desk(.dark)]
    + ["fjord", "desert-road", "aurora", "lighthouse", "silk"].map(Ground.hero)
    + ["nine-waves", "aurora", "fog-ridges"].map(Ground.film)

  private static let canvas = CGSize(width: 1920, height: 1080)
  /// Two thirds of the canvas, as in a window of 1280 points.
  private static let scale: CGFloat = 2 / 3
  /// The places of a picture on the canvas: at the leading and the trailing end of a row.
  private static let places = [80, 1436].map {
    CGRect(x: $0, y: 760, width: 404, height: 227)
  }

  /// Creates a window with a ground, and a canvas for pictures.
  private func stage(on ground: Ground) throws -> (window: Window, canvas: View) {
    let size = CGSize(
      width: Self.canvas.width * Self.scale, height: Self.canvas.height * Self.scale)
    var appearance = FocusAppearance.dark
    if case .desk(let style) = ground { appearance = FocusAppearance(style: style) }
    let window = Window(
      size: size, model: .tv, appearance: appearance, textMeasurer: TestFonts.textEngine())
    if ground == .television {
      window.background = TVStyle.background(in: size, contrast: .normal)
    }
    let backdrop = BackdropView(frame: window.bounds)
    window.addSubview(backdrop)
    switch ground {
    case .hero(let name):
      backdrop.words = try words(of: "tv-home")
      backdrop.show(
        try #require(Gallery.all.first { $0.name == name }), animated: false)
    case .film(let name):
      backdrop.words = try words(of: "full-screen")
      backdrop.show(
        try #require(Film.all.first { $0.artwork.name == name }), animated: false)
    case .television, .desk: break
    }
    let canvas = View(frame: CGRect(origin: .zero, size: Self.canvas))
    canvas.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
    canvas.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    window.addSubview(canvas)
    return (window, canvas)
  }

  /// Returns the area that a scene keeps dark behind its text.
  private func words(of scene: String) throws -> BackdropView.Words {
    let scene = try SceneHarness(scene, size: Self.canvas)
    var found: BackdropView?
    scene.window.forEachDescendant { if let view = $0 as? BackdropView { found = view } }
    return try #require(found).words
  }

  /// Returns the edges of a picture of the gallery that is lifted at a place of the canvas.
  private func edges(
    of artwork: Artwork, at place: CGRect, on stage: (window: Window, canvas: View),
    by renderer: Renderer, _ surface: PixelSurface
  ) throws -> LiftEdges {
    let picture = ImageView(image: artwork.poster(size: place.size))
    picture.frame = place
    picture.cornerRadius = 14
    picture.adjustsImageWhenAncestorFocused = true
    stage.canvas.addSubview(picture)
    defer { picture.removeFromSuperview() }
    picture.layoutIfNeeded()
    picture.lift = 1
    let growth = IndicatorMeasure.growth(of: picture)
    let frame = IndicatorMeasure.frame(of: picture)
      .insetBy(dx: -growth.width, dy: -growth.height)
    let region = PixelRect(
      x: Int(frame.minX) - 8, y: Int(frame.minY) - 8, width: Int(frame.width) + 16,
      height: Int(frame.height) + 16)
    try renderer.draw(
      stage.window.frame(at: stage.window.currentTime), on: surface, scale: 1, region: [region])
    return LiftEdges(of: frame, in: surface)
  }

  @Test("three sides of every lifted picture have a contrast of 1.5:1", arguments: grounds)
  func contrast(ground: Ground) throws {
    let stage = try stage(on: ground)
    let renderer = Renderer(text: TestFonts.textEngine())
    let surface = try PixelSurface(
      width: Int(stage.window.bounds.width), height: Int(stage.window.bounds.height))
    for artwork in Gallery.all {
      for place in Self.places {
        let edges = try edges(of: artwork, at: place, on: stage, by: renderer, surface)
        #expect(
          edges.isClear && edges.onThreeSides.map { $0 >= LiftEdges.ratio } == true,
          "\(artwork.name) at \(place.minX): \(edges.sides)")
      }
    }
  }

  @Test("the grounds of films and of the hero are those of the demo")
  func completeness() throws {
    let films = Self.grounds.compactMap { if case .film(let name) = $0 { name } else { nil } }
    #expect(Set(films) == Set(Film.all.map(\.artwork.name)))
  }
}
