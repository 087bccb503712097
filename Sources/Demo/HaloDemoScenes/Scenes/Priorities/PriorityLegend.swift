import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The meaning of the meters and of the dashed outline, in a line that may be broken.
@MainActor
final class PriorityLegend: Decoration {
  private enum Sample {
    case own, system, primary
  }

  private let entries: [(sample: Sample, label: Label)] = [
    (.own, Label("its own priority", font: .systemFont(ofSize: 13))),
    (.system, Label("what the system gives it", font: .systemFont(ofSize: 13))),
    (.primary, Label("the primary item", font: .systemFont(ofSize: 13))),
  ]
  private let scale = Label(
    "a step is 500, the last is the highest; R resets", font: .systemFont(ofSize: 13))

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    for entry in entries { addSubview(entry.label) }
    addSubview(scale)
  }

  private static let line: CGFloat = 20
  private static let sample: CGFloat = 28
  private static let gap: CGFloat = 8
  private static let pitch: CGFloat = 24

  /// Returns the frames of the labels, each after its sample; the last one has none.
  private func frames(in width: CGFloat) -> [CGRect] {
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    return (entries.map(\.label) + [scale]).enumerated().map { index, label in
      let begin = index < entries.count ? Self.sample + Self.gap : 0
      let text = ceil(label.intrinsicContentSize.width)
      if x > 0, x + begin + text > width { (x, y) = (0, y + Self.line + 2) }
      defer { x += begin + text + Self.pitch }
      return CGRect(x: x + begin, y: y, width: text, height: Self.line)
    }
  }

  func height(in width: CGFloat) -> CGFloat { frames(in: width).map(\.maxY).max() ?? 0 }

  private var isMirrored: Bool { window?.layoutDirection == .rightToLeft }

  override func layoutSubviews() {
    for (label, frame) in zip(entries.map(\.label) + [scale], frames(in: bounds.width)) {
      label.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
      label.textAlignment = isMirrored ? .right : .left
    }
    setNeedsDisplay()
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    for label in entries.map(\.label) + [scale] { label.textColor = palette.secondaryLabel }
    setNeedsDisplay()
  }

  override func draw(into builder: inout DisplayListBuilder) {
    let palette = effectiveAppearance.palette
    for (entry, frame) in zip(entries, frames(in: bounds.width)) {
      let place = CGRect(
        x: frame.minX - Self.gap - Self.sample, y: frame.midY - 4, width: Self.sample, height: 8)
      let rect = isMirrored ? place.mirrored(in: bounds.width) : place
      switch entry.sample {
      case .own:
        builder.add(.fill(.rounded(rect, radius: 3, curve: .circular), .color(palette.tint)))
      case .system:
        let color = palette.secondaryLabel.withAlphaComponent(0.55)
        builder.add(.fill(.rounded(rect, radius: 3, curve: .circular), .color(color)))
      case .primary:
        let outline = Shape.rounded(rect.insetBy(dx: 1, dy: -3), radius: 5, curve: .continuous)
        builder.add(.stroke(outline, width: 1.5, color: palette.label, dash: [2, 3]))
      }
    }
  }
}
