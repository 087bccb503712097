import FocusGeometry
import Foundation
import HaloDisplayList

/// A film made of layers, each with a position and an opacity for every moment.
///
/// The layers are drawn once; a frame of the film only combines them.
@MainActor
package final class Film {
  /// The position and opacity of a layer at one moment.
  package struct Pose {
    /// The offset from the layer's place at rest, in points of the film's canvas.
    package var offset = CGPoint.zero
    package var alpha: CGFloat = 1
  }

  @MainActor
  package struct Layer {
    package let image: Image
    /// The frame at rest, in points of the film's canvas.
    package let rect: CGRect
    package let pose: (TimeInterval) -> Pose

    /// Creates a layer from the part of a drawing inside `area`.
    ///
    /// `origin` is the place of the drawing's own origin on the canvas, at rest.
    init(
      _ drawing: Drawing, area: CGRect, origin: CGPoint = .zero, isOpaque: Bool = false,
      pose: @escaping (TimeInterval) -> Pose = { _ in Pose() }
    ) {
      self.init(
        Image(
          size: area.size, isOpaque: isOpaque,
          drawing: drawing.applying(
            CGAffineTransform(translationX: -area.minX, y: -area.minY))),
        at: CGPoint(x: area.minX + origin.x, y: area.minY + origin.y), pose: pose)
    }

    /// Creates a layer from a picture in its natural size.
    init(
      _ image: Image, at place: CGPoint,
      pose: @escaping (TimeInterval) -> Pose = { _ in Pose() }
    ) {
      self.image = image
      rect = CGRect(origin: place, size: image.size)
      self.pose = pose
    }
  }

  /// The size of the canvas: 16:10, of which little is cut off on screens of 16:10 and 16:9.
  package static let canvas = CGSize(width: 1920, height: 1200)
  /// The time between two frames, in seconds.
  package static let frameDuration: TimeInterval = 1.0 / 30

  package let artwork: Artwork
  /// A description in two lines.
  package let summary: String
  /// The duration in seconds.
  package let duration: TimeInterval
  private let makeLayers: @MainActor () -> [Layer]

  init(
    _ artwork: Artwork, summary: String, duration: TimeInterval,
    layers: @escaping @MainActor () -> [Layer]
  ) {
    self.artwork = artwork
    self.summary = summary
    self.duration = duration
    makeLayers = layers
  }

  package var title: String { artwork.title }

  /// The layers in drawing order; the first is opaque and fills the canvas.
  package private(set) lazy var layers = makeLayers()

  /// The first frame as one picture.
  package private(set) lazy var still: Image = {
    var all = Drawing()
    for layer in layers {
      let pose = layer.pose(0)
      // A drawing has no opacity as a whole, so layers that are faint at first are left out.
      guard pose.alpha > 0.5 else { continue }
      let frame = layer.rect.offsetBy(dx: pose.offset.x, dy: pose.offset.y)
      all.append(
        layer.image.drawing.applying(CGAffineTransform(translationX: frame.minX, y: frame.minY)))
    }
    return Image(size: Self.canvas, isOpaque: true, drawing: all)
  }()

  package static let all: [Film] = [.nineWaves, .greenSilence, .lowSun]
}
