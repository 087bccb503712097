import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A legend for a ring or a platter: a sample and a word.
@MainActor
final class RingLegend: Decoration {
  enum Sample {
    case ring, dashes, platter
  }

  var sample: Sample { didSet { if sample != oldValue { setNeedsDisplay() } } }
  private let label: Label

  init(_ text: String, sample: Sample) {
    self.sample = sample
    label = Label(text, font: .systemFont(ofSize: 13))
    super.init(frame: .zero)
    addSubview(label)
  }

  private static let size = CGSize(width: 34, height: 22)

  override var intrinsicContentSize: CGSize {
    CGSize(width: Self.size.width + 10 + label.intrinsicContentSize.width, height: 24)
  }

  override func appearanceDidChange() {
    label.textColor = effectiveAppearance.palette.secondaryLabel
    setNeedsDisplay()
  }

  private var isMirrored: Bool { window?.layoutDirection == .rightToLeft }

  override func layoutSubviews() {
    let text = CGRect(
      x: Self.size.width + 10, y: 0, width: bounds.width - Self.size.width - 10,
      height: bounds.height)
    label.frame = isMirrored ? text.mirrored(in: bounds.width) : text
    label.textAlignment = isMirrored ? .right : .left
  }

  override func draw(into builder: inout DisplayListBuilder) {
    let place = CGRect(x: 0, y: 1, width: Self.size.width, height: Self.size.height)
    let rect = (isMirrored ? place.mirrored(in: bounds.width) : place).insetBy(dx: 2, dy: 2)
    let shape = Shape.rounded(rect, radius: 7, curve: .continuous)
    let palette = effectiveAppearance.palette
    switch sample {
    case .ring:
      if let edge = palette.ringEdge {
        builder.add(.stroke(shape, width: 4, color: edge, dash: []))
        builder.add(.stroke(shape, width: 2, color: palette.ring, dash: []))
      } else {
        builder.add(.stroke(shape, width: 3, color: palette.ring, dash: []))
      }
    case .dashes: builder.add(.stroke(shape, width: 2, color: palette.tint, dash: [7, 5]))
    case .platter: builder.add(.fill(shape, .color(palette.focusedControl)))
    }
  }
}
