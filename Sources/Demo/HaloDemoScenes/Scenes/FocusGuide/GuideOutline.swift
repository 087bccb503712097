import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The dashed outline of a guide with its name and its targets, tinted while the guide is on.
@MainActor
final class GuideOutline: Decoration {
  /// The guide, which has the frame of the outline.
  let guide = FocusGuide()
  let place: GuidePage.Place
  let tint: Color
  /// The text in the outline.
  var text = "" { didSet { label.text = text } }
  var isOn = false {
    didSet {
      label.textColor = isOn ? tint.mixed(with: .white, by: 0.35) : Color(hex: 0x8E9CC2)
      lineOpacity = isOn ? 0.6 : 0.22
    }
  }
  private var lineOpacity: CGFloat = 0 { didSet { setNeedsDisplay() } }
  private let label = Label("", font: .systemFont(ofSize: 25, weight: .medium))

  init(_ guide: GuidePage.Guide, tint: Color) {
    place = guide.place
    self.tint = tint
    super.init(frame: .zero)
    self.guide.identifier = guide.id
    label.textAlignment = .center
    addSubview(label)
  }

  /// Places the text in the middle, or, around the panel, at the end of the line with its heading.
  override func layoutSubviews() {
    guard place == .panel else {
      label.frame = bounds
      return
    }
    let isMirrored = window?.layoutDirection == .rightToLeft
    let top =
      GuideLayout.panelMargin + WhyPanel.headingTop(in: bounds.height - 2 * GuideLayout.panelMargin)
    label.textAlignment = isMirrored ? .left : .right
    label.frame = CGRect(x: 40, y: top, width: bounds.width - 80, height: 34)
  }

  override func draw(into builder: inout DisplayListBuilder) {
    // The line runs along its middle, and the fill ends there, too.
    let radius: CGFloat = place == .panel ? 27 : 13
    let shape = Shape.rounded(bounds.insetBy(dx: 1, dy: 1), radius: radius, curve: .continuous)
    if isOn { builder.add(.fill(shape, .color(tint.withAlphaComponent(0.10)))) }
    builder.add(
      .stroke(shape, width: 2, color: tint.withAlphaComponent(lineOpacity), dash: [10, 8]))
  }
}
