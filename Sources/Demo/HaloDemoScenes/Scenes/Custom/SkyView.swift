import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A night sky that draws its stars itself: one view with many items that can have the focus.
@MainActor
final class SkyView: View {
  /// The drawing of all stars, which moves when the field scrolls.
  let sheet = SkySheet()
  private(set) lazy var field = StarField(in: self)
  private let reticle = Reticle()
  private let name = Label("", font: .systemFont(ofSize: 15, weight: .semibold))

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    accessibilityIdentifier = "sky"
    accessibilityLabel = "Sky"
    isAccessibilityElement = true
    clipsToBounds = true
    cornerRadius = 16
    sheet.stars = field.stars
    for child in [reticle, name] { sheet.addSubview(child) }
    addSubview(sheet)
    name.textAlignment = .center
    name.textColor = SkySheet.gold
    (reticle.alpha, name.alpha) = (0, 0)
  }

  // MARK: Focus

  /// The field alone: the view draws, and nothing that it contains is an item.
  override func focusItems(in rect: CGRect) -> [any FocusItem] { [field] }

  /// The field, so that the wheel scrolls the sky, and searches look beyond what is in sight.
  override var scrollableContainer: (any FocusItemScrollableContainer)? { field }

  /// A click on the sky reaches the view, since the stars are no views.
  override var isClickable: Bool { true }

  /// Moves the reticle to a star in the animations of the update; nil takes it away.
  func show(_ star: Star?, with coordinator: FocusAnimationCoordinator) {
    accessibilityValue = star?.name
    guard let star else {
      return coordinator.addCoordinatedUnfocusingAnimations { _ in
        (self.reticle.alpha, self.name.alpha) = (0, 0)
      }
    }
    Accessibility.post(notification: .announcement, argument: star.name)
    let isNew = reticle.alpha == 0
    View.performWithoutAnimation {
      name.text = star.name
      placeName(of: star)
      if isNew { place(reticle, around: star, outset: 14) }
    }
    coordinator.addCoordinatedFocusingAnimations { _ in
      self.place(self.reticle, around: star, outset: 0)
      (self.reticle.alpha, self.name.alpha) = (1, star.isNamed ? 0 : 1)
    }
  }

  private var focusedStar: Star? { window?.focusSystem?.focusedItem as? Star }

  private func place(_ reticle: Reticle, around star: Star, outset: CGFloat) {
    let side: CGFloat = 44 + 2 * outset
    reticle.frame = CGRect(
      x: star.center.x - side / 2, y: star.center.y - side / 2, width: side, height: side)
  }

  private func placeName(of star: Star) {
    name.frame = SkySheet.nameFrame(of: star)
  }

  /// Shows whether the name of the focused star is kept.
  func showNames() {
    guard let star = focusedStar else { return }
    Accessibility.post(
      notification: .announcement, argument: star.isNamed ? "Name kept" : "Name not kept")
    name.alpha = star.isNamed ? 0 : 1
    sheet.setNeedsDisplay()
  }

  // MARK: Layout

  private var arranged = CGSize.zero

  override func layoutSubviews() {
    guard bounds.size != arranged else { return }
    arranged = bounds.size
    let size = field.contentSize
    scrolledContentSize = size
    sheet.frame = CGRect(origin: .zero, size: size)
    field.contentOffset = bounds.origin
    field.arrange()
    sheet.setNeedsDisplay()
    guard let star = focusedStar else { return }
    place(reticle, around: star, outset: 0)
    placeName(of: star)
  }
}

/// The stars with the lines of their figures, and the names that a person keeps.
@MainActor
final class SkySheet: Decoration {
  var stars: [Star] = []

  static let gold = Color(hex: 0xFFE2A0)

  /// Returns the place of a star's name, below the star.
  static func nameFrame(of star: Star) -> CGRect {
    CGRect(x: star.center.x - 60, y: star.center.y + 22, width: 120, height: 20)
  }

