import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The text about a title over its backdrop.
@MainActor
final class HeroWords: Decoration {
  private let place = TVStyle.label("", size: 25, weight: .medium)
  private let heading = TVStyle.label("", size: 76, weight: .bold)
  private let line = TVStyle.label("", size: 29, weight: .regular)

  /// The height with two lines about the title; a single line is at the lower edge.
  static let height: CGFloat = 196 + lineHeight
  private static let lineHeight: CGFloat = 40
  /// The distance from the upper edge to the lines about the title.
  static let lineTop: CGFloat = 148
  /// The width of the longest title.
  static let headingWidth: CGFloat = 500

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    accessibilityIdentifier = "hero"
    place.tracking = 1.5
    line.numberOfLines = 2
    line.lineHeight = Self.lineHeight
    line.textColor = Color(white: 1, alpha: 0.92)
    for label in [place, heading, line] { addSubview(label) }
  }

  func show(_ artwork: Artwork) {
    place.text = artwork.place.uppercased()
    heading.text = artwork.title
    line.text = artwork.synopsis.line
    setNeedsLayout()
  }

  override func appearanceDidChange() {
    place.textColor = TVStyle.secondaryText(effectiveAppearance.palette)
  }

  override func layoutSubviews() {
    let size = line.sizeThatFits(CGSize(width: bounds.width, height: .infinity))
    let isLong = size.height > 1.5 * Self.lineHeight
    let top = isLong ? 0 : Self.lineHeight
    place.frame = CGRect(x: 0, y: top, width: bounds.width, height: 34)
    heading.frame = CGRect(x: 0, y: top + 36, width: bounds.width, height: 96)
    line.frame = CGRect(
      x: 0, y: top + Self.lineTop, width: bounds.width,
      height: Self.lineHeight * (isLong ? 2 : 1) + 2)
  }
}

/// The name of the service, with a ring around its dot.
@MainActor
final class Wordmark: Decoration {
  private let dot = View()
  private let name = TVStyle.label("Halo", size: 38, weight: .semibold)

  init() {
    super.init(frame: .zero)
    dot.backgroundColor = TVStyle.text
    dot.cornerRadius = 8
    addSubview(dot)
    addSubview(name)
  }

  private func placed(_ rect: CGRect) -> CGRect {
    window?.layoutDirection == .rightToLeft ? rect.mirrored(in: bounds.width) : rect
  }

  override func layoutSubviews() {
    dot.frame = placed(CGRect(x: 12, y: 20, width: 16, height: 16))
    name.frame = placed(CGRect(x: 54, y: 0, width: bounds.width - 54, height: 56))
  }

  override func draw(into builder: inout DisplayListBuilder) {
    let ring = placed(CGRect(x: 4, y: 12, width: 32, height: 32))
    builder.add(
      .stroke(
        .path(BezierPath(ovalIn: ring)), width: 4, color: Color(hex: 0xB79CFF), dash: []))
  }
}

/// The very faint light behind the focused shelf.
@MainActor
enum Glow {
  static let image: Image = {
    let size = CGSize(width: 256, height: 128)
    var drawing = Drawing()
    let color = Color(hex: 0x8D5BD6)
    let stops = (0...12).map { step -> Gradient.Stop in
      let x = CGFloat(step) / 12
      return .init(x, color.withAlphaComponent(0.13 * (1 + cos(.pi * x)) / 2))
    }
    // A circle in a space that is stretched to the picture's aspect ratio when it is shown.
    drawing.fill(
      CGRect(origin: .zero, size: size),
      with: .radial(Gradient(stops), center: CGPoint(x: 128, y: 64), radius: 64))
    return Image(stretching: drawing, size: size)
  }()
}
