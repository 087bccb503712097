import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A short text about the film, which slides in from the upper edge.
@MainActor
final class FilmInfo: Decoration {
  var isShown = false

  private let picture: ImageView
  private let titleLabel: Label
  private let summary: Label
  private let facts: Label

  /// The width of the canvas, in points.
  var canvasWidth: CGFloat = 1920
  private static let height: CGFloat = 288
  private static let maximumWidth: CGFloat = 1200
  private static let pictureSize = CGSize(width: 426, height: 240)

  init(_ film: Film) {
    picture = ImageView(image: film.artwork.poster(size: Self.pictureSize))
    titleLabel = TVStyle.label(film.title, size: 48, weight: .semibold)
    summary = TVStyle.label(film.summary, size: 29, weight: .regular)
    facts = TVStyle.label(
      "\(film.layers.count) layers of paper, light and fog, 30 times a second",
      size: 25, weight: .regular)
    super.init(frame: .zero)
    backgroundColor = Color(hex: 0x101223, alpha: 0.96)
    hairlineColor = Color(white: 1, alpha: 0.14)
    cornerRadius = 32
    shadow = Shadow(offsetY: 14, sigma: 24, color: Color(white: 0, alpha: 0.4))
    picture.cornerRadius = 14
    summary.numberOfLines = 2
    summary.lineHeight = 40
    summary.textColor = Color(white: 1, alpha: 0.85)
    facts.textColor = Color(white: 1, alpha: 0.68)
    alpha = 0
    for child in [picture, titleLabel, summary, facts] { addSubview(child) }
  }

  /// Places the text on the canvas, or above its upper edge.
  func place(isShown: Bool) {
    let width = min(Self.maximumWidth, canvasWidth - 160)
    frame = CGRect(
      x: ((canvasWidth - width) / 2).rounded(), y: isShown ? 60 : 20 - Self.height, width: width,
      height: Self.height)
  }

  override func layoutSubviews() {
    let most = Self.pictureSize
    let pictureWidth = min(most.width, (bounds.width * 0.27).rounded())
    let size = CGSize(
      width: pictureWidth, height: (pictureWidth * most.height / most.width).rounded())
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ view: View, _ rect: CGRect) {
      view.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    place(
      picture,
      CGRect(
        origin: CGPoint(x: 24, y: ((bounds.height - size.height) / 2).rounded()), size: size))
    let left = 24 + size.width + 40
    let width = bounds.width - left - 40
    place(titleLabel, CGRect(x: left, y: 30, width: width, height: 60))
    place(summary, CGRect(x: left, y: 104, width: width, height: 84))
    place(facts, CGRect(x: left, y: 214, width: width, height: 36))
  }
}
