import FocusGeometry
import Foundation
import HaloArtwork
import HaloDisplayList
import HaloSceneGraph

/// The background of a page about an artwork: the artwork itself, blurred and darkened with its own
/// colours.
///
/// It is one picture, so that a frame of the page composes few.
@MainActor
struct ProductGround {
  let artwork: Artwork
  /// The picture; nil with increased contrast.
  let image: Image?
  /// The fill of a page without a picture; nil if there is a picture.
  let paint: Paint?
  private let size: CGSize
  private let isMirrored: Bool
  private let isHigh: Bool

  /// Creates a background.
  ///
  /// - Parameters:
  ///   - artwork: the subject of the page.
  ///   - view: the page's view, or one of the same size.
  init(_ artwork: Artwork, filling view: View) {
    self.artwork = artwork
    size = view.bounds.size
    isMirrored = Self.isMirrored(view)
    isHigh = Self.isHigh(view)
    guard !isHigh, size.width > 0, size.height > 0 else {
      image = nil
      paint = TVStyle.background(in: size, contrast: isHigh ? .high : .normal)
      return
    }
    paint = nil
    image = Self.picture(of: artwork, filling: size, isMirrored: isMirrored)
  }

  /// Returns whether the background still suits the view's size, direction and contrast.
  func fits(_ view: View) -> Bool {
    size == view.bounds.size && isMirrored == Self.isMirrored(view) && isHigh == Self.isHigh(view)
  }

  private static func isMirrored(_ view: View) -> Bool {
    view.window?.layoutDirection == .rightToLeft
  }

  private static func isHigh(_ view: View) -> Bool {
    view.effectiveAppearance.accessibilityContrast == .high
  }

  /// The standard deviation of the blur in canvas points; with less, shapes of the background seem
  /// to continue those of the page's picture.
  private nonisolated static let blur: CGFloat = 40
  /// The height of the dark area under the hints, in canvas points.
  private nonisolated static let hintRoom: CGFloat = 300
  private nonisolated static let night = Color(hex: 0x060914)

  /// The colour of the lower edge of the page about an artwork.
  nonisolated static func shade(of artwork: Artwork) -> Color {
    artwork.harmony.dark.blend(night, 0.7)
  }

  /// Returns the picture, darker behind the text and the hints and dark enough everywhere not to
  /// distract from the page's picture.
  private static func picture(
    of artwork: Artwork, filling size: CGSize, isMirrored: Bool
  ) -> Image {
    let backdrop = artwork.backdrop(filling: size, isMirrored: isMirrored)
    let scale = TVSceneController.scale(in: size)
    return Image(size: size, isOpaque: true) {
      var drawing = backdrop()
      darken(&drawing, of: artwork, filling: size, scale: scale, isMirrored: isMirrored)
      return drawing
    }
  }

  private nonisolated static func darken(
    _ drawing: inout Drawing, of artwork: Artwork, filling size: CGSize, scale: CGFloat,
    isMirrored: Bool
  ) {
    let (harmony, rect) = (artwork.harmony, CGRect(origin: .zero, size: size))
    drawing.blur(blur * scale)
    drawing.fill(
      rect, with: .color(harmony.dark.blend(night, 0.5).withAlphaComponent(0.6)))
    func veil(_ alpha: CGFloat) -> Gradient {
      Gradient(
        (0...8).map { step in
          let x = CGFloat(step) / 8
          return .init(
            x, shade(of: artwork).withAlphaComponent(alpha * (1 + cos(.pi * x)) / 2))
        })
    }
    drawing.fill(
      rect,
      with: .linear(
        veil(0.84), from: CGPoint(x: isMirrored ? size.width : 0, y: 0),
        to: CGPoint(x: isMirrored ? 0 : size.width, y: 0)))
    drawing.fill(
      rect,
      with: .linear(
        veil(0.9), from: CGPoint(x: 0, y: size.height),
        to: CGPoint(x: 0, y: size.height - hintRoom * scale)))
    drawing.grain(0.03, seed: 7)
  }
}