  override func draw(into builder: inout DisplayListBuilder) {
    let night = Gradient(Color(hex: 0x070D24), Color(hex: 0x141E4A), Color(hex: 0x2B2F63))
    builder.add(
      .fill(.rect(bounds), .linear(night, from: .zero, to: CGPoint(x: 0, y: bounds.height))))
    drawHaze(into: &builder)
    for constellation in Constellation.all {
      let members = stars.filter { $0.constellation.name == constellation.name }
      for line in constellation.lines {
        for (one, other) in zip(line, line.dropFirst()) {
          drawLine(from: members[one].center, to: members[other].center, into: &builder)
        }
      }
    }
    for (index, star) in stars.enumerated() {
      let radius: CGFloat = [3.5, 2.6, 3, 4.2][index % 4]
      drawStar(at: star.center, radius: radius, into: &builder)
      guard star.isNamed else { continue }
      let style = TextStyle(
        font: .systemFont(ofSize: 15, weight: .semibold), color: Self.gold, alignment: .center)
      builder.add(star.name, style: style, in: Self.nameFrame(of: star))
    }
  }

  /// A band of light across the sky, and small stars that are no items.
  private func drawHaze(into builder: inout DisplayListBuilder) {
    let light = Gradient(
      Color(hex: 0x7F8CE0, alpha: 0.16), Color(hex: 0x7F8CE0, alpha: 0))
    for part in [0.22, 0.6, 0.9] as [CGFloat] {
      let center = CGPoint(x: bounds.width * part, y: bounds.height * (1.05 - part * 0.7))
      builder.add(
        .fill(.rect(bounds), .radial(light, center: center, radius: bounds.width * 0.2)))
    }
    // A fixed sequence, so that every picture of the sky is the same.
    var seed: UInt32 = 20_210_610
    func next() -> CGFloat {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return CGFloat(seed >> 8) / CGFloat(1 << 24)
    }
    for _ in 0..<150 {
      let (x, y, size) = (next() * bounds.width, next() * bounds.height, 0.8 + next() * 1.1)
      let dot = CGRect(x: x, y: y, width: size, height: size)
      builder.add(
        .fill(.path(BezierPath(ovalIn: dot)), .color(Color(white: 1, alpha: 0.2 + 0.3 * size / 2))))
    }
  }

  private func drawLine(
    from one: CGPoint, to other: CGPoint, into builder: inout DisplayListBuilder
  ) {
    let length = hypot(other.x - one.x, other.y - one.y)
    guard length > 30 else { return }
    let (dx, dy) = ((other.x - one.x) / length * 11, (other.y - one.y) / length * 11)
    var path = BezierPath()
    path.move(to: CGPoint(x: one.x + dx, y: one.y + dy))
    path.addLine(to: CGPoint(x: other.x - dx, y: other.y - dy))
    builder.add(
      .stroke(.path(path), width: 1, color: Color(hex: 0x9FB0FF, alpha: 0.45), dash: []))
  }

  private func drawStar(
    at center: CGPoint, radius: CGFloat, into builder: inout DisplayListBuilder
  ) {
    let glow = CGRect(
      x: center.x - 4 * radius, y: center.y - 4 * radius, width: 8 * radius, height: 8 * radius)
    let light = Gradient(Color(hex: 0xCBD6FF, alpha: 0.5), Color(hex: 0xCBD6FF, alpha: 0))
    builder.add(
      .fill(
        .path(BezierPath(ovalIn: glow)), .radial(light, center: center, radius: 4 * radius)))
    let disc = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    builder.add(.fill(.path(BezierPath(ovalIn: disc)), .color(.white)))
  }
}

/// The circle with four marks that shows which star has the focus.
@MainActor
private final class Reticle: Decoration {
  override func draw(into builder: inout DisplayListBuilder) {
    let bounds = presented(.bounds, bounds)
    let circle = bounds.insetBy(dx: 6, dy: 6)
    let color = SkySheet.gold
    builder.add(.stroke(.path(BezierPath(ovalIn: circle)), width: 2.5, color: color, dash: []))
    let marks: [(CGPoint, CGPoint)] = [
      (CGPoint(x: bounds.midX, y: bounds.minY), CGPoint(x: bounds.midX, y: circle.minY + 4)),
      (CGPoint(x: bounds.midX, y: bounds.maxY), CGPoint(x: bounds.midX, y: circle.maxY - 4)),
      (CGPoint(x: bounds.minX, y: bounds.midY), CGPoint(x: circle.minX + 4, y: bounds.midY)),
      (CGPoint(x: bounds.maxX, y: bounds.midY), CGPoint(x: circle.maxX - 4, y: bounds.midY)),
    ]
    for (one, other) in marks {
      var path = BezierPath()
      path.move(to: one)
      path.addLine(to: other)
      builder.add(.stroke(.path(path), width: 2.5, color: color, dash: []))
    }
  }
}
