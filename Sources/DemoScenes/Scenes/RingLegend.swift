import Controls
import FocusGeometry
import Foundation
import SceneGraph

/// Says what a ring stands for: a sample of it and a word.
@MainActor
final class RingLegend: Decoration {
  private let isDashed: Bool
  private let label: Label

  init(_ text: String, isDashed: Bool) {
    self.isDashed = isDashed
    label = Label(text, font: .systemFont(ofSize: 13))
    super.init(frame: .zero)
    addSubview(label)
  }

  private static let sample = CGSize(width: 34, height: 22)

  override var intrinsicContentSize: CGSize {
    CGSize(width: Self.sample.width + 10 + label.intrinsicContentSize.width, height: 24)
  }

  override func appearanceDidChange() {
    label.textColor = effectiveAppearance.palette.secondaryLabel
    setNeedsDisplay()
  }

  private var isMirrored: Bool { window?.layoutDirection == .rightToLeft }

  override func layoutSubviews() {
    let text = CGRect(
      x: Self.sample.width + 10, y: 0, width: bounds.width - Self.sample.width - 10,
      height: bounds.height)
    label.frame = isMirrored ? text.mirrored(in: bounds.width) : text
    label.textAlignment = isMirrored ? .right : .left
  }

  override func draw(into builder: inout DisplayListBuilder) {
    let place = CGRect(x: 0, y: 1, width: Self.sample.width, height: Self.sample.height)
    let rect = (isMirrored ? place.mirrored(in: bounds.width) : place).insetBy(dx: 2, dy: 2)
    builder.add(
      .stroke(
        .rounded(rect, radius: 7, curve: .continuous), width: isDashed ? 2 : 3,
        color: effectiveAppearance.palette.tint, dash: isDashed ? [7, 5] : []))
  }
}
