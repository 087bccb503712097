// guide: star
import Halo

/// A star that can be focused and pressed; its halo has the shape of the star.
final class Star: Control {
  var isFilled = false { didSet { setNeedsDisplay() } }

  override var canBecomeFocused: Bool { true }

  private var outline: BezierPath {
    let radius = min(bounds.width, bounds.height) / 2
    var path = BezierPath()
    for corner in 0..<10 {
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let length = corner.isMultiple(of: 2) ? radius : radius * 0.45
      let point = CGPoint(
        x: bounds.midX + length * cos(angle), y: bounds.midY + length * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
  // end

  // guide: draw
  override func draw(into builder: inout DisplayListBuilder) {
    let palette = effectiveAppearance.palette
    let shape = Shape.path(outline)
    if isFilled { builder.add(.fill(shape, .color(Color(hex: 0xF5A623)))) }
    builder.add(.stroke(shape, width: 1.5, color: palette.secondaryLabel, dash: []))
  }
  // end

  // guide: halo
  override func layoutSubviews() {
    super.layoutSubviews()
    focusEffect = FocusHaloEffect(path: outline)
  }
}
// end

// guide: row
/// Five stars in a row; Return on a star sets the rating.
final class StarRating: View {
  var rating = 0 { didSet { showRating() } }
  let stars = (1...5).map { _ in Star() }

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    for (index, star) in stars.enumerated() {
      star.accessibilityIdentifier = "star-\(index + 1)"
      star.accessibilityLabel = index == 0 ? "1 star" : "\(index + 1) stars"
      star.primaryAction = { [weak self] in self?.rating = index + 1 }
      addSubview(star)
    }
  }

  private func showRating() {
    for (index, star) in stars.enumerated() { star.isFilled = index < rating }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.height
    for (index, star) in stars.enumerated() {
      star.frame = CGRect(x: CGFloat(index) * (side + 16), y: 0, width: side, height: side)
    }
  }
}
// end

// guide: screen
final class RatingScreen: ViewController {
  let rating = StarRating(frame: CGRect(x: 40, y: 60, width: 364, height: 60))

  override func viewDidLoad() { view.addSubview(rating) }
}
// end
